/// What the file's text mentions, found without reading it as SVG: it decides which of the slower ways are needed at
/// all. A word may be mentioned without being used; then only time is lost.
struct SourceFeatures {
  var currentColor: Bool
  var masks: Bool
  var filters: Bool
  var blending: Bool
  var pictures: Bool
  var texts: Bool
  var uses: Bool
  var styleSheets: Bool
  var annotations: Bool
  var templates: Bool
  var animations: Bool

  init(_ bytes: [UInt8]) {
    currentColor = bytes.mentionsAnyCase("currentcolor")
    // Also where they lead nowhere: librsvg then draws by way of pixels, which no trace can take at its size.
    masks = bytes.mentions("mask")
    filters = bytes.mentions("filter")
    blending = bytes.mentions("mix-blend-mode")
    pictures = bytes.mentions("<image") || bytes.mentions(":image")
    texts = bytes.mentions("<text") || bytes.mentions(":text")
    uses = bytes.mentions("<use") || bytes.mentions(":use")
    styleSheets = bytes.mentions("style")
    annotations = bytes.mentions("data-symbol-") || bytes.mentions("data-clipstroke-keyframes")
    templates =
      bytes.mentions("-margin") || bytes.mentions("Symbols") || bytes.mentions("Regular-")
      || bytes.mentions("Baseline-")
    animations =
      bytes.mentions("<animate") || bytes.mentions(":animate") || bytes.mentions("<set") || bytes.mentions("@keyframes")
  }

  /// Whether the drawing must be traced from a changed copy, apart from the one that proves it.
  var needsOwnTrace: Bool { masks || filters || blending }
  /// Whether pixels may come into it, which hold no tint: then the proof is made in black.
  var mayHoldPixels: Bool { needsOwnTrace || pictures || texts }
}
