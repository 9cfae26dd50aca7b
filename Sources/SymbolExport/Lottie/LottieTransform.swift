import SymbolArt
import SymbolMotion

/// A `ks` object: anchor, position, scale, rotation and opacity of a layer. What is at rest is left out.
struct LottieTransform {
  var motion = SceneTransform()
  /// Where a picture's pixels lie: a constant scale and shift beneath everything else.
  var placement: Rect?
  var opacity = LottieOpacity.opaque

  /// - Parameter place: from view box units to the composition's.
  func value(_ place: AffineTransform, pixelSize: (width: Int, height: Int) = (1, 1)) -> JSONValue {
    var fields: [JSONValue.Field] = []
    if !opacity.isOpaque { fields.append(.init("o", opacity.value(times: 1))) }
    if let placement {
      let frame = place.apply(placement)
      fields.append(.init("p", LottieValue.fixed(LottieValue.point(Point(x: frame.x, y: frame.y)))))
      let scale = [frame.width / Double(max(pixelSize.width, 1)), frame.height / Double(max(pixelSize.height, 1)), 1]
      fields.append(.init("s", LottieValue.fixed(.array(scale.map { LottieValue.fine($0 * 100) }))))
      return .object(fields)
    }
    let center = motion.center.map(place.apply)
    if let center { fields.append(.init("a", LottieValue.fixed(LottieValue.point(center)))) }
    if let position = position(from: center ?? .zero, unit: place.a) { fields.append(.init("p", position)) }
    if !motion.scale.isEmpty {
      fields.append(
        .init(
          "s",
          LottieValue.animated(motion.scale) {
            let percent = LottieValue.number($0 * 100)
            return .array([percent, percent, .integer(100)])
          }))
    }
    for (isX, keyframes) in [(true, motion.scaleX), (false, motion.scaleY)] where !keyframes.isEmpty {
      fields.append(
        .init(
          "s",
          LottieValue.animated(keyframes) {
            let percent = LottieValue.number($0 * 100)
            return .array(isX ? [percent, .integer(100), .integer(100)] : [.integer(100), percent, .integer(100)])
          }))
    }
    if !motion.rotation.isEmpty {
      fields.append(.init("r", LottieValue.animated(motion.rotation, LottieValue.number)))
    }
    return .object(fields)
  }

  /// Both coordinates in one where they keep time with one another, else apart; nil at the origin.
  private func position(from center: Point, unit: Double) -> JSONValue? {
    let (x, y) = (motion.offsetX.scaled(by: unit), motion.offsetY.scaled(by: unit))
    if x.isEmpty && y.isEmpty { return center == .zero ? nil : LottieValue.fixed(LottieValue.point(center)) }
    let leading = x.isEmpty ? y : x
    let keepsTime =
      x.isEmpty || y.isEmpty
      || x.count == y.count && zip(x, y).allSatisfy { $0.time == $1.time && $0.curve == $1.curve }
    if keepsTime, leading.count > 1 {
      let keyframes = leading.indices.map { index in
        LottieKeyframe(
          time: leading[index].time, curve: leading[index].curve,
          values: [center.x + (x.isEmpty ? 0 : x[index].value), center.y + (y.isEmpty ? 0 : y[index].value)])
      }
      return LottieValue.animated(keyframes) { .array($0.map(LottieValue.number)) }
    }
    func axis(_ track: [Keyframe], _ origin: Double) -> JSONValue {
      track.isEmpty
        ? LottieValue.fixed(LottieValue.number(origin))
        : LottieValue.animated(track) { LottieValue.number(origin + $0) }
    }
    return .object([.init("s", .bool(true)), .init("x", axis(x, center.x)), .init("y", axis(y, center.y))])
  }
}
