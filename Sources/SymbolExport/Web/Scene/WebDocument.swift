import SymbolArt
import SymbolDrawing

/// The outermost tag of a web export, and what stands in it: shared by all formats that are SVG.
struct WebDocument {
  let scene: WebScene
  let keepsMarkup: Bool
  /// What was drawn anew, or could not be carried.
  let issues: [ExportIssue]

  private let hoisted: [(name: String, value: String)]
  private let recolors: Bool

  /// Decides by proof whether the author's elements may stay.
  init(_ scene: WebScene) {
    self.scene = scene
    // A tint that nobody chose leaves the file's own black as it is.
    recolors = scene.mode != .multicolor && (scene.request.look.tint != nil || scene.mode != .monochrome)
    var markup = LayerMarkup(scene.symbol, keepsMarkup: true, recolors: recolors)
    var issues: [ExportIssue] = []
    var keeps = markup.keepsMarkup
    if keeps {
      // What knocks out is drawn from its shapes in any case.
      var painted = scene.symbol
      painted.layers.removeAll { $0.annotation.erases }
      let body = markup.markup(
        of: scene.symbol.layers.indices.filter { !scene.symbol.layers[$0].annotation.erases })
      var look = scene.request.look
      // Levels and palettes are put around the layers later.
      if scene.mode == .hierarchical || scene.mode == .palette { look.rendering = .monochrome }
      let text = Self.tag(
        box: painted.viewBox, format: markup.format, attributes: Self.color(look) + markup.hoisted.markup)
      keeps = MarkupProof.holds(
        SVGText.named("\(text)\(markup.definitions)\(body)</svg>", "a"), for: painted, look: look)
    }
    keepsMarkup = keeps
    hoisted = keeps ? markup.hoisted : []
    for layer in scene.symbol.layers where layer.kind == .image {
      issues.append(
        ExportIssue(
          layer: layer.name, property: "picture", reason: "It is no shape in the file, but a filter or a picture.",
          instead: "It is carried as pixels, which do not get sharper when enlarged."))
    }
    self.issues = issues
  }

  /// A writer for the layers, whatever makes them move.
  func writer<Animator: WebAnimator>(_ animator: Animator) -> WebSceneWriter<Animator> {
    WebSceneWriter(
      scene, markup: LayerMarkup(scene.symbol, keepsMarkup: keepsMarkup, recolors: recolors), animator: animator)
  }

  private static func tag(box: Rect, format: LengthFormat, attributes: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(format.text(box.x)) \(format.text(box.y)) "
      + "\(format.text(box.width)) \(format.text(box.height))\"\(attributes)>"
  }

  /// The chosen tint; without one the page's colour is used.
  private static func color(_ look: Look) -> String {
    look.tint.map { " color=\"\($0.hex)\"" } ?? ""
  }

  /// The drawing's own width and height in pixels, with the room around the symbol.
  static func pixels(_ scene: WebScene) -> (width: Double, height: Double) {
    let box = scene.symbol.viewBox
    let natural = box.width > 0 ? scene.symbol.width / box.width : 1
    return ((box.width + 2 * scene.room) * natural, (box.height + 2 * scene.room) * natural)
  }

  /// The whole drawing.
  ///
  /// - Parameters:
  ///   - head: what stands before the drawing: remarks and styles.
  ///   - classes: of the outermost tag.
  func text(head: String, body: String, classes: String?) -> String {
    let format = LengthFormat(size: scene.symbol.viewBox.size)
    let box = scene.symbol.viewBox
    let room = scene.room
    let (width, height) = (box.width + 2 * room, box.height + 2 * room)
    let natural = Self.pixels(scene)
    let pixels = [natural.width, natural.height].map { SVGText.number($0, digits: 2) }
    // The view box begins at 0, 0: browsers do not agree where a transform's origin counts from otherwise.
    var attributes = classes.map { " class=\"\($0)\"" } ?? ""
    attributes += " width=\"\(pixels[0])\" height=\"\(pixels[1])\" role=\"img\""
    attributes += " aria-label=\"\(SVGText.escaped(scene.request.symbol.name))\""
    if room > 0 {
      let place = [room, room, box.width, box.height].map(format.text).joined(separator: " ")
      attributes += " data-symbol-box=\"\(place)\""
    }
    attributes += Self.color(scene.request.look) + hoisted.markup
    let opening = Self.tag(
      box: Rect(x: 0, y: 0, width: width, height: height), format: format, attributes: attributes)
    let shift = Point(x: room - box.x, y: room - box.y)
    let ground = scene.request.look.background.map { color in
      "<rect width=\"\(format.text(width))\" height=\"\(format.text(height))\" fill=\"\(color.hex)\" stroke=\"none\"/>\n"
    }
    let moved =
      shift == .zero ? body : "<g transform=\"\(format.text(.translation(x: shift.x, y: shift.y)))\">\n\(body)</g>\n"
    return opening + "\n" + head + (ground ?? "") + moved + "</svg>\n"
  }

  /// Puts a name that no other export in the page has in the place of the mark: the symbol's slug, and four digits that
  /// follow from the whole content.
  static func named(_ text: String, _ symbol: Symbol) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash % 1_679_616, radix: 36)
    var slug = String(ExportName.slug(symbol.name).lowercased().prefix(8))
    while slug.last == "-" { slug.removeLast() }
    // A class cannot begin with a digit.
    if slug.first?.isNumber == true { slug = "s" + slug }
    return SVGText.named(text, "\(slug)-\(String(repeating: "0", count: 4 - digits.count))\(digits)")
  }
}

/// What exports say at their head.
enum WebRemark {
  /// The effects' names; none of them can end a remark, hide in it, or take more than a line.
  static func names(_ scene: WebScene) -> String {
    plain(scene.request.effects.map(\.effect.dotName).joined(separator: " + "))
  }

  private static let longest = 200

  /// Text without what means anything in markup and code, or is not to be seen.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
        result += " "
      default:
        let isMark = "<>&*/\\".unicodeScalars.contains(scalar) || scalar == "-" && result.last == "-"
        result.unicodeScalars.append(isMark ? " " : scalar)
      }
    }
    return result
  }
}
