import SymbolArt
import SymbolPainting

/// Reads one parsed drawing: sizes, trace, proof, layers.
final class DrawingReader {
  let tree: XMLTree
  var features: SourceFeatures
  /// Whether the tree shows one slot of an Apple template.
  var isTemplate = false {
    didSet {
      guard isTemplate else { return }
      features.annotations = true
      features.currentColor = true
      features.texts = false
      features.masks = true
    }
  }
  let file: String
  let options: ReadingOptions
  /// The file as text, for layers to refer to; nil where it is too long, or not plain.
  var sourceText: String?
  var notes: [LoadNote] = []

  init(tree: XMLTree, features: SourceFeatures, file: String, options: ReadingOptions) {
    self.tree = tree
    self.features = features
    self.file = file
    self.options = options
  }

  /// Stands for `currentColor` while tracing; three odd numbers that no palette has.
  private static let tintMarker = Color(red: 91.0 / 255, green: 163.0 / 255, blue: 217.0 / 255)
  private static let tintMarkerCSS = "#5ba3d9"

  func read() throws(LoadError) -> Symbol {
    let outline = Outline(tree, features: features)
    let followsTint = features.currentColor && !tree.root.has("color")
    let isBundled = SiblingBundles.bundle(outline, in: tree, features: features)
    if isTemplate { try fitTemplate() }
    try assumeSizeIfNone()
    // Pixels cannot follow the tint, so with them the proof is made in black, from a document of its own.
    var plain: LibrsvgDocument?
    if features.mayHoldPixels { plain = try makeDocument() }
    if followsTint { tree.root.setAttribute("color", DrawingReader.tintMarkerCSS) }
    let composition = Composition(tree, outline: outline, features: features)
    composition.openMasks()
    let traced = try makeDocument(styleSheet: Composition.traceStyleSheet(features))
    let reference = plain ?? traced
    noteContents()
    guard let viewport = try makeViewport(reference) else { return blankSymbol(outline) }
    let coloring = Coloring(tint: plain == nil && followsTint ? DrawingReader.tintMarker : .black)
    let tracer = Tracer(document: traced, viewport: viewport, tint: followsTint ? DrawingReader.tintMarker : nil)
    var masks: [String: [Artwork]] = [:]
    for (id, result) in zip(composition.maskIDs, tracer.traceEach(composition.maskIDs)) {
      if let result, !result.hasPixels { masks[id] = result.artwork }
    }
    let finder = LayerFinder(
      outline: outline, tracer: tracer,
      proof: RestProof(document: reference, viewport: viewport, coloring: coloring),
      splitter: FigureSplitter(size: viewport.viewBox.size), composition: composition, masks: masks,
      rootToViewBox: viewport.rootToViewBox, mostLayers: isBundled ? Limits.layers : Limits.layersInLongRows)
    guard let (candidates, joining) = finder.find() else {
      throw LoadError(
        file: file, reason: .drawingFailed,
        message: "The drawing library cannot draw it (a part may be scaled to nothing).")
    }
    switch joining {
    case .inseparable:
      notes.append(LoadNote(.mergedLayers, "Some parts stay together: drawn one by one they would look different."))
    case .tooMany:
      notes.append(
        LoadNote(
          .mergedLayers, "The drawing has more than \(finder.mostLayers) parts; only its outermost groups are layers."))
    case nil: break
    }
    var namer = LayerNamer()
    // Where units differ, the file's markup would stand elsewhere.
    namer.sourceText = viewport.rootToViewBox == .identity && !isTemplate ? sourceText : nil
    var layers: [Layer] = []
    for candidate in candidates {
      layers += makeLayers(candidate, reference: reference, viewport: viewport, namer: &namer)
    }
    if candidates.isEmpty {
      layers = outline.root.leaves.map { namer.layer($0, content: [], bounds: .null, figure: nil) }
    }
    if layers.allSatisfy(\.content.isEmpty) { noteBlank() }
    let symbol = Symbol(
      name: SymbolReader.symbolName(file), viewBox: viewport.viewBox, width: viewport.width, height: viewport.height,
      layers: layers,
      preferences: features.annotations ? AnnotationReader.preferences(of: tree.root) : SymbolPreferences(),
      notes: notes)
    return symbol.completedByGuesses
  }

  private func makeDocument(styleSheet: String? = nil) throws(LoadError) -> LibrsvgDocument {
    try tree.withSerialized { bytes throws(LoadError) in
      try LibrsvgDocument(bytes, styleSheet: styleSheet, file: file)
    }
  }

  private func makeLayers(
    _ candidate: LayerCandidate, reference: LibrsvgDocument, viewport: Viewport, namer: inout LayerNamer
  ) -> [Layer] {
    // Extents gather the rounding of several points: one digit less says as much.
    let grid = Grid(size: viewport.viewBox.size * 10)
    if candidate.isPixels {
      let reason = "drawn as pixels"
      guard
        let image = ImageLayer.image(
          of: candidate.node.id, in: reference, viewport: viewport, pixels: options.imagePixels, reason: reason)
      else {
        if candidate.node.isPixels {
          notes.append(
            LoadNote(.other, "A picture in the file is not shown: empty, damaged, linked or too large."))
        }
        return []
      }
      notes.append(
        LoadNote(
          .imageLayer, "A part is kept as a picture of \(image.pixelWidth) × \(image.pixelHeight) pixels (\(reason))."))
      return [namer.layer(candidate.node, content: [.image(image)], bounds: grid.round(image.frame), figure: nil)]
    }
    if let bounds = candidate.unseenBounds {
      return [namer.layer(candidate.node, content: [], bounds: bounds, figure: nil)]
    }
    let several = candidate.figures.count > 1
    return candidate.figures.enumerated().map { index, figure in
      namer.layer(
        candidate.node, content: figure, bounds: grid.round(figure.inkBounds), figure: several ? index + 1 : nil,
        figureCount: candidate.figures.count)
    }
  }

