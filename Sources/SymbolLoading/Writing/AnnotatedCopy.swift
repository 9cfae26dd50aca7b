import Foundation
import SymbolArt

/// A copy of an SVG file with a person's annotations in it, as `data-symbol-*` attributes on the elements that the layers
/// are made of. All else is the author's file, byte by byte.
///
/// A layer that is one figure of a compound path has its number, from 1, behind the attribute's name
/// (`data-symbol-order-2`). An empty value says that there is nothing to say, whatever a group around it says.
public struct AnnotatedCopy: Sendable {
  /// The file's text, unpacked.
  public let data: Data
  /// Names of layers of which nothing could be written: no element of the file stands for them.
  public let skipped: [String]

  /// - Parameters:
  ///   - file: the bytes of the author's file, packed or not.
  ///   - name: the file's name, for messages.
  ///   - symbol: as it was read from these very bytes.
  ///   - overlay: what is to be written.
  /// - Throws: why the file cannot be written, in words for a designer.
  public init(
    of file: Data, name: String, symbol: Symbol, overlay: AnnotationOverlay
  ) throws(LoadError) {
    func refuse(_ message: String) -> LoadError { LoadError(file: name, reason: .malformed, message: message) }
    var text = try WritableText(file, file: name)
    let source = try SourceText(file, file: name)
    let expandsEntities = try EntityDeclarations.check(source, file: name)
    let tree = try XMLTree(source, expandsEntities: expandsEntities, file: name)
    let elementNames = withExtendedLifetime(tree) { tree.root.allElements.map(\.qualifiedName) }
    let tags = StartTags(text.bytes).ranges
    let names = tags.map { StartTag(text.bytes, $0).name }
    guard names == elementNames else {
      throw refuse("Parts of the drawing stand in entities of its document type, where nothing can be written.")
    }
    var attributes: [Int: [(name: String, value: String)]] = [:]
    var skipped: [String] = []
    for layer in symbol.layers {
      guard let statement = overlay.statements[layer.id] else { continue }
      guard let source = layer.source, tags.indices.contains(source.element) else {
        skipped.append(layer.name)
        continue
      }
      let suffix = source.figure.map { "-\($0)" } ?? ""
      for field in AnnotationField.allCases where statement.fields.contains(field) {
        attributes[source.element, default: []].append(
          (field.attribute + suffix, statement.annotation.spelling(of: field)))
      }
      if let name = statement.name {
        attributes[source.element, default: []].append(("data-symbol-name" + suffix, name))
      }
    }
    for field in PreferenceField.allCases where overlay.preferences.fields.contains(field) {
      attributes[0, default: []].append((field.attribute, overlay.preferences.values.spelling(of: field)))
    }
    // From the end, so that the places before stay where they are.
    for (element, said) in attributes.sorted(by: { $0.key > $1.key }) {
      text.state(said, in: StartTag(text.bytes, tags[element]))
    }
    data = text.data
    self.skipped = skipped
    try AnnotatedCopy.check(data, name: name, expected: attributes)
  }

  /// Reads the copy as XML: each attribute must be on its element.
  private static func check(
    _ data: Data, name: String, expected: [Int: [(name: String, value: String)]]
  ) throws(LoadError) {
    let source = try SourceText(data, file: name)
    let expandsEntities = try EntityDeclarations.check(source, file: name)
    let tree = try XMLTree(source, expandsEntities: expandsEntities, file: name)
    defer { withExtendedLifetime(tree) {} }
    let elements = tree.root.allElements
    for (element, attributes) in expected {
      for (attribute, value) in attributes {
        var found: String?
        elements[element].forEachAttribute(beginning: attribute) { rest, text in if rest.isEmpty { found = text } }
        guard found == value else {
          throw LoadError(file: name, reason: .malformed, message: "“\(attribute)” could not be written into the file.")
        }
      }
    }
  }

  /// The copy as bytes of a file: packed with gzip where its name ends so (`.svgz`, `.gz`).
  public func fileData(named path: String) throws(LoadError) -> Data {
    let ending = path.lowercased()
    guard ending.hasSuffix(".svgz") || ending.hasSuffix(".gz") else { return data }
    return Data(try Gzip.pack([UInt8](data), file: path))
  }
}
