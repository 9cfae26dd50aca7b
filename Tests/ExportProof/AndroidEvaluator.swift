import Foundation
import SymbolArt
import SymbolMotion
import SymbolPainting

/// Draws a frame of an animated vector drawable from the file alone, by the rules of Android's documentation.
public final class AndroidEvaluator {
  private let vector: MarkupTree
  private var animators: [String: [MarkupTree]] = [:]
  /// What is against the format's rules, in words.
  public private(set) var faults: [String] = []

  /// nil where the file is no animated vector drawable.
  public init?(_ data: Data) {
    guard let root = MarkupTree.read(data), root.name == "animated-vector",

      let drawable = root.children.first(where: { $0.attributes["name"] == "android:drawable" }),
      let vector = drawable.children.first, vector.name == "vector"
    else { return nil }
    self.vector = vector
    let names = vector.all.compactMap { $0.attributes["android:name"] }
    if Set(names).count != names.count { faults.append("names are not unique") }
    for target in root.children where target.name == "target" {
      let name = target.attributes["android:name"] ?? ""
      if !names.contains(name) { faults.append("target “\(name)” is nothing in the drawing") }
      if animators[name] != nil { faults.append("“\(name)” has two targets") }
      animators[name] = target.all.filter { $0.name == "objectAnimator" }
    }
    for path in vector.all where path.name == "path" || path.name == "clip-path" {
      if pathOfData(path.attributes["android:pathData"] ?? "") == nil { faults.append("a path is none") }
    }
    for group in vector.all where group.attributes["android:alpha"] != nil && group.name == "group" {
      faults.append("a group has an alpha")
    }
    for animator in animators.values.joined() {
      let known = [
        "rotation", "scaleX", "scaleY", "translateX", "translateY", "fillAlpha", "strokeAlpha", "trimPathStart",
        "trimPathEnd",
      ]
      if !known.contains(animator.attributes["android:propertyName"] ?? "") { faults.append("an unknown property") }
      if animator.number("android:startOffset") < 0 || animator.number("android:duration") < 0 {
        faults.append("a time is negative")
      }
    }
  }

  /// The frame at a time, `size` pixels a side.
  public func picture(at time: Double, size: Int) -> RasterImage {
    var image = RasterImage(width: size, height: size)
    let scale = Double(size) / max(vector.number("android:viewportWidth"), 1e-9)
    image.draw { context in
      for artwork in artworks(vector.children, at: time * 1000, SymbolArt.AffineTransform.scale(x: scale, y: scale)) {
        PreparedArtwork([artwork]).draw(in: context, matrix: .identity)
      }
    }
    return image
  }

  private func value(_ element: MarkupTree, _ property: String, _ standard: Double, at time: Double) -> Double {
    var value = element.number("android:" + property, standard)
    let own = (animators[element.attributes["android:name"] ?? ""] ?? [])
      .filter { $0.attributes["android:propertyName"] == property }
      .sorted { $0.number("android:startOffset") < $1.number("android:startOffset") }
    for animator in own where animator.number("android:startOffset") <= time {
      let duration = animator.number("android:duration")
      let (from, to) = (animator.number("android:valueFrom"), animator.number("android:valueTo"))
      let share = duration > 0 ? min((time - animator.number("android:startOffset")) / duration, 1) : 1
      value = from + (to - from) * curve(animator, share)
    }
    return value
  }

  private func curve(_ animator: MarkupTree, _ share: Double) -> Double {
    guard let path = animator.all.first(where: { $0.name == "pathInterpolator" })?.attributes["android:pathData"],
      let curve = pathOfData(path), curve.elements.count == 2, case .curve(let first, let second, _) = curve.elements[1]
    else { return share }
    let track = Track(
      property: .scale,
      keyframes: [
        Keyframe(time: 0, value: 0, curve: .cubicBezier(first.x, first.y, second.x, second.y)),
        Keyframe(time: 1, value: 1),
      ])
    return track.value(at: share)
  }

