import SymbolArt
import SymbolDrawing

/// The look options as they were given.
struct LookArguments {
  let look: Look
  let margin: MarginRule

  /// - Parameters:
  ///   - size: where --size is not given.
  ///   - margin: where --margin is not given.
  ///   - background: where --background is not given.
  init(
    _ arguments: ParsedArguments, size: Int = 256, margin: MarginRule, background: Color? = nil
  ) throws(UsageError) {
    var look = Look()
    look.size = try arguments.integer("size", in: 1...4096, unit: "pixels") ?? size
    look.scale = Double(try arguments.integer("scale", in: 1...3, unit: "device pixels") ?? 1)
    look.tint = try arguments.color("color")
    look.rendering = try arguments.choice("rendering", of: RenderingMode.self)
    if let palette = arguments.text("palette") {
      for part in palette.split(separator: ",", omittingEmptySubsequences: false) {
        look.palette.append(try arguments.color(part.filter { $0 != " " }, of: "palette"))
      }
      guard look.palette.count <= 3 else {
        throw arguments.wrong("palette", palette, "at most three colours")
      }
      // A palette without a mode can only mean this one.
      look.rendering = look.rendering ?? .palette
    } else if look.rendering == .palette {
      throw UsageError(
        "--rendering palette needs --palette, such as --palette '#0a84ff,#5e5ce6,#64d2ff'.",
        command: arguments.command.name)
    }
    let chosen = try arguments.color("background")
    look.background = arguments.has("background") ? chosen.flatMap { $0.alpha > 0 ? $0 : nil } : background
    self.look = look
    self.margin = try Self.margin(arguments) ?? margin
  }

  private static func margin(_ arguments: ParsedArguments) throws(UsageError) -> MarginRule? {
    guard let text = arguments.text("margin") else { return nil }
    if text == "auto" { return .automatic }
    let hasPercent = text.hasSuffix("%")
    let maximum = ViewFit.maximumMargin * 100
    guard let number = Double(plainDecimal: hasPercent ? String(text.dropLast()) : text),
      (0...maximum).contains(number),
      hasPercent || number == 0
    else { throw arguments.wrong("margin", text, "0, auto, or a share such as 10% (at most \(maximum.plain)%)") }
    return .fixed(number / 100)
  }

  /// The look with the room that a playback needs.
  func look(for playback: SymbolPlayback, renderer: SymbolRenderer) -> Look {
    var look = look
    look.margin = margin.fraction(for: playback, renderer: renderer)
    return look
  }
}

extension LookArguments {
  /// Says so where a tint is given that the file's own colours do not leave room for.
  func remarkOnTint(for renderer: SymbolRenderer, input: InputFiles.Input, console: Console) {
    guard look.tint != nil, look.effectiveRendering(for: renderer.colorUse) == .multicolor, look.rendering == nil else {
      return
    }
    console.remark(
      "\(Spelling.shown(input.path)) has colours of its own, which --color leaves alone; add --rendering monochrome "
        + "to tint it.")
  }
}
