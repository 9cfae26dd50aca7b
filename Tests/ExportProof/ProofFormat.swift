import SymbolExport

/// A column of the fidelity table: a target, and who showed what it holds.
public struct ProofFormat: Hashable, Sendable {
  /// The name in the table ("css").
  public let id: String
  /// The target's id.
  public let target: String
  /// For the picture's heading, in two lines.
  public let title: String
  public let reader: String
  /// What stands over columns of one kind.
  public let group: String

  private init(_ id: String, of target: String? = nil, _ title: String, _ reader: String, _ group: String) {
    (self.id, self.target, self.title, self.reader, self.group) = (id, target ?? id, title, reader, group)
  }

  private static let web = "Web pages"
  private static let players = "Lottie players"
  private static let rules = "The file alone, by its format’s rules"
  private static let decoders = "Decoded pictures"

  /// Every target that carries motion for other programs by itself; code, which is compiled and run elsewhere, has tests
  /// of its own.
  public static let all: [ProofFormat] = [
    .init("css", "CSS", "Chromium", web), .init("smil", "SMIL", "Chromium", web),
    .init("waapi", "Module", "Chromium", web), .init("html", "Page", "Chromium", web),
    .init("lottie", "Lottie", "rlottie", players), .init("lottie-thorvg", of: "lottie", "Lottie", "ThorVG", players),
    .init("avd", "Android", "evaluator", rules), .init("gtk-svg", "GTK", "evaluator", rules),
    .init("preset", "Preset", "reader", rules), .init("tokens", "Tokens", "reader", rules),
    .init("gif", "GIF", "Pillow", decoders), .init("webp", "WebP", "Pillow", decoders),
    .init("apng", "APNG", "Pillow", decoders), .init("frames", "Frames", "libpng", decoders),
    .init("sprite", "Sprites", "libpng", decoders),
    .init("webm", "WebM", "ffmpeg", decoders), .init("mp4", "MP4", "ffmpeg", decoders),
  ]
}
