import SymbolArt
import SymbolMotion

/// An opacity as a constant times keyframes.
struct LottieOpacity: Hashable {
  /// 0…1.
  var constant = 1.0
  /// Factors over time; empty: none.
  var keyframes: [Keyframe] = []

  /// Nothing to be seen through.
  static let opaque = LottieOpacity()

  /// Whether it is 1 at all times.
  var isOpaque: Bool { constant >= 1 && keyframes.allSatisfy { $0.value >= 1 } }

  /// The property in percent.
  func value(times factor: Double) -> JSONValue {
    let strength = constant * factor * 100
    if keyframes.isEmpty { return LottieValue.fixed(LottieValue.number(strength)) }
    return LottieValue.animated(keyframes) { LottieValue.number(strength * $0) }
  }

  /// Both at once.
  func multiplied(by other: LottieOpacity) -> LottieOpacity {
    let keyframes =
      self.keyframes.isEmpty || other.keyframes.isEmpty
      ? self.keyframes + other.keyframes
      : KeyframeProduct.keyframes(self.keyframes, other.keyframes, property: .opacity)
    return LottieOpacity(constant: constant * other.constant, keyframes: keyframes)
  }
}