  /// Every path with its transform worked in; a clip holds for the siblings after it.
  private func artworks(_ elements: [MarkupTree], at time: Double, _ matrix: SymbolArt.AffineTransform) -> [Artwork] {
    var result: [Artwork] = []
    for (index, element) in elements.enumerated() {
      switch element.name {
      case "clip-path":
        let clip = (pathOfData(element.attributes["android:pathData"] ?? "") ?? Path()).transformed(matrix)
        let rest = artworks(Array(elements[(index + 1)...]), at: time, matrix)
        return result + [.group(ArtworkGroup(children: rest, clips: [ClipPath(path: clip)]))]
      case "group":
        let pivot = Point(x: element.number("android:pivotX"), y: element.number("android:pivotY"))
        let own = SymbolArt.AffineTransform.scale(
          x: value(element, "scaleX", 1, at: time), y: value(element, "scaleY", 1, at: time), about: pivot
        ).concatenated(.rotation(degrees: value(element, "rotation", 0, at: time), about: pivot))
          .concatenated(
            .translation(
              x: value(element, "translateX", 0, at: time), y: value(element, "translateY", 0, at: time)))
        result += artworks(element.children, at: time, own.concatenated(matrix))
      case "path": result += path(element, at: time, matrix)
      default: break
      }
    }
    return result
  }

  private func path(_ element: MarkupTree, at time: Double, _ matrix: SymbolArt.AffineTransform) -> [Artwork] {
    guard let path = pathOfData(element.attributes["android:pathData"] ?? "") else { return [] }
    var result: [Artwork] = []
    if let paint = paint(element, "fill", value(element, "fillAlpha", 1, at: time), matrix) {
      let rule: FillRule = element.attributes["android:fillType"] == "evenOdd" ? .evenodd : .nonzero
      result.append(.shape(Shape(path: path.transformed(matrix), paint: paint, style: .fill(rule))))
    }
    if let paint = paint(element, "stroke", value(element, "strokeAlpha", 1, at: time), matrix) {
      let offset = value(element, "trimPathOffset", 0, at: time)
      let start = value(element, "trimPathStart", 0, at: time) + offset
      let end = value(element, "trimPathEnd", 1, at: time) + offset
      // Only the first contour is trimmed.
      let isWhole = end - start >= 1
      if !isWhole, path.subpaths.count > 1 { faults.append("a path of several contours is trimmed") }
      let drawn = isWhole ? path : PathMeasure(path).path(from: start, to: end)
      let style = StrokeStyle(
        width: element.number("android:strokeWidth") * abs(matrix.determinant).squareRoot(),
        cap: StrokeStyle.Cap(rawValue: element.attributes["android:strokeLineCap"] ?? "butt") ?? .butt,
        join: StrokeStyle.Join(rawValue: element.attributes["android:strokeLineJoin"] ?? "miter") ?? .miter,
        miterLimit: element.number("android:strokeMiterLimit", 4))
      if !drawn.isEmpty {
        result.append(.shape(Shape(path: drawn.transformed(matrix), paint: paint, style: .stroke(style))))
      }
    }
    return result
  }

  private func paint(_ element: MarkupTree, _ side: String, _ alpha: Double, _ matrix: SymbolArt.AffineTransform)
    -> Paint?
  {
    if let text = element.attributes["android:\(side)Color"] {
      return color(text).map { .color($0.multiplyingAlpha(by: alpha)) }
    }
    guard
      let gradient = element.children.first(where: { $0.attributes["name"] == "android:\(side)Color" })?.children.first
    else { return nil }
    let stops = gradient.children.compactMap { item in
      color(item.attributes["android:color"] ?? "").map {
        GradientStop(offset: item.number("android:offset"), color: $0.multiplyingAlpha(by: alpha))
      }
    }
    let spread: GradientSpread =
      switch gradient.attributes["android:tileMode"] {
      case "repeat": .repeat
      case "mirror": .reflect
      default: .pad
      }
    if gradient.attributes["android:type"] == "linear" {
      return .linearGradient(
        LinearGradient(
          start: Point(x: gradient.number("android:startX"), y: gradient.number("android:startY")),
          end: Point(x: gradient.number("android:endX"), y: gradient.number("android:endY")), stops: stops,
          spread: spread, transform: matrix))
    }
    let center = Point(x: gradient.number("android:centerX"), y: gradient.number("android:centerY"))
    return .radialGradient(
      RadialGradient(
        focus: center, center: center, radius: gradient.number("android:gradientRadius"), stops: stops,
        spread: spread, transform: matrix))
  }

  /// `#AARRGGBB`.
  private func color(_ text: String) -> Color? {
    guard text.count == 9, let color = Color(hex: "#" + text.dropFirst(3) + text.dropFirst().prefix(2)) else {
      return nil
    }
    return color
  }
}
