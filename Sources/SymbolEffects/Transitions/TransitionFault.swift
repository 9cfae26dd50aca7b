/// Something about a transition that will not look as it should, for the person who makes it.
public enum TransitionFault: Hashable, Sendable {
  /// The state or a wave changes something when the symbol is fully there: the view would never come to rest.
  case notNeutralAtIdentity(property: TransitionProperty, value: Double, isInsertion: Bool)
  /// Both states turn or scale, about different points: the active state's anchor is used for both.
  case anchorsDiffer(isInsertion: Bool)
  /// Both states turn in space, about different axes or points: the active state's are used for both.
  case axesDiffer(isInsertion: Bool)
  /// Nothing is different when the symbol is not there: it comes and goes at once.
  case nothingMoves(isInsertion: Bool)
}

extension CustomTransition {
  /// What is wrong with it; empty for a transition that comes to rest.
  public var faults: [TransitionFault] {
    let ways = hasOwnRemoval ? [true, false] : [true]
    return ways.flatMap { isInsertion -> [TransitionFault] in
      let all = parts.map { $0.way(isInsertion: isInsertion) }
      let faults = all.flatMap { way -> [TransitionFault] in
        var faults = TransitionProperty.allCases.compactMap { property -> TransitionFault? in
          let value = way.state(of: property, at: 1, width: designSize, height: designSize).value
          guard abs(value - property.neutralValue) > 1e-6 else { return nil }
          return .notNeutralAtIdentity(property: property, value: value, isInsertion: isInsertion)
        }
        if way.active.turnsOrScales, way.identity.turnsOrScales, way.active.anchor != way.identity.anchor {
          faults.append(.anchorsDiffer(isInsertion: isInsertion))
        }
        if let active = way.active.rotation3D, let identity = way.identity.rotation3D, active.degrees != 0,
          identity.degrees != 0, active.axis != identity.axis || active.anchor != identity.anchor
        {
          faults.append(.axesDiffer(isInsertion: isInsertion))
        }
        return faults
      }
      if !all.contains(where: { way in TransitionProperty.allCases.contains(where: way.moves) }) {
        return faults + [.nothingMoves(isInsertion: isInsertion)]
      }
      return faults
    }
  }
}

extension TransitionState {
  /// Whether its anchor matters.
  public var turnsOrScales: Bool { scaleX != 1 || scaleY != 1 || rotation != 0 }
}

extension TransitionFault: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notNeutralAtIdentity(let property, let value, let isInsertion):
      let neutral = "\(shortestDecimal(property.neutralValue))\(property.unit)"
      return
        "When the symbol is fully there, \(property.rawValue) is \(shortestDecimal(rounded(value)))\(property.unit) "
        + "instead of \(neutral)\(way(isInsertion)): it would never come to rest."
    case .anchorsDiffer(let isInsertion):
      return "The two states turn or scale about different points\(way(isInsertion)): the active one's is used."
    case .axesDiffer(let isInsertion):
      return "The two states turn in space about different axes\(way(isInsertion)): the active one's is used."
    case .nothingMoves(let isInsertion):
      return "Nothing changes\(way(isInsertion)): the symbol \(isInsertion ? "comes" : "goes") at once."
    }
  }

  private func way(_ isInsertion: Bool) -> String { isInsertion ? "" : " (removal)" }
  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
