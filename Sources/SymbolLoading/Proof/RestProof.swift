import CRsvg
import SymbolArt
import SymbolPainting

/// Compares what our layers give at rest with the picture that librsvg draws of the file.
struct RestProof {
  let document: LibrsvgDocument
  let viewport: Viewport
  let coloring: Coloring

  /// Pixels of the larger side. Large enough that a lost or doubled detail covers pixels of its own, small enough to
  /// cost less than the trace; not a multiple of usual grids, so that seams do not hide between pixels.
  static let side = 90.0

  private var frame: Rect { viewport.frame(side: RestProof.side) }
  private var blank: RasterImage {
    RasterImage(width: Int(frame.width.rounded(.up)), height: Int(frame.height.rounded(.up)))
  }

  /// Whether the layers tell cairo to draw what librsvg tells it for the whole file, call by call. Then both pictures are
  /// the same, and none has to be made. Only plain drawings can be proven so, and only where no element is taken apart.
  func agreesByCalls(_ candidates: [LayerCandidate]) -> Bool {
    guard candidates.allSatisfy({ !$0.isPixels && $0.figures.count <= 1 }) else { return false }
    // Room around, so that what fills the viewport is no special case of cairo's.
    let frame = viewport.frame(side: RestProof.side, origin: RestProof.side / 4)
    let matrix = viewport.toFrame(frame)
    func calls(_ draw: (OpaquePointer) -> Bool) -> DrawnCalls? {
      DrawnCalls.calls(width: frame.maxX + frame.x, height: frame.maxY + frame.y, draw)
    }
    let own = calls { context in
      for candidate in candidates {
        PreparedArtwork(candidate.artwork).draw(in: context, matrix: matrix, coloring: coloring)
      }
      return true
    }
    // Ours first: they tell at little cost where there is more to draw than can be watched.
    guard let own, let file = calls({ document.draw(in: frame, on: $0) }) else { return false }
    return own.agrees(with: file)
  }

  /// The file as librsvg draws it; nil where it cannot.
  func reference() -> RasterImage? {
    var picture = blank
    return picture.draw { document.draw(in: frame, on: $0) } ? picture : nil
  }

  /// One element of the file as librsvg draws it.
  func reference(element id: String) -> RasterImage? {
    var picture = blank
    return picture.draw { document.draw(element: id, in: frame, on: $0) } ? picture : nil
  }

  /// Where an element lies, seen or not, in view box units.
  func bounds(of id: String) -> Rect? {
    document.logicalExtent(of: id, in: frame).map { viewport.rootToViewBox.apply($0) }
  }

  /// The candidates as we draw them, one over the other.
  func picture(of candidates: [LayerCandidate], splitting: Bool) -> RasterImage {
    var picture = blank
    let matrix = viewport.toFrame(frame)
    picture.draw { context in
      for candidate in candidates {
        if candidate.isPixels {
          // Pixels are made at another size; what is proven is that the part may stand alone.
          cairo_identity_matrix(context)
          _ = document.draw(element: candidate.node.id, in: frame, on: context)
        } else if splitting {
          for figure in candidate.figures {
            PreparedArtwork(figure).draw(in: context, matrix: matrix, coloring: coloring)
          }
        } else {
          PreparedArtwork(candidate.artwork).draw(in: context, matrix: matrix, coloring: coloring)
        }
      }
    }
    return picture
  }

  /// The candidates' elements as librsvg draws them, one over the other.
  func pictureByElements(of candidates: [LayerCandidate]) -> RasterImage {
    var picture = blank
    picture.draw { context in
      for candidate in candidates where candidate.unseenBounds == nil {
        _ = document.draw(element: candidate.node.id, in: frame, on: context)
      }
    }
    return picture
  }

  /// Whether artwork that was not taken apart equals the picture: only rounding may differ.
  func isEqual(_ picture: RasterImage, to reference: RasterImage) -> Bool {
    let difference = PictureDifference(reference, picture)
    return difference.largestInside <= 8 && difference.largest <= 24 && difference.mean <= 0.75
  }

  /// Whether one element's artwork equals its picture: with no overlaps in question, edges may differ a little more
  /// (librsvg composes some clips by way of pixels).
  func isEqualAlone(_ picture: RasterImage, to reference: RasterImage) -> Bool {
    let difference = PictureDifference(reference, picture)
    return difference.largestInside <= 8 && difference.largest <= 72 && difference.mean <= 0.75
  }

  /// Whether figures drawn apart equal the picture. Two of them in one pixel hide each other by a quarter at most,
  /// which is what antialiasing may differ by.
  func isEqualApart(_ picture: RasterImage, to reference: RasterImage) -> Bool {
    let difference = PictureDifference(reference, picture)
    return difference.largestInside <= 8 && difference.largest <= 72 && difference.mean <= 1.5
  }
}

/// An element on its way to becoming one layer, or one for each of its figures.
struct LayerCandidate {
  let node: OutlineNode
  var artwork: [Artwork]
  var figures: [[Artwork]]
  /// Whether it can only be kept as pixels that librsvg draws.
  var isPixels = false
  /// Where it would lie, for a part that is listed though nothing of it is seen.
  var unseenBounds: Rect?
}
