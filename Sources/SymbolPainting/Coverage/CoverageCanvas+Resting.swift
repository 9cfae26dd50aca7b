import SymbolArt

extension CoverageCanvas {
  /// An outline with its place in this picture.
  struct Placed {
    let outline: CoverageOutline
    var matrix: AffineTransform
    var parts: Range<Int>
    /// Whether it is where it was in the picture before.
    var rests: Bool
  }

  /// Compares an outline's place with the one in the picture before.
  func note(_ outline: CoverageOutline, _ matrix: AffineTransform, _ parts: Range<Int>) {
    let number = outlineCount
    outlineCount += 1
    guard number < outlines.count else {
      outlines.append(Placed(outline: outline, matrix: matrix, parts: parts, rests: false))
      return
    }
    outlines.withUnsafeMutableBufferPointer { outlines in
      guard outlines[number].outline === outline else {
        outlines[number] = Placed(outline: outline, matrix: matrix, parts: parts, rests: false)
        return
      }
      outlines[number].parts = parts
      outlines[number].rests = outlines[number].matrix == matrix
      outlines[number].matrix = matrix
    }
  }

  /// Where the coverage of outlines that rest is kept; nil where one moves, or is cut off at the picture's end.
  func keptCoverage(_ numbers: Range<Int>, _ all: Range<Int>) -> Int? {
    guard numbers.allSatisfy({ outlines[$0].rests }) else { return nil }
    let box = parts[all].reduce(PixelBox.none) { $0.union($1.box) }
    guard box.isNotEmpty, PixelBox(place).contains(box) else { return nil }
    if let index = kept.firstIndex(where: { $0.numbers == numbers }) { return index }
    let recorder = KeptCoverage.Recorder(left: box.left - place.x, top: box.top - place.y)
    // True to any opacity.
    cover(numbers, all, isOpaque: false, into: recorder)
    kept.append(KeptCoverage(numbers, box: box, recorder))
    return kept.count - 1
  }
}
