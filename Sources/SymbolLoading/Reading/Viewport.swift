import SymbolArt

/// How the document's own coordinates come to lie in the picture, and which ones the symbol will use.
struct Viewport {
  /// Natural size in pixels.
  let width: Double
  let height: Double
  /// The symbol's view box: the file's own, grown or cut to the picture's shape.
  let viewBox: Rect
  /// From the units of the file's root element to the symbol's; they differ only where the file deforms them.
  let rootToViewBox: AffineTransform

  /// The place of the picture when its larger side has so many units, with its corner at `origin`.
  func frame(side: Double, origin: Double = 0) -> Rect {
    let scale = side / max(width, height)
    return Rect(x: origin, y: origin, width: width * scale, height: height * scale)
  }

  /// From the units of a picture in `frame` to the view box.
  func toViewBox(from frame: Rect) -> AffineTransform {
    let scale = viewBox.width / frame.width
    return AffineTransform(
      a: scale, b: 0, c: 0, d: viewBox.height / frame.height, e: viewBox.x - frame.x * scale,
      f: viewBox.y - frame.y * viewBox.height / frame.height)
  }

  /// From the view box to a picture in `frame`.
  func toFrame(_ frame: Rect) -> AffineTransform {
    let scale = frame.width / viewBox.width
    return AffineTransform(
      a: scale, b: 0, c: 0, d: frame.height / viewBox.height, e: frame.x - viewBox.x * scale,
      f: frame.y - viewBox.y * frame.height / viewBox.height)
  }

  /// - Parameters:
  ///   - viewBox: The file's own, or nil.
  ///   - aspectRatio: The root's `preserveAspectRatio`.
  init(width: Double, height: Double, viewBox: Rect?, aspectRatio: String?) {
    self.width = width
    self.height = height
    guard let viewBox else {
      rootToViewBox = .identity
      self.viewBox = Rect(x: 0, y: 0, width: width, height: height)
      return
    }
    let words = (aspectRatio ?? "").split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
    let alignment = words.first ?? "xMidYMid"
    let horizontal = width / viewBox.width
    let vertical = height / viewBox.height
    if alignment == "none" {
      // Deformed units would deform every pivot and rotation: count in pixels then.
      let isEven = abs(horizontal - vertical) < 1e-9 * horizontal
      rootToViewBox =
        isEven
        ? .identity
        : AffineTransform(
          a: horizontal, b: 0, c: 0, d: vertical, e: -viewBox.x * horizontal, f: -viewBox.y * vertical)
      self.viewBox = isEven ? viewBox : Rect(x: 0, y: 0, width: width, height: height)
      return
    }
    rootToViewBox = .identity
    let slices = words.count > 1 && words[1] == "slice"
    let scale = slices ? max(horizontal, vertical) : min(horizontal, vertical)
    func start(_ position: Double, _ extent: Double, _ shown: Double, _ axis: String) -> Double {
      if words.isEmpty { return position + (extent - shown) / 2 }
      if alignment.contains(axis + "Min") { return position }
      if alignment.contains(axis + "Max") { return position + extent - shown }
      return position + (extent - shown) / 2
    }
    let shown = (width: width / scale, height: height / scale)
    self.viewBox = Rect(
      x: start(viewBox.x, viewBox.width, shown.width, "x"), y: start(viewBox.y, viewBox.height, shown.height, "Y"),
      width: shown.width, height: shown.height)
  }

  /// Reads a list of numbers, apart by white space or commas, or by nothing but a sign ("-12-12 24 24"). Words that
  /// are no finite numbers are left out.
  static func numbers(_ text: String) -> [Double] {
    if let plain = plainNumbers(text) { return plain }
    var result: [Double] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      var start = word.startIndex
      for index in word.indices.dropFirst() {
        let before = word[word.index(before: index)]
        if "+-".contains(word[index]), before != "e", before != "E" {
          result += Double(word[start..<index]).map { [$0] } ?? []
          start = index
        }
      }
      result += Double(word[start...]).map { [$0] } ?? []
    }
    return result.filter(\.isFinite)
  }

  /// The same for a few digits with points, apart by spaces or commas, as nearly all are; nil for anything else, since to
  /// look at characters takes time.
  private static func plainNumbers(_ text: String) -> [Double]? {
    var result: [Double] = []
    var (mantissa, digits, decimals): (Double, Int, Int?) = (0, 0, nil)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Up to here whole numbers and powers of ten are exact, and so is their quotient but for the last rounding.
        guard digits < 15 else { return nil }
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "."):
        guard digits > 0, decimals == nil else { return nil }
        decimals = 0
      case UInt8(ascii: " "), UInt8(ascii: ","):
        guard decimals != 0 else { return nil }
        if digits > 0 { result.append(mantissa / powersOfTen[decimals ?? 0]) }
        (mantissa, digits, decimals) = (0, 0, nil)
      default: return nil
      }
    }
    guard decimals != 0 else { return nil }
    if digits > 0 { result.append(mantissa / powersOfTen[decimals ?? 0]) }
    return result
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
