/// A combined transition edited part by part. The whole keeps its name, whichever part comes first.
extension CustomTransition {
  /// Whether any of the parts has a removal of its own.
  public var hasOwnRemoval: Bool { parts.contains(where: \.isAsymmetric) }

  /// Changes one of `parts`; a place where there is none changes nothing.
  public mutating func changePart(at index: Int, _ change: (inout CustomTransition) -> Void) {
    var parts = parts
    guard parts.indices.contains(index) else { return }
    change(&parts[index])
    take(parts)
  }

  /// Runs another transition (with all of its parts) at the same time, on top of the present ones, as far as
  /// `mostCombined` allows.
  public mutating func add(_ other: CustomTransition) {
    take(Array((parts + other.parts).prefix(CustomTransition.mostCombined)))
  }

  /// Takes a part away; the last one stays.
  public mutating func removePart(at index: Int) {
    var parts = parts
    guard parts.count > 1, parts.indices.contains(index) else { return }
    parts.remove(at: index)
    take(parts)
  }

  /// Puts a part at another place: the earlier ones move within the later ones.
  public mutating func movePart(from index: Int, to place: Int) {
    var parts = parts
    guard parts.indices.contains(index), parts.indices.contains(place) else { return }
    parts.insert(parts.remove(at: index), at: place)
    take(parts)
  }

  /// What the part does by itself: the ready-made transition that it is, whatever it is called; nil for one's own.
  public var readyMadeTwin: CustomTransition? {
    CustomTransition.readyMade.lazy.map(\.transition).first { ready in
      var twin = self
      twin.name = ready.name
      return twin == ready
    }
  }

  /// The properties that it moves on one way or the other, in the order of the fields.
  public var movedProperties: [TransitionProperty] {
    TransitionProperty.allCases.filter { property in
      [true, false].contains { way(isInsertion: $0).moves(property) }
    }
  }

  private mutating func take(_ parts: [CustomTransition]) {
    guard var first = parts.first else { return }
    first.name = name
    first.combined = Array(parts.dropFirst())
    self = first
  }
}
