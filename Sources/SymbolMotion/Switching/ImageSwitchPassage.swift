import SymbolEffects

/// The going of one picture and the coming of the next, as tracks from time 0.
struct ImageSwitchPassage {
  private let switching: ImageSwitching
  private let curve: Curve
  /// Without overshoot: opacity and blur have nowhere to go beyond their ends.
  private let calmCurve: Curve
  /// Points of the picture's larger side, of which the blur is a fraction.
  private let designSize: Double
  /// Seconds at which the old picture begins to go.
  let leaving: Double
  /// Seconds in which it goes.
  let leavingTime: Double
  /// Seconds at which the new picture begins to come.
  let coming: Double
  /// Seconds in which it comes.
  let comingTime: Double

  init(_ switching: ImageSwitching, designSize: Double) {
    self.switching = switching
    self.designSize = max(designSize, 1)
    switch switching.curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      func bezier(_ y1: Double, _ y2: Double) -> Curve {
        x1 == y1 && x2 == y2 ? .linear : .cubicBezier(CubicBezier(x1, y1, x2, y2))
      }
      curve = bezier(y1, y2)
      calmCurve = bezier(min(max(y1, 0), 1), min(max(y2, 0), 1))
      (leavingTime, comingTime) = (switching.outTime, switching.inTime)
    case .spring(let response, let dampingFraction):
      curve = .spring(Spring(response: response, dampingFraction: dampingFraction))
      let calm = Spring(response: response, dampingFraction: max(dampingFraction, 1))
      calmCurve = .spring(calm)
      let time = calm.settlingDuration(from: 0, to: 1)
      (leavingTime, comingTime) = (time, time)
    }
    switch switching.way {
    case .transition:
      // The old one is gone when the new one is there, never before: the place is at no time empty.
      leaving = max(0, comingTime - leavingTime)
      coming = 0
    case .animation:
      leaving = 0
      coming = max(switching.wait, 0)
    }
  }

  /// When the last thing is over.
  var duration: Double { max(leaving + leavingTime, coming + comingTime) }
  /// When the picture is swapped; with two views there is no such moment.
  var swap: Double? { switching.way == .animation ? coming : nil }

  /// What the old picture does; its opacity ends at 0.
  var leavingTracks: [Track] {
    animated.map { property, gone in
      let rest = property.restValue
      let way = [
        Keyframe(time: leaving, value: rest, curve: curve(of: property)),
        Keyframe(time: leaving + leavingTime, value: gone),
      ]
      guard let swap else { return Track(property: property, keyframes: way) }
      let shown = way.part(from: 0, to: swap)
      return Track(
        property: property, keyframes: property == .opacity ? shown + [Keyframe(time: swap, value: 0)] : shown)
    }
  }

  /// What the new picture does; before its time its opacity is 0.
  var comingTracks: [Track] {
    animated.map { property, gone in
      // One view goes on from where the old picture was when it was swapped.
      let start = swap == nil ? gone : leavingValue(of: property, gone: gone)
      let way = [
        Keyframe(time: coming, value: start, curve: curve(of: property)),
        Keyframe(time: coming + comingTime, value: property.restValue),
      ]
      guard property == .opacity, coming > 0 else { return Track(property: property, keyframes: way) }
      return Track(
        property: property,
        keyframes: [Keyframe(time: 0, value: 0, curve: .hold), Keyframe(time: coming, value: 0, curve: .hold)] + way)
    }
  }

  private func leavingValue(of property: TrackProperty, gone: Double) -> Double {
    let rest = property.restValue
    guard coming < leavingTime else { return gone }
    return curve(of: property).state(at: coming, duration: leavingTime, from: rest, to: gone).value
  }

  private func curve(of property: TrackProperty) -> Curve { property == .scale ? curve : calmCurve }

  /// What changes, and to what when the picture is gone. Opacity is always there: it also makes the swap.
  private var animated: [(TrackProperty, Double)] {
    switch (switching.style, switching.way) {
    case (.fade, _): [(.opacity, 0)]
    case (.scale, _): [(.opacity, 0), (.scale, switching.scale)]
    case (.blur, .transition): [(.opacity, 0), (.blur, switching.blurRadius / designSize)]
    // One view that is blurred stays there; only its picture changes.
    case (.blur, .animation): [(.opacity, 1), (.blur, switching.blurRadius / designSize)]
    }
  }
}
