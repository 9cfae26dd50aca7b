import Foundation
import SymbolArt
import SymbolPainting

/// Bytes of a file to a proven symbol, in this process. Files from outside go through the probe, which calls this.
public enum SymbolReader {
  /// Reads an SVG or packed SVG file; and a PNG, JPEG or WebP file, where its name says that it is one, as a symbol of
  /// one image layer.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name, for messages; without its ending it becomes the symbol's name.
  /// - Returns: A symbol whose layers at rest equal librsvg's picture of the file.
  /// - Throws: Why the file is refused, in words for a designer.
  public static func read(
    _ data: Data, name: String, options: ReadingOptions = ReadingOptions()
  ) throws(LoadError) -> Symbol {
    if PictureFormat.isPicture(named: name) { return try PictureReader.read(data, name: name, options: options) }
    let text = try SourceText(data, file: name)
    let expandsEntities = try EntityDeclarations.check(text, file: name)
    let tree = try XMLTree(text, expandsEntities: expandsEntities, file: name)
    guard tree.root.kind == .svg else {
      let kind = tree.root.pointee.name.map { String(cString: $0) } ?? "?"
      throw LoadError(
        file: name, reason: .notSVG, message: "This is XML, but not an SVG drawing: its outermost element is “\(kind)”."
      )
    }
    let features = SourceFeatures(text.bytes)
    try DocumentGuard.check(tree, features: features, file: name)
    let slots =
      features.templates
      ? try TemplateReader.rewrite(tree, wanting: options.templateSlot, file: name) : nil
    let drawing = DrawingReader(tree: tree, features: features, file: name, options: options)
    if let slots { drawing.notes.append(.templateSlot(slots.shown, wanted: options.templateSlot)) }
    drawing.isTemplate = slots != nil
    // Entities would have to be expanded once more to count the elements.
    drawing.sourceText = expandsEntities ? nil : text.plain
    var symbol = try drawing.read()
    symbol.templateSlots = slots
    return symbol
  }

  /// A file's name without folders and without its ending.
  static func symbolName(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    for ending in SymbolFileName.endings where last.lowercased().hasSuffix(ending) {
      let stem = String(last.dropLast(ending.count))
      return stem.isEmpty ? last : stem
    }
    return last
  }
}

extension LoadNote {
  fileprivate static func templateSlot(_ slot: String, wanted: String) -> LoadNote {
    let nearest = slot == wanted ? "" : " (\(wanted) is not in it)"
    return LoadNote(.templateSlot, "An Apple symbol template: its \(slot) drawing is shown\(nearest).")
  }
}
