import CPango
import Foundation
import SymbolArt

/// A text laid out by Pango, read cluster by cluster. Pango and cairo belong to one thread: so does this.
final class TextLayout {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let source: TextSource
  /// The text's bytes as Pango counts them.
  private let bytes: [UInt8]
  /// A word's number for each byte.
  private let words: [Int]
  /// The number of the letter, with its marks, for each byte.
  private let letters: [Int]

  /// Units of the font's size: the view box is about as high.
  static let fontSize = 100.0
  /// Pixels for each unit, for what is drawn as a picture: an emoji of the font's size has 256.
  private static let pictureScale = 2.56

  init?(_ source: TextSource) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let context = cairo_create(surface),
      let layout = pango_cairo_create_layout(context)
    else { return nil }
    self.surface = surface
    self.context = context
    self.layout = layout
    self.source = source
    bytes = Array(source.text.utf8)
    words = Self.words(of: source.text)
    letters = source.text.enumerated().flatMap { Array(repeating: $0, count: String($1).utf8.count) }
    let font = pango_font_description_from_string(source.font)
    pango_font_description_set_absolute_size(font, Self.fontSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    // The same outlines at every size.
    symbol_pango_unhint(layout)
    pango_layout_set_text(layout, source.text, -1)
  }

  deinit {
    symbol_pango_unref(UnsafeMutableRawPointer(layout))
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The lines with their usual height, whatever letters they have.
  var box: Rect {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Rect(
      x: units(logical.x), y: units(logical.y), width: max(units(logical.width), 1),
      height: max(units(logical.height), 1))
  }

  /// Letters that no installed font has.
  var unknownCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// The first family that the person asked for, where it is not installed.
  var missingFamily: String? {
    guard source.font != TextSource.usualFont else { return nil }
    let description = pango_font_description_from_string(source.font)
    defer { pango_font_description_free(description) }
    guard let names = pango_font_description_get_family(description).map({ String(cString: $0) }),
      let first = names.split(separator: ",").first.map({ $0.trimmingCharacters(in: .whitespaces) }),
      !TextFonts.isInstalled(first)
    else { return nil }
    return first
  }

  /// All clusters, line by line and from left to right.
  var clusters: [TextCluster] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var result: [TextCluster] = []
    repeat {
      // The end of a line is a run that is none.
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &extents)
      let origin = Point(x: units(extents.x), y: units(pango_layout_iter_get_baseline(iterator)))
      result += clusters(of: run, at: origin)
    } while pango_layout_iter_next_run(iterator) != 0
    return result
  }

  private func clusters(of run: UnsafeMutablePointer<PangoGlyphItem>, at origin: Point) -> [TextCluster] {
    guard let item = run.pointee.item, let glyphs = run.pointee.glyphs, let font = item.pointee.analysis.font else {
      return []
    }
    // Where each glyph begins: they stand from left to right, also in scripts that are read the other way.
    var starts = [0.0]
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      starts.append(starts[index] + units(glyphs.pointee.glyphs[index].geometry.width))
    }
    var iterator = PangoGlyphItemIter()
    var result: [TextCluster] = []
    // The layout's own bytes: the iterator goes on reading them.
    var isThere = pango_glyph_item_iter_init_start(&iterator, run, pango_layout_get_text(layout))
    while isThere != 0 {
      let (start, end) = (Int(iterator.start_glyph), Int(iterator.end_glyph))
      let range = start < end ? start..<end : (end + 1)..<(start + 1)
      let place = Int(iterator.start_index)
      let text = String(decoding: bytes[place..<Int(iterator.end_index)], as: UTF8.self)
      let (outline, picture, bounds) = drawing(
        of: glyphs, range, font, at: Point(x: origin.x + starts[range.lowerBound], y: origin.y),
        isBlank: text.allSatisfy(\.isWhitespace))
      result.append(
        TextCluster(
          text: text, place: place, word: words.indices.contains(place) ? words[place] : 0,
          letter: letters.indices.contains(place) ? letters[place] : 0, outline: outline, picture: picture,
          bounds: bounds))
      isThere = pango_glyph_item_iter_next_cluster(&iterator)
    }
    return result
  }

  private func drawing(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ range: Range<Int>, _ font: UnsafeMutablePointer<PangoFont>,
    at origin: Point, isBlank: Bool
  ) -> (outline: Path, picture: ArtworkImage?, bounds: Rect) {
    guard !isBlank, let part = pango_glyph_string_new() else { return (Path(), nil, .null) }
    defer { pango_glyph_string_free(part) }
    pango_glyph_string_set_size(part, Int32(range.count))
    for (place, index) in range.enumerated() { part.pointee.glyphs[place] = glyphs.pointee.glyphs[index] }
    cairo_new_path(context)
    cairo_move_to(context, origin.x, origin.y)
    pango_cairo_glyph_string_path(context, font, part)
    let outline = Path(CairoPathCopy(of: context))
    guard outline.isEmpty else {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_fill_extents(context, &left, &top, &right, &bottom)
      let bounds = right > left ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .null
      return (outline, nil, bounds)
    }
    let picture = picture(of: part, font, at: origin)
    return (outline, picture, picture?.frame ?? .null)
  }

  /// Colour letters are pixels, or layers that cairo knows how to paint only.
  private func picture(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, at origin: Point
  ) -> ArtworkImage? {
    var ink = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ink, nil)
    let frame = Rect(
      x: origin.x + units(ink.x), y: origin.y + units(ink.y), width: units(ink.width), height: units(ink.height))
    guard frame.width > 0, frame.height > 0 else { return nil }
    let (width, height) = (
      Int((frame.width * Self.pictureScale).rounded(.up)), Int((frame.height * Self.pictureScale).rounded(.up))
    )
    guard width * height <= Limits.pictureSide * Limits.pictureSide,
      let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let canvas = cairo_create(picture)
    else { return nil }
    defer {
      cairo_destroy(canvas)
      cairo_surface_destroy(picture)
    }
    cairo_scale(canvas, Double(width) / frame.width, Double(height) / frame.height)
    cairo_translate(canvas, origin.x - frame.x, origin.y - frame.y)
    cairo_move_to(canvas, 0, 0)
    pango_cairo_show_glyph_string(canvas, font, glyphs)
    cairo_surface_flush(picture)
    guard let data = cairo_image_surface_get_data(picture) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(picture))
    let pixels = (0..<height).flatMap { row in
      Array(UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    return ArtworkImage(
      frame: frame, pixelWidth: width, pixelHeight: height, pixels: pixels, reason: "letter in colour")
  }

  private func units(_ length: Int32) -> Double { Double(length) / Double(PANGO_SCALE) }

  /// The number of its word for each byte; what stands between words belongs to the one before.
  private static func words(of text: String) -> [Int] {
    var word = 0
    var isBetween = false
    return text.flatMap { character in
      if character.isWhitespace {
        isBetween = true
      } else if isBetween {
        (word, isBetween) = (word + 1, false)
      }
      return Array(repeating: word, count: String(character).utf8.count)
    }
  }
}
