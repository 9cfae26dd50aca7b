import Foundation
import SymbolArt
import SymbolMotion
import SymbolExport
import SymbolPainting

/// Draws a frame of a GTK animated icon from the file alone: SVG with SMIL whose times follow the icon's state.
/// (GtkSvg comes with GTK 4.22, which does not run here.)
public final class GtkIconEvaluator {
  /// A change of the icon's state, 0 to 1 or 1 to 0, at a time in seconds.
  public struct Change: Sendable {
    public let entersActive: Bool
    public let time: Double

    /// - Parameter entersActive: whether state 1 is entered, or left.
    public init(entersActive: Bool, time: Double) {
      self.entersActive = entersActive
      self.time = time
    }
  }

  private let root: MarkupTree
  private let named: [String: MarkupTree]
  /// What is against the format's rules, in words.
  public private(set) var faults: [String] = []

  /// nil where the file is no SVG.
  public init?(_ data: Data, newSpelling: Bool = false) {
    guard let root = MarkupTree.read(data), root.name == "svg" else { return nil }
    self.root = root
    named = Dictionary(
      root.all.compactMap { element in element.attributes["id"].map { ($0, element) } }, uniquingKeysWith: { $1 })
    if root.attributes["xmlns:gpa"] != "https://www.gtk.org/grappa" { faults.append("no gpa namespace") }
    if root.attributes["gpa:version"] != "1" { faults.append("no version") }
    if root.attributes["gpa:state"] != "0" { faults.append("no initial state") }
    if root.attributes["gpa:state-names"]?.split(separator: " ").count != 2 { faults.append("no state names") }
    let ids = root.all.compactMap { $0.attributes["id"] }
    if Set(ids).count != ids.count { faults.append("ids are not unique") }
    for element in root.all where element.name.hasPrefix("animate") {
      let values = (element.attributes["values"] ?? "").split(separator: ";").count
      let times = (element.attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
      if values != times.count || times.first != 0 || times != times.sorted() { faults.append("bad keyTimes") }
      if element.attributes["calcMode"] == "spline" {
        let splines = (element.attributes["keySplines"] ?? "").split(separator: ";")
        let numbers = splines.flatMap { $0.split(separator: " ") }.compactMap { Double($0) }
        if splines.count != values - 1 || numbers.count != splines.count * 4 || times.last != 1 {
          faults.append("bad keySplines")
        }
        if numbers.contains(where: { !(0...1).contains($0) }) { faults.append("a spline leaves 0…1") }
      }
      for begin in [element.attributes["begin"], element.attributes["end"]].compactMap(\.self) {
        let spelled = newSpelling ? begin.hasPrefix("StateChange(") : begin.hasPrefix("gpa:states(1).")
        if !spelled { faults.append("“\(begin)” is no state") }
      }
    }
  }

  /// What is shown at a time, after some changes of state.
  public func picture(at now: Double, after changes: [Change], size: Int) -> RasterImage {
    var image = RasterImage(width: size, height: size)
    let box = (root.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    let scale = Double(size) / max(box.count == 4 ? box[2] : 1, 1e-9)
    let moment = Moment(now: now, changes: changes)
    image.draw { context in
      for artwork in artworks(root.children, moment, SymbolArt.AffineTransform.scale(x: scale, y: scale)) {
        PreparedArtwork([artwork]).draw(in: context, matrix: .identity)
      }
    }
    return image
  }

  private struct Moment {
    let now: Double
    let changes: [Change]

    /// When a `begin` or `end` last came true, if it has.
    func last(_ text: String?) -> Double? {
      guard let text else { return nil }
      let enters = text.hasPrefix("gpa:states(1).begin") || text.hasPrefix("StateChange(0, 1)")
      let offset =
        text.hasSuffix("ms") ? (text.split(separator: " ").last.flatMap { Double($0.dropLast(2)) } ?? 0) / 1000 : 0
      return changes.filter { $0.entersActive == enters }.map { $0.time + offset }.filter { $0 <= now }.max()
    }
  }

  /// An attribute's numbers now: the base, or those of the animation that began last.
  private func numbers(_ element: MarkupTree, _ attribute: String, _ base: [Double], _ moment: Moment) -> [Double] {
    var result = base
    var latest = -Double.infinity
    for animation in element.children where animation.attributes["attributeName"] == attribute {
      guard let begin = moment.last(animation.attributes["begin"]), begin >= latest else { continue }
      let length = animation.number("dur") / 1000
      var share = length > 0 ? (moment.now - begin) / length : 1
      if animation.attributes["repeatCount"] == "indefinite" {
        if let end = moment.last(animation.attributes["end"]), end > begin { continue }
        share = share.truncatingRemainder(dividingBy: 1)
      }
      latest = begin
      result = GtkIconEvaluator.value(animation, min(share, 1))
    }
    return result
  }

  private static func value(_ animation: MarkupTree, _ share: Double) -> [Double] {
    let values = (animation.attributes["values"] ?? "").split(separator: ";").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    let times = (animation.attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
    guard let index = times.lastIndex(where: { $0 <= share }), index + 1 < values.count else {
      return values.last ?? []
    }
    if animation.attributes["calcMode"] == "discrete" { return values[index] }
    var part = (share - times[index]) / max(times[index + 1] - times[index], 1e-12)
    let splines = (animation.attributes["keySplines"] ?? "").split(separator: ";").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    if splines.indices.contains(index), splines[index].count == 4 {
      let spline = splines[index]
      part =
        Track(
          property: .scale,
          keyframes: [
            Keyframe(time: 0, value: 0, curve: .cubicBezier(spline[0], spline[1], spline[2], spline[3])),
            Keyframe(time: 1, value: 1),
          ]
        ).value(at: part)
    }
    return zip(values[index], values[index + 1]).map { $0 + ($1 - $0) * part }
  }

  private func artworks(_ elements: [MarkupTree], _ moment: Moment, _ matrix: SymbolArt.AffineTransform) -> [Artwork] {
    elements.flatMap { element -> [Artwork] in
      switch element.name {
      case "g": return group(element, moment, matrix)
      case "path": return path(element, moment, matrix)
      case "rect":
        let rect = Rect(x: 0, y: 0, width: element.number("width"), height: element.number("height"))
        let outline = Path([.move(rect.corners[0])] + rect.corners.dropFirst().map { .line($0) } + [.close])
        guard let color = Color(hex: element.attributes["fill"] ?? "") else { return [] }
        return [
          .shape(Shape(path: outline.transformed(matrix), paint: .color(color), style: .fill(.nonzero)))
        ]
      default: return []
      }
    }
  }

  private func group(_ element: MarkupTree, _ moment: Moment, _ matrix: SymbolArt.AffineTransform) -> [Artwork] {
    var own = SymbolArt.AffineTransform.identity
    if let text = element.attributes["transform"], let open = text.firstIndex(of: "(") {
      let kind = text[..<open]
      let base = text[text.index(after: open)...].dropLast().split(separator: " ").compactMap { Double($0) }
      let now = numbers(element, "transform", base, moment)
      switch kind {
      case "translate": own = .translation(x: now[0], y: now.count > 1 ? now[1] : 0)
      case "rotate": own = .rotation(degrees: now[0])
      case "scale": own = .scale(x: now[0], y: now.count > 1 ? now[1] : now[0])
      default: break
      }
    }
    let full = own.concatenated(matrix)
    var group = ArtworkGroup(children: artworks(element.children, moment, full))
    group.opacity = numbers(element, "opacity", [element.number("opacity", 1)], moment)[0]
    if let mask = reference(element.attributes["mask"]) {
      group.mask = ArtworkMask(
        content: artworks(mask.children, moment, full),
        kind: mask.attributes["mask-type"] == "alpha" ? .alpha : .luminance)
    }
    if let clip = reference(element.attributes["clip-path"])?.children.first {
      group.clips = [
        ClipPath(
          path: (pathOfData(clip.attributes["d"] ?? "") ?? Path()).transformed(full),
          rule: clip.attributes["clip-rule"] == "evenodd" ? .evenodd : .nonzero)
      ]
    }
    return [.group(group)]
  }

  private func path(_ element: MarkupTree, _ moment: Moment, _ matrix: SymbolArt.AffineTransform) -> [Artwork] {
    guard let path = pathOfData(element.attributes["d"] ?? "")?.transformed(matrix) else { return [] }
    var result: [Artwork] = []
    if let paint = paint(element, "fill", matrix) {
      let rule: FillRule = element.attributes["fill-rule"] == "evenodd" ? .evenodd : .nonzero
      result.append(.shape(Shape(path: path, paint: paint, style: .fill(rule))))
    }
    if let paint = paint(element, "stroke", matrix) {
      let scale = abs(matrix.determinant).squareRoot()
      let base = (element.attributes["stroke-dasharray"] ?? "").split(separator: " ").compactMap { Double($0) }
      let dashes = numbers(element, "stroke-dasharray", base, moment).map { $0 * scale }
      let offset = numbers(element, "stroke-dashoffset", [element.number("stroke-dashoffset")], moment)[0] * scale
      let style = StrokeStyle(
        width: element.number("stroke-width", 1) * scale,
        cap: StrokeStyle.Cap(rawValue: element.attributes["stroke-linecap"] ?? "butt") ?? .butt,
        join: StrokeStyle.Join(rawValue: element.attributes["stroke-linejoin"] ?? "miter") ?? .miter,
        miterLimit: element.number("stroke-miterlimit", 4), dashes: dashes.contains { $0 > 0 } ? dashes : [],
        dashOffset: offset)
      result.append(.shape(Shape(path: path, paint: paint, style: .stroke(style))))
    }
    return result
  }

  private func paint(_ element: MarkupTree, _ side: String, _ matrix: SymbolArt.AffineTransform) -> Paint? {
    guard let text = element.attributes[side], text != "none" else { return nil }
    let alpha = element.number("\(side)-opacity", 1)
    if let color = Color(hex: text) { return .color(color.multiplyingAlpha(by: alpha)) }
    guard let gradient = reference(text) else { return nil }
    let stops = gradient.children.compactMap { stop in
      Color(hex: stop.attributes["stop-color"] ?? "").map {
        GradientStop(
          offset: stop.number("offset"), color: $0.multiplyingAlpha(by: stop.number("stop-opacity", 1) * alpha))
      }
    }
    let spread = GradientSpread(rawValue: gradient.attributes["spreadMethod"] ?? "pad") ?? .pad
    let numbers = (gradient.attributes["gradientTransform"] ?? "").dropFirst(7).dropLast().split(separator: " ")
      .compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    let transform = SymbolArt.AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5]
    ).concatenated(matrix)
    if gradient.name == "linearGradient" {
      return .linearGradient(
        LinearGradient(
          start: Point(x: gradient.number("x1"), y: gradient.number("y1")),
          end: Point(x: gradient.number("x2"), y: gradient.number("y2")), stops: stops, spread: spread,
          transform: transform))
    }
    return .radialGradient(
      RadialGradient(
        focus: Point(x: gradient.number("fx"), y: gradient.number("fy")), focusRadius: gradient.number("fr"),
        center: Point(x: gradient.number("cx"), y: gradient.number("cy")), radius: gradient.number("r"), stops: stops,
        spread: spread, transform: transform))
  }

  private func reference(_ text: String?) -> MarkupTree? {
    guard let text, text.hasPrefix("url(#") else { return nil }
    return named[String(text.dropFirst(5).dropLast())]
  }
}

extension GtkIconEvaluator {
  /// The picture at a time of an export's axis: state 1 is entered at its start and left where its loop ends; of a
  /// transition, state 0 shows the symbol and state 1 hides it.
  public func picture(at time: Double, on timeline: ExportTimeline, size: Int) -> RasterImage {
    var changes: [Change] = []
    if timeline.passage != nil {
      changes.append(Change(entersActive: timeline.phases[0].kind == .insertion, time: -1000))
      for phase in timeline.phases where phase.start <= time {
        changes.append(Change(entersActive: phase.kind == .removal, time: phase.start))
      }
    } else {
      changes.append(Change(entersActive: true, time: 0))
      if let outro = timeline.phases.first(where: { $0.kind == .outro }), time >= outro.start {
        changes.append(Change(entersActive: false, time: outro.start))
      }
    }
    return picture(at: time, after: changes, size: size)
  }
}
