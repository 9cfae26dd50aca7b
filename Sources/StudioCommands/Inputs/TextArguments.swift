import Foundation
import SymbolArt

/// Texts that symbols are made of: `--text`, with `--font` and `--text-parts` for all of them.
enum TextArguments {
  static func sources(in arguments: ParsedArguments) throws(UsageError) -> [TextSource] {
    let texts = arguments.texts("text")
    if texts.isEmpty, let other = ["font", "text-parts"].first(where: arguments.has) {
      throw UsageError("--\(other) is about --text, which is missing.", command: arguments.command.name)
    }
    let parts = try arguments.choice("text-parts", of: TextSource.Parts.self) ?? .glyphs
    let font = arguments.text("font") ?? TextSource.usualFont
    return texts.map { TextSource($0, font: font, parts: parts) }
  }
}

extension InputFiles.Input {
  /// A text as an input.
  init(_ text: TextSource) {
    // A place of its own for each text, where files have theirs.
    var place = URLComponents()
    (place.scheme, place.path) = ("text", text.text)
    let url = place.url ?? URL(fileURLWithPath: "/")
    self.init(reference: .init(name: text.name, set: "text", url: url), path: "--text", text: text)
  }
}
