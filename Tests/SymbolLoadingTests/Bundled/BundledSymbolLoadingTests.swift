import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Bundled symbols: as the loader reads them")
struct BundledSymbolLoadingTests {
  @Test("each element is one layer under its own name, and nothing is remarked", arguments: BundledSymbolFile.all)
  func layers(_ file: BundledSymbolFile) throws {
    let symbol = try file.load()
    #expect(symbol.layers.map(\.name) == file.drawables.map(\.id))
    #expect(symbol.notes.isEmpty)
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
  }

  @Test("the annotations arrive as the file states them", arguments: BundledSymbolFile.all)
  func annotations(_ file: BundledSymbolFile) throws {
    let symbol = try file.load().withoutGuesses
    #expect(symbol.preferences.wiggle == file.root["data-symbol-wiggle"])
    #expect(symbol.preferences.rotation == file.root["data-symbol-rotation"])
    for (layer, drawable) in zip(symbol.layers, file.drawables) {
      let read = layer.annotation
      #expect(read.group == drawable.annotation("group"), "\(layer.name)")
      #expect(read.tag == drawable.annotation("tag"), "\(layer.name)")
      #expect(read.order == drawable.annotation("order").flatMap(Int.init), "\(layer.name)")
      #expect(read.threshold == drawable.annotation("threshold").flatMap(Double.init), "\(layer.name)")
      #expect(read.level?.rawValue == drawable.annotation("level"), "\(layer.name)")
      #expect(read.canPulse == (drawable.annotation("pulses") != nil), "\(layer.name)")
      #expect(read.canRotate == (drawable.annotation("rotates") != nil), "\(layer.name)")
      #expect(read.closedLoop == (drawable.annotation("closed-loop") != nil), "\(layer.name)")
      // What the root prefers is the symbol's, not each part's: effects ask it where a part says nothing.
      #expect(read.wiggle == drawable.annotation("wiggle"), "\(layer.name)")
      #expect(read.rotation == drawable.annotation("rotation"), "\(layer.name)")
      #expect((read.anchor != nil) == (drawable.annotation("anchor") != nil), "\(layer.name)")
      #expect((read.draw != nil) == (drawable.annotation("draw") != nil), "\(layer.name)")
    }
  }

  @Test("ink stays in the box with a unit to spare", arguments: BundledSymbolFile.all)
  func margin(_ file: BundledSymbolFile) throws {
    let ink = try file.load().layers.reduce(Rect.null) { $0.union($1.bounds) }
    // A tenth of a unit is less than can be seen at any size a symbol is used at.
    let box = Rect(x: 1, y: 1, width: 22, height: 22).insetBy(-0.1)
    #expect(ink.intersection(box) == ink, "\(ink)")
  }

  @Test(
    "under a slash, what is left of a part lies where the part lay",
    arguments: BundledSymbolFile.all.filter { $0.name.contains("-slash") })
  func cuts(_ slashed: BundledSymbolFile) throws {
    // The speaker with waves is the speaker's full form.
    let base = slashed.name.replacingOccurrences(of: "-slash", with: slashed.name.hasPrefix("speaker") ? "-waves" : "")
    let whole = try #require(BundledSymbolFile.named(base)).load(), cut = try slashed.load()
    for layer in cut.layers where layer.annotation.tag != "slash" {
      let part = whole.layers.first { $0.annotation.tag == layer.annotation.tag }
      let outline = try #require(part, "\(layer.name)").outline
      // A stroke's points lie on the whole stroke, a fill's on its edge or within.
      for point in layer.outline.points {
        #expect(
          outline.distance(to: point) < 0.03 || slashed.isFilled && outline.encloses(point), "\(layer.name): \(point)")
      }
    }
  }
}

extension BundledSymbolFile {
  /// The symbol as the program itself would read it.
  func load() throws -> Symbol {
    try SymbolReader.read(
      Data(contentsOf: Self.folder.appendingPathComponent(name + ".svg")), name: name + ".svg")
  }
}

/// A path as straight pieces, fine enough to measure on.
private struct Polyline {
  var runs: [[Point]] = []
  var points: [Point] { runs.flatMap { $0 } }

  func distance(to point: Point) -> Double {
    var least = Double.infinity
    for run in runs {
      for (start, end) in zip(run, run.dropFirst()) {
        let along = end - start
        let length = along.length
        let offset = point - start
        let share = length > 0 ? (offset.x * along.x + offset.y * along.y) / (length * length) : 0
        least = min(least, start.interpolated(to: end, fraction: min(max(share, 0), 1)).distance(to: point))
      }
    }
    return least
  }

  /// Even-odd: whether a ray to the right crosses the runs an odd number of times.
  func encloses(_ point: Point) -> Bool {
    var inside = false
    for run in runs {
      for (start, end) in zip(run, run.dropFirst()) where (start.y > point.y) != (end.y > point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { inside.toggle() }
      }
    }
    return inside
  }
}

extension Layer {
  fileprivate var outline: Polyline {
    var result = Polyline()
    for case .shape(let shape) in content {
      for subpath in shape.path.subpaths {
        var run: [Point] = []
        for element in subpath.elements {
          switch element {
          case .move(let point), .line(let point): run.append(point)
          case .curve(let first, let second, let end):
            let start = run.last ?? first
            run += (1...32).map { step in
              let fraction = Double(step) / 32
              let a = start.interpolated(to: first, fraction: fraction)
              let b = first.interpolated(to: second, fraction: fraction)
              let c = second.interpolated(to: end, fraction: fraction)
              return a.interpolated(to: b, fraction: fraction)
                .interpolated(to: b.interpolated(to: c, fraction: fraction), fraction: fraction)
            }
          case .close: run += run.prefix(1)
          }
        }
        result.runs.append(run)
      }
    }
    return result
  }
}
