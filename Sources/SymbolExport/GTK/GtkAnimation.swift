import SymbolMotion

/// A track as SMIL elements that follow an icon's state: each phase begins when a state is entered or left.
struct GtkAnimation {
  let timeline: ExportTimeline
  let dialect: GtkStateDialect
  /// Whether the file shows the first frame at rest: of a content transition, the old symbol.
  let beginsAtStart: Bool

  /// What the file shows before any state was changed; it must be a complete picture.
  func base(_ keyframes: [Keyframe], rest: Double) -> Double {
    beginsAtStart ? keyframes.first?.value ?? rest : rest
  }

  /// - Parameters:
  ///   - element: `animate` or `animateTransform`.
  ///   - attributes: what is animated, and for transforms the type.
  func elements(
    _ element: String, _ attributes: [(String, String)], _ keyframes: [Keyframe], rest: Double,
    _ write: (Double) -> String
  ) -> [ExportedElement] {
    guard keyframes.count > 1 else { return [] }
    let base = base(keyframes, rest: rest)
    var result: [ExportedElement] = []
    func add(_ part: [Keyframe], _ length: Double, begin: String, repeatsUntil end: String? = nil) {
      guard length > 0 else { return }
      let way = GtkAnimation.splined(part, length: length)
      var all = attributes
      all.append(("begin", begin))
      all.append(("dur", ExportedNumber.text(length * 1000, digits: 1) + "ms"))
      if let end { all += [("end", end), ("repeatCount", "indefinite")] } else { all.append(("fill", "freeze")) }
      all.append(("values", way.map { write($0.value) }.joined(separator: ";")))
      all.append(("keyTimes", way.map { ExportedNumber.text($0.time / length, digits: 5) }.joined(separator: ";")))
      if way.dropLast().allSatisfy({ $0.curve == .hold }) {
        all.append(("calcMode", "discrete"))
      } else {
        all.append(("calcMode", "spline"))
        all.append(("keySplines", way.dropLast().map(GtkAnimation.spline).joined(separator: ";")))
      }
      result.append(ExportedElement(element, all))
    }
    for phase in timeline.phases {
      let part = keyframes.part(from: phase.start, to: phase.end)
      switch phase.kind {
      case .run:
        add(part, phase.length, begin: dialect.entering())
        // What the run does not bring back itself goes back the way it came.
        if let last = part.last, abs(last.value - base) > 1e-6 {
          add(part.reversed(length: phase.length), phase.length, begin: dialect.leaving())
        }
      case .intro:
        add(part, phase.length, begin: dialect.entering())
      case .loop:
        if part.contains(where: { $0.value != part[0].value }) {
          add(part, phase.length, begin: dialect.entering(after: phase.start), repeatsUntil: dialect.leaving())
        }
      case .outro, .insertion:
        add(part, phase.length, begin: dialect.leaving())
      case .removal:
        add(part, phase.length, begin: dialect.entering())
      }
    }
    return result
  }

  private static func spline(_ keyframe: Keyframe) -> String {
    guard case .cubicBezier(let bezier) = keyframe.curve else { return "0 0 1 1" }
    return [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { ExportedNumber.text($0) }.joined(separator: " ")
  }

  /// With handles within 0…1, as SMIL wants them, from 0 to the length; what holds among curves becomes a jump.
  private static func splined(_ keyframes: [Keyframe], length: Double) -> [Keyframe] {
    var result: [Keyframe] = []
    let allHold = keyframes.dropLast().allSatisfy { $0.curve == .hold }
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      switch from.curve {
      case .hold where !allHold:
        result.append(Keyframe(time: from.time, value: from.value))
        if from.value != to.value { result.append(Keyframe(time: to.time, value: from.value)) }
      case .cubicBezier(let bezier) where !(0...1).contains(bezier.y1) || !(0...1).contains(bezier.y2):
        // An overshoot: short lines, a fast screen's frame each.
        let way = Track(property: .scale, keyframes: [from, Keyframe(time: to.time, value: to.value)])
        let count = max(Int(((to.time - from.time) * 120).rounded(.up)), 2)
        for index in 0..<count {
          let time = from.time + (to.time - from.time) * Double(index) / Double(count)
          result.append(Keyframe(time: time, value: way.value(at: time)))
        }
      default:
        result.append(from)
      }
    }
    if let last = keyframes.last { result.append(Keyframe(time: last.time, value: last.value)) }
    // SMIL wants the first time at 0 and the last one at 1.
    if let first = result.first, first.time > 1e-9 {
      result.insert(Keyframe(time: 0, value: first.value, curve: allHold ? .hold : .linear), at: 0)
    }
    if let last = result.last, last.time < length - 1e-9, !allHold {
      result.append(Keyframe(time: length, value: last.value))
    }
    return result
  }
}
