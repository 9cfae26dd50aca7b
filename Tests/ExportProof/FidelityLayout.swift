import Foundation
import SymbolArt
import SymbolMotion

/// Where things lie in the picture of the table, in points, and what is the same in every one.
struct FidelityLayout {
  private let left = 318.0
  private let top = 118.0
  private let cellSize = (width: 58.0, height: 27.0)
  private let gap = 3.0
  /// Between columns of different kinds.
  private let groupGap = 14.0

  var width: Double { columnStart(ProofFormat.all.count) - groupGap + 28 }
  private var bottom: Double { top + Double(ProofEffect.all.count) * (cellSize.height + gap) }
  var height: Double { bottom + 118 }

  func cell(row: Int, column: Int) -> Rect {
    Rect(
      x: columnStart(column), y: top + Double(row) * (cellSize.height + gap), width: cellSize.width,
      height: cellSize.height)
  }

  private func columnStart(_ column: Int) -> Double {
    let groups = ProofFormat.all.prefix(column + 1).map(\.group)
    let changes = zip(groups, groups.dropFirst()).count { $0 != $1 } + (column == ProofFormat.all.count ? 1 : 0)
    return left + Double(column) * (cellSize.width + gap) + Double(changes) * groupGap
  }

  func drawHeadings(_ pen: FidelityPen) {
    pen.text(
      "How far exports are from the preview, in players that are not ours", at: Point(x: 24, y: 38), size: 19,
      FidelityPen.ink, isBold: true)
    for (column, format) in ProofFormat.all.enumerated() {
      let box = cell(row: 0, column: column)
      if column == 0 || ProofFormat.all[column - 1].group != format.group {
        pen.text(format.group, at: Point(x: box.x, y: top - 46), size: 12, FidelityPen.faint)
      }
      pen.text(format.title, at: Point(x: box.center.x, y: top - 25), size: 13, FidelityPen.ink, .center, isBold: true)
      pen.text(format.reader, at: Point(x: box.center.x, y: top - 10), size: 10.5, FidelityPen.faint, .center)
    }
    for (row, effect) in ProofEffect.all.enumerated() {
      let box = cell(row: row, column: 0)
      let end = pen.text(effect.name, at: Point(x: 24, y: box.y + 17.5), size: 13, FidelityPen.ink)
      let way = effect.behavior.words + (effect.strikes ? ", struck out" : "")
      pen.text(way, at: Point(x: 24 + end + 7, y: box.y + 17.5), size: 10.5, FidelityPen.faint)
    }
  }

  func drawLegend(_ pen: FidelityPen) {
    let line = bottom + 30
    pen.text(
      "The number is the worst of six symbols at five and more moments, in per cent of what may differ (0.1 % of the "
        + "pixels, 3 % in the mean of what is painted, at 256 pixels).", at: Point(x: 24, y: line), size: 12,
      FidelityPen.ink)
    var x = 24.0
    for (share, words) in [(0.0, "0"), (0.33, "33"), (0.66, "66"), (1.0, "100 %")] as [(Double, String)] {
      pen.fill(Rect(x: x, y: line + 16, width: 44, height: 18), FidelityPen.ground(share), radius: 4)
      pen.text(words, at: Point(x: x + 22, y: line + 29), size: 11, FidelityPen.ink, .center)
      x += 48
    }
    x += 18
    for (color, text, words) in [
      (FidelityPen.ground(nil), "reported", "the format cannot, and its export says so"),
      (FidelityPen.ground(2), "×", "fails"),
    ] as [(Color, String, String)] {
      pen.fill(Rect(x: x, y: line + 16, width: 58, height: 18), color, radius: 4)
      pen.text(
        text, at: Point(x: x + 29, y: line + 29), size: 10.5, text == "×" ? .white : FidelityPen.faint, .center)
      x += 66 + pen.text(words, at: Point(x: x + 66, y: line + 29), size: 12, FidelityPen.ink) + 24
    }
    x = 24
    x += pen.text("The bars below it, one a symbol:", at: Point(x: x, y: line + 62), size: 12, FidelityPen.ink) + 14
    for symbol in ProofSymbol.allCases {
      pen.fill(Rect(x: x, y: line + 55, width: 9, height: 5), FidelityPen.bar(0), radius: 1)
      x +=
        15
        + pen.text(
          symbol.rawValue.replacingOccurrences(of: "-", with: " "), at: Point(x: x + 15, y: line + 62), size: 12,
          FidelityPen.faint) + 16
    }
  }
}

extension AppliedBehavior {
  /// In words.
  fileprivate var words: String { self == .contentTransition ? "content transition" : rawValue }
}
