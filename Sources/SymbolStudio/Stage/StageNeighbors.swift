import CAdwaita
import StudioModel
import SymbolArt
import SymbolEffects

/// Two placeholders beside a symbol that comes or goes: in a transition they move when its room opens or closes, beside
/// an indefinite effect they stay where they are.
@MainActor struct StageNeighbors {
  /// Between two of the three, as a part of a side.
  private static let gap = 0.3

  /// nil for a variant that neither comes nor goes.
  init?(_ variant: Variant) {
    let comesOrGoes = variant.effects.contains { effect in
      effect.behavior == .insertion || effect.behavior == .removal || effect.effect.kind.comesIn
        || effect.effect.kind.goesOut
    }
    guard comesOrGoes else { return nil }
  }

  /// The largest side with which all three fit into a tile.
  func largestSide(width: Double) -> Double { width / (3 + 2 * Self.gap + 0.4) }

  /// Draws both.
  /// - Parameter fraction: how much of its room the symbol has, 0…1.
  /// - Returns: where the middle of the symbol's room is.
  func draw(
    _ context: OpaquePointer, width: Double, height: Double, side: Double, fraction: Double, color: Color
  ) -> Double {
    let room = (side + side * Self.gap) * fraction
    let total = 2 * side + side * Self.gap + room
    let left = (width - total) / 2
    let right = left + total - side
    for x in [left, right] {
      roundedSquare(context, x, (height - side) / 2, side)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, 0.07)
      cairo_fill_preserve(context)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, 0.22)
      cairo_set_line_width(context, 1)
      cairo_stroke(context)
    }
    return left + side + side * Self.gap / 2 + room / 2
  }

  private func roundedSquare(_ context: OpaquePointer, _ x: Double, _ y: Double, _ side: Double) {
    let (left, top) = (x.rounded() + 0.5, y.rounded() + 0.5)
    let (length, radius) = (side.rounded() - 1, side * 0.18)
    cairo_new_sub_path(context)
    cairo_arc(context, left + length - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, left + length - radius, top + length - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, top + length - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }
}
