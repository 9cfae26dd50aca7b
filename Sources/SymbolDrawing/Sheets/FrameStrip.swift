import CRsvg
import SymbolMotion
import SymbolPainting

/// Frames of one motion side by side, in order of time, with their times below.
public struct FrameStrip: Sendable {
  private let renderer: SymbolRenderer
  private let look: Look
  private let frames: [Frame]
  private let captions: [String]

  /// A strip of one square cell a frame, each `look.pixelSize` pixels wide, without gaps.
  public init(renderer: SymbolRenderer, look: Look, frames: [(time: Double, frame: Frame)]) {
    self.renderer = renderer
    self.look = look
    self.frames = frames.map(\.frame)
    captions = frames.map { Self.caption($0.time) }
  }

  /// A time as it stands below a frame: "0.25 s".
  public static func caption(_ time: Double) -> String {
    let hundredths = time.isFinite ? Int((min(max(time, 0), 1e6) * 100).rounded()) : 0
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// The most frames that a strip with cells of this size can hold; cairo's pictures end there.
  public static func maximumCount(for look: Look) -> Int {
    max(PaintingLimits.maximumSide / look.pixelSize, 1)
  }

  /// The strip as a picture: the frames' cells, and below them a band with the times.
  public func image() -> RasterImage {
    let cell = look.pixelSize
    let fontSize = (min(max(Double(look.size) * 0.1, 8), 20) * look.scale).rounded()
    let band = (fontSize * 2.2).rounded(.up)
    var image = RasterImage(width: cell * max(frames.count, 1), height: cell + Int(band))
    let (width, height) = (Double(image.width), Double(image.height))
    let ink = SheetInk(on: look.background)
    image.draw { context in
      if let background = look.background {
        cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
      }
      var cellLook = look
      cellLook.background = nil
      for (index, frame) in frames.enumerated() {
        let left = Double(index * cell)
        cairo_save(context)
        cairo_rectangle(context, left, 0, Double(cell), Double(cell))
        cairo_clip(context)
        cairo_translate(context, left, 0)
        renderer.draw(frame, look: cellLook, in: context, width: Double(cell), height: Double(cell))
        cairo_restore(context)
        TextLine(text: captions[index], size: fontSize, color: ink.secondary, alignment: .center)
          .draw(in: context, x: left, y: Double(cell) + fontSize * 0.3, width: Double(cell))
      }
    }
    return image
  }
}