  /// The natural size and view box; nil when the file's view box allows no drawing at all.
  private func makeViewport(_ document: LibrsvgDocument) throws(LoadError) -> Viewport? {
    let root = tree.root
    var viewBox: Rect?
    if let text = root.attribute("viewBox") {
      let numbers = Viewport.numbers(text)
      if numbers.count == 4 {
        guard numbers[2] > 0, numbers[3] > 0 else { return nil }
        viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    let aspectRatio = root.attribute("preserveAspectRatio")
    if var size = document.sizeInPixels {
      // librsvg answers in single precision.
      let grid = Grid(size: max(size.width, size.height))
      size = (grid.round(size.width), grid.round(size.height))
      guard size.width > 0, size.height > 0 else { return nil }
      let largest = max(size.width, size.height)
      if largest >= Limits.coordinate {
        // The view box tells what the drawing is like; its natural size is then only a matter of shape.
        guard viewBox != nil, largest.isFinite else { return nil }
        let scale = Limits.naturalSize / largest
        size = (size.width * scale, size.height * scale)
        notes.append(LoadNote(.other, "The file's size is too large to be meant; only its proportions are kept."))
      }
      return Viewport(width: size.width, height: size.height, viewBox: viewBox, aspectRatio: aspectRatio)
    }
    if let viewBox {
      return Viewport(width: viewBox.width, height: viewBox.height, viewBox: viewBox, aspectRatio: aspectRatio)
    }
    return nil
  }

  /// A file that states no size of any kind gets the extent of its drawing as view box, from the origin where that is
  /// near: librsvg alone would cut the drawing.
  private func assumeSizeIfNone() throws(LoadError) {
    let root = tree.root
    if let text = root.attribute("viewBox") {
      let numbers = Viewport.numbers(text)
      let hasNoArea = numbers.count == 4 && numbers[2] >= 0 && numbers[3] >= 0 && numbers[2] * numbers[3] == 0
      if numbers.count == 4, !hasNoArea { return }
      // As good as none. librsvg ignores one without area, too.
      root.removeAttribute("viewBox")
      let reason = hasNoArea ? "has no area" : "is not four numbers"
      notes.append(LoadNote(.other, "The file's view box (“\(text.prefix(40))”) \(reason) and is ignored."))
    }
    let document = try makeDocument()
    guard document.sizeInPixels == nil, let ink = document.inkExtent(in: Rect(x: 0, y: 0, width: 1000, height: 1000))
    else { return }
    var box = ink
    if ink.minX >= 0, ink.minX <= ink.maxX / 2 { box = box.union(Rect(x: 0, y: box.y, width: 0, height: 0)) }
    if ink.minY >= 0, ink.minY <= ink.maxY / 2 { box = box.union(Rect(x: box.x, y: 0, width: 0, height: 0)) }
    guard box.size < Limits.coordinate else { return }
    let numbers = [box.x, box.y, box.width, box.height].map { "\($0)" }
    root.setAttribute("viewBox", numbers.joined(separator: " "))
    root.setAttribute("width", numbers[2])
    root.setAttribute("height", numbers[3])
    let size = "\(box.width.rounded()) × \(box.height.rounded())".replacing(".0", with: "")
    notes.append(
      LoadNote(.assumedSize, "The file states no size: the extent of its drawing, \(size), is taken for it."))
  }

  /// Grows a template's box about its middle until the drawing is inside, with a little air.
  private func fitTemplate() throws(LoadError) {
    let root = tree.root
    let numbers = Viewport.numbers(root.attribute("viewBox") ?? "")
    root.removeAttribute("viewBox")
    guard let ink = try makeDocument().inkExtent(in: Rect(x: 0, y: 0, width: 1000, height: 1000)) else { return }
    var box = ink
    var center = ink.center
    if numbers.count == 4 {
      box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      center = box.center
    }
    let air = 1.04
    let reach = [ink.maxX - center.x, center.x - ink.minX, ink.maxY - center.y, center.y - ink.minY].max() ?? 0
    let side = max(box.width, box.height, reach * 2 * air)
    let grid = Grid(size: side)
    let extent = grid.round(side)
    let corner = grid.round(Point(x: center.x - extent / 2, y: center.y - extent / 2))
    root.setAttribute("viewBox", "\(corner.x) \(corner.y) \(extent) \(extent)")
    root.setAttribute("width", "\(extent)")
    root.setAttribute("height", "\(extent)")
  }

  private func noteBlank() {
    if features.animations {
      notes.append(
        LoadNote(.animatedOnly, "Nothing is drawn at rest: the picture comes from the file's own animation only."))
    } else {
      notes.append(LoadNote(.blank, "The file draws nothing."))
    }
  }

  private func blankSymbol(_ outline: Outline) -> Symbol {
    notes.append(LoadNote(.blank, "The file's size or view box has no area, so nothing is drawn."))
    let viewBox = Rect(x: 0, y: 0, width: 24, height: 24)
    return Symbol(
      name: SymbolReader.symbolName(file), viewBox: viewBox, width: viewBox.width, height: viewBox.height, layers: [],
      notes: notes)
  }
}
