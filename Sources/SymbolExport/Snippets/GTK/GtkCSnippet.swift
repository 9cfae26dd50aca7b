import SymbolArt
import SymbolDrawing
import SymbolMotion

/// A complete GTK 4 program in C that plays the baked motion: keyframe tables, the layers as cairo paths, a widget with
/// a tick callback, and a small `main` to try it. It needs nothing of ours.
struct GtkCSnippet {
  private let request: ExportRequest
  private let playback: SymbolPlayback
  private let symbol: Symbol
  private let mode: RenderingMode
  private let margin: Double

  init(_ request: ExportRequest) {
    self.request = request
    playback = request.playback
    symbol = playback.symbol
    let renderer = SymbolRenderer(symbol)
    mode = request.look.effectiveRendering(for: renderer.colorUse)
    margin = request.margin.fraction(for: playback, renderer: renderer)
  }

  /// What stands before the functions' names.
  var prefix: String {
    let name = ([request.symbol.name] + request.effects.map(\.effect.dotName)).joined(separator: "_")
    let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let parts = String(letters).split(separator: "_").joined(separator: "_").prefix(60)
    return parts.first?.isLetter == true ? String(parts) : "symbol_\(parts)"
  }

  var source: String {
    var artwork = GtkCArtwork(symbol: symbol, mode: mode, palette: request.look.palette, tint: request.look.tint)
    let layers = artwork.layers
    let head = [
      "/* \(GtkCText.comment(request.name)) on \(GtkCText.comment(request.symbol.name)), for GTK 4.",
      "   cc -o symbol THIS.c $(pkg-config --cflags --libs gtk4) -lm", "",
      "   GtkWidget *\(prefix)_new (int size);      a widget that shows the symbol",
      "   void \(prefix)_play (GtkWidget *widget);  plays the motion from the start",
      "   void \(prefix)_stop (GtkWidget *widget);  lets one that goes on come to its end",
      "   Define SYMBOL_NO_MAIN to use it in a program of your own. */", "",
    ]
    let box = symbol.viewBox
    let constants = [
      "#define LAYERS \(max(symbol.layers.count, 1))", "#define MOTIONS \(playback.stack.motions.count)",
      "#define LABEL \(GtkCText.string(request.symbol.name))", "#define BOX_X \(GtkCText.number(box.x))",
      "#define BOX_Y \(GtkCText.number(box.y))", "#define BOX_WIDTH \(GtkCText.number(box.width))",
      "#define BOX_HEIGHT \(GtkCText.number(box.height))",
      "#define MARGIN \(GtkCText.number(margin * box.size))",
      "#define CONTOUR \(GtkCText.number(box.size * DrawableArtwork.contourFraction))", "",
    ]
    let tint = request.look.tint ?? .black
    let colors = [
      "/* The tint: the theme's colour of text, unless a colour was chosen. */",
      "G_GNUC_UNUSED static gboolean follows_theme = \(request.look.tint == nil ? "TRUE" : "FALSE");",
      "G_GNUC_UNUSED static double tint[4] = { \(GtkCText.numbers([tint.red, tint.green, tint.blue, tint.alpha])) };",
      "",
    ]
    let text =
      head.joined(separator: "\n") + GtkCProgram.types + constants.joined(separator: "\n") + "\n"
      + colors.joined(separator: "\n") + "\n" + GtkCProgram.painting + artwork.paints + "\n" + layers + "\n"
      + GtkCMotion(stack: playback.stack, layerCount: symbol.layers.count).tables + "\n" + GtkCProgram.playing
    return text.replacing("NAME_", with: prefix + "_")
  }

  var issues: [ExportIssue] {
    var artwork = GtkCArtwork(symbol: symbol, mode: mode, palette: request.look.palette, tint: request.look.tint)
    _ = artwork.layers
    var issues = artwork.issues
    let draws = playback.stack.motions.contains { motion in
      motion.groups.contains { $0.track(.drawEnd) != nil || $0.track(.drawStart) != nil }
    }
    for layer in symbol.layers where draws && layer.annotation.guide != nil {
      issues.append(
        ExportIssue(
          layer: layer.name, property: "draw", reason: "The guide points of a template are not in the C program.",
          instead: "The figure's contour is drawn, and its fill follows."))
    }
    let properties = Set(playback.stack.motions.flatMap(\.groups).flatMap(\.tracks).map(\.property))
    for property in TrackProperty.allCases where properties.contains(property) && GtkCMotion.property(property) == nil {
      issues.append(
        ExportIssue(
          property: property.rawValue, reason: "cairo draws neither turns in space nor blur.",
          instead: "The rest of the transition is played without it."))
    }
    issues += request.motionProblems.map {
      ExportIssue(property: "motion", reason: $0, instead: "The program leaves it out.")
    }
    return issues
  }
}

/// Values as C source.
enum GtkCText {
  /// A decimal that means the same in every locale; whole numbers get a point, so that divisions stay decimal.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0.0" }
    let text = ((value * 1e6).rounded() / 1e6 + 0).description
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: ", ") }

  /// A string literal of plain ASCII; everything else by its bytes, so that no name can end the literal.
  static func string(_ text: String) -> String {
    var result = "\""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        // Three digits: a fourth one could not be taken for part of it.
        let octal = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return result + "\""
  }

  /// Text that cannot end a comment.
  static func comment(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar -> Character in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isPlain || " .,()-:".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
      })
  }
}
