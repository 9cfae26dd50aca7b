import SymbolMotion

#if canImport(Glibc)
  import Glibc
#endif

/// A property's keyframes as object animators, one a piece of its way. (`<keyframe>` needs Android 6; these run on 5.)
enum AndroidAnimation {
  /// Animators of a named group's or path's property; none where it does not change.
  ///
  /// - Parameters:
  ///   - keyframes: over time, in seconds.
  ///   - write: from the track's unit to the property's.
  static func animators(
    _ property: String, _ keyframes: [Keyframe], _ write: (Double) -> Double = { $0 }
  ) -> [ExportedElement] {
    guard keyframes.count > 1 else { return [] }
    var result: [ExportedElement] = []
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let (start, end) = (milliseconds(from.time), milliseconds(to.time))
      if from.value == to.value { continue }
      switch from.curve {
      case .hold, .steps, .spring:
        result.append(animator(property, write(to.value), write(to.value), at: end, for: 0, nil))
      case _ where end <= start:
        result.append(animator(property, write(to.value), write(to.value), at: end, for: 0, nil))
      case .linear:
        result.append(
          animator(
            property, write(from.value), write(to.value), at: start, for: end - start,
            ExportedElement("linearInterpolator")))
      case .cubicBezier(let bezier):
        let path =
          "M0,0 C\(ExportedNumber.text(bezier.x1)),\(ExportedNumber.text(bezier.y1)) "
          + "\(ExportedNumber.text(bezier.x2)),\(ExportedNumber.text(bezier.y2)) 1,1"
        result.append(
          animator(
            property, write(from.value), write(to.value), at: start, for: end - start,
            ExportedElement("pathInterpolator", [("android:pathData", path)])))
      }
    }
    return result
  }

  private static func animator(
    _ property: String, _ from: Double, _ to: Double, at start: Int, for duration: Int, _ curve: ExportedElement?
  ) -> ExportedElement {
    ExportedElement(
      "objectAnimator",
      [
        ("android:propertyName", property), ("android:startOffset", String(start)),
        ("android:duration", String(duration)), ("android:valueFrom", ExportedNumber.text(from)),
        ("android:valueTo", ExportedNumber.text(to)), ("android:valueType", "floatType"),
      ], curve.map { [ExportedElement("aapt:attr", [("name", "android:interpolator")], [$0])] } ?? [])
  }

  /// Whole milliseconds are all that Android counts.
  static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
