import CRsvg
import SymbolArt
import SymbolDrawing
import SymbolMotion
import SymbolPainting

/// A symbol at five variable values, and then a change of the value at five moments of its way: two rows of five cells.
struct GoldenValue: Hashable, Sendable, CustomStringConvertible {
  let symbol: String
  let mode: VariableValueMode
  var rendering: RenderingMode?

  /// Also the picture's name.
  var description: String { "\(symbol).value.\(mode.rawValue)" + (rendering.map { ".\($0.rawValue)" } ?? "") }

  static let all: [GoldenValue] =
    ["wifi", "thermometer", "signal-bars", "battery-full", "heart-fill"].flatMap { symbol in
      VariableValueMode.allCases.map { GoldenValue(symbol: symbol, mode: $0) }
    }
    + RenderingMode.allCases.flatMap { rendering in
      VariableValueMode.allCases.map { GoldenValue(symbol: GoldenFrame.erasing, mode: $0, rendering: rendering) }
    }

  static let values = [0, 0.2, 0.5, 0.8, 1]
  /// Seconds after a change from 0.1 to 0.9.
  static let moments = [0, 0.06, 0.12, 0.2, 0.3]

  func picture() throws -> RasterImage {
    let drawing = try GoldenFrame.drawing(symbol)
    let renderer = SymbolRenderer(drawing)
    let rest = Frame.rest(layerCount: drawing.layers.count)
    var player = Player(symbol: drawing)
    player.setVariableValueMode(mode, at: 0)
    player.setVariableValue(0.1, animated: false, at: 0)
    player.setVariableValue(0.9, at: 1)
    let rows = [
      Self.values.map { rest.showing(variableValue: $0, of: drawing, mode: mode) },
      Self.moments.map { player.frame(at: 1 + $0) },
    ]
    let look = Look(
      tint: Color(red: 0.1, green: 0.35, blue: 0.75), rendering: rendering,
      palette: [Color(red: 0.75, green: 0.1, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 0.3)], margin: 0.125)
    let cell = GoldenFrame.cell
    var picture = RasterImage(width: cell * Self.values.count, height: cell * rows.count)
    picture.draw { context in
      for (row, frames) in rows.enumerated() {
        for (column, frame) in frames.enumerated() {
          cairo_save(context)
          cairo_translate(context, Double(column * cell), Double(row * cell))
          renderer.draw(frame, look: look, in: context, width: Double(cell), height: Double(cell))
          cairo_restore(context)
        }
      }
    }
    return picture
  }
}
