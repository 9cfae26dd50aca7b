import SymbolPainting
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// `render FILE`: one moment as a picture; and `strip FILE`: several side by side.
struct RenderCommand {
  let context: CommandContext

  /// One moment.
  func render() throws(UsageError) -> ExitStatus {
    let time = try context.arguments.number("time", in: 0...86_400, unit: "seconds") ?? 0
    let look = try LookArguments(context.arguments, margin: .fixed(0))
    return try draw(with: look) { renderer, look, playback in
      renderer.image(playback.frame(at: time), look: look)
    }
  }

  /// Several moments side by side.
  func strip() throws(UsageError) -> ExitStatus {
    let count = try context.arguments.integer("frames", in: 1...240, unit: "frames") ?? 8
    let look = try LookArguments(context.arguments, margin: .automatic)
    let most = FrameStrip.maximumCount(for: look.look)
    guard count <= most else {
      throw UsageError(
        "\(count) frames of \(look.look.pixelSize) pixels are wider than a picture may be: at most \(most), or a smaller "
          + "--size.", command: "strip")
    }
    return try draw(with: look) { renderer, look, playback in
      FrameStrip(renderer: renderer, look: look, frames: playback.moments(count)).image()
    }
  }

  private func draw(
    with look: LookArguments, _ body: (SymbolRenderer, Look, SymbolPlayback) -> RasterImage
  ) throws(UsageError) -> ExitStatus {
    let plan = try context.effectPlan()
    let output = try PictureOutput(context, endings: ["png"])
    guard let input = try context.singleInput(for: plan) else { return .someFailed }
    switch try SymbolSource(context.arguments, jobs: 1, pixels: look.look.pixelSize).load(input) {
    case .failure(let failure):
      context.tell(failure)
      return .someFailed
    case .success(let symbol):
      do throws(MotionError) {
        let playback = try plan.playback(of: symbol)
        let renderer = SymbolRenderer(playback.symbol)
        look.remarkOnTint(for: renderer, input: input, console: context.console)
        return output.write(body(renderer, look.look(for: playback, renderer: renderer), playback))
      } catch {
        context.console.error("\(Spelling.shown(input.path)): \(error.description)")
        return .someFailed
      }
    }
  }
}
