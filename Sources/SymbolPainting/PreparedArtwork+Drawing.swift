import CRsvg
import SymbolArt

extension PreparedArtwork {
  /// Draws under a transform from view box units to the context's device space.
  ///
  /// - Parameters:
  ///   - matrix: Must be drawable (`AffineTransform.isDrawable`); others draw nothing.
  ///   - opacity: 0…1, applied to the whole, so that overlapping parts do not show through one another.
  /// The context's matrix is left changed; everything else as it was, but for the source.
  public func draw(
    in context: OpaquePointer, matrix: AffineTransform, coloring: Coloring = .own, opacity: Double = 1
  ) {
    guard matrix.isDrawable, opacity >= PaintingLimits.minimumOpacity, !nodes.isEmpty else { return }
    let device = matrix.apply(bounds)
    guard device.isPaintable else { return }
    if opacity >= 1 || fadesItemwise {
      drawNodes(in: context, matrix: matrix, coloring: coloring, opacity: min(opacity, 1))
    } else {
      PreparedArtwork.drawTogether(
        [Part(self, matrix: matrix, coloring: coloring)], opacity: opacity, in: context, within: device)
    }
  }

  private func drawNodes(in context: OpaquePointer, matrix: AffineTransform, coloring: Coloring, opacity: Double) {
    var cairoMatrix = matrix.cairoMatrix
    for node in nodes {
      cairo_set_matrix(context, &cairoMatrix)
      switch node {
      case .shape(let shape): shape.draw(in: context, coloring: coloring, alpha: opacity)
      case .image(let image): image.draw(in: context, coloring: coloring, alpha: opacity)
      case .gradient(let gradient): gradient.draw(in: context, coloring: coloring, alpha: opacity)
      case .group(let group): group.draw(in: context, matrix: matrix, coloring: coloring, opacity: opacity)
      }
    }
  }
}

extension PreparedGroup {
  func draw(in context: OpaquePointer, matrix: AffineTransform, coloring: Coloring, opacity: Double) {
    let opacity = self.opacity * opacity
    let device = matrix.apply(bounds)
    guard opacity >= PaintingLimits.minimumOpacity, device.isPaintable else { return }
    cairo_save(context)
    for clip in clips {
      var cairoMatrix = matrix.cairoMatrix
      cairo_set_matrix(context, &cairoMatrix)
      cairo_new_path(context)
      clip.path.append(to: context)
      cairo_set_fill_rule(context, clip.rule.cairoRule)
      cairo_clip(context)
    }
    if mask == nil && blendMode == .normal {
      content.draw(in: context, matrix: matrix, coloring: coloring, opacity: opacity)
    } else {
      context.composeApart(within: device) {
        content.draw(in: context, matrix: matrix, coloring: coloring)
        if let mask { apply(mask.content, kind: mask.kind, in: context, matrix: matrix, within: device) }
      } then: {
        cairo_set_operator(context, blendMode.cairoOperator)
        cairo_paint_with_alpha(context, opacity)
      }
    }
    cairo_restore(context)
  }

  /// Keeps of the group composed so far what the mask lets through.
  private func apply(
    _ mask: PreparedArtwork, kind: ArtworkMask.Kind, in context: OpaquePointer, matrix: AffineTransform,
    within device: Rect
  ) {
    context.composeApart(within: device) {
      // A mask's colours are no picture: the tint has no part in them.
      mask.draw(in: context, matrix: matrix)
      if kind == .luminance { context.turnLuminanceIntoAlpha() }
    } then: {
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
    }
  }
}

extension OpaquePointer {
  /// For a cairo context: draws `body` onto a transparent picture of its own, no larger than the device pixels around
  /// `device`, then calls `then` with that picture as source and the clip still in place.
  ///
  /// - Parameter content: colours with alpha, or alpha alone.
  public func composeApart(
    within device: Rect, content: cairo_content_t = CAIRO_CONTENT_COLOR_ALPHA, _ body: () -> Void, then: () -> Void
  ) {
    cairo_save(self)
    cairo_identity_matrix(self)
    cairo_new_path(self)
    let pixels = device.pixelAligned
    cairo_rectangle(self, pixels.x, pixels.y, pixels.width, pixels.height)
    cairo_clip(self)
    cairo_push_group_with_content(self, content)
    body()
    cairo_pop_group_to_source(self)
    // The group's picture lies in device space, whatever the matrix was when it ended.
    cairo_identity_matrix(self)
    then()
    cairo_restore(self)
  }

  /// For a context whose target is a group: each pixel's luminance, times its alpha, becomes its alpha (SVG masks).
  fileprivate func turnLuminanceIntoAlpha() {
    guard let group = cairo_get_group_target(self), cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE else {
      return
    }
    cairo_surface_flush(group)
    let width = Int(cairo_image_surface_get_width(group))
    let height = Int(cairo_image_surface_get_height(group))
    let stride = Int(cairo_image_surface_get_stride(group))
    guard let data = cairo_image_surface_get_data(group) else { return }
    for y in 0..<height {
      UnsafeMutableRawPointer(data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
        for x in 0..<width {
          let pixel = Pixel(word: row[x])
          // Rec. 709 weights in sRGB, in 16 bits, as librsvg has them.
          let luminance = (Int(pixel.red) * 13933 + Int(pixel.green) * 46871 + Int(pixel.blue) * 4732) >> 16
          row[x] = UInt32(min(luminance, 255)) << 24
        }
      }
    }
    cairo_surface_mark_dirty(group)
  }
}

extension Rect {
  /// Whether cairo's fixed-point numbers can hold it.
  var isPaintable: Bool {
    let limit = PaintingLimits.maximumCoordinate
    return !isNull && abs(minX) < limit && abs(minY) < limit && abs(maxX) < limit && abs(maxY) < limit
  }

  /// The whole pixels that it touches, with one more around for antialiasing.
  var pixelAligned: Rect {
    let (left, top) = ((minX - 1).rounded(.down), (minY - 1).rounded(.down))
    return Rect(x: left, y: top, width: (maxX + 1).rounded(.up) - left, height: (maxY + 1).rounded(.up) - top)
  }
}
