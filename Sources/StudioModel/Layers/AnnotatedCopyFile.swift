import FileWriting
import Foundation
import SymbolArt
import SymbolLoading

/// Writing what a person says of layers into copies of the author's files.
extension StudioStore {
  /// Writes a copy of a symbol's file with what the person says of its layers as `data-symbol-*` attributes.
  ///
  /// - Parameters:
  ///   - file: where the symbol was read from.
  ///   - path: where the copy goes; packed where the name ends in "svgz".
  /// - Returns: names of layers of which nothing could be written, since no element of the file stands for them.
  /// - Throws: `LoadError` or `FileWritingError`, in words for a designer.
  @discardableResult
  public func saveAnnotatedCopy(of reference: SymbolReference, in file: URL, to path: String) throws -> [String] {
    guard let symbol = loadedSymbols[reference] else { return [] }
    let copy = try AnnotatedCopy(
      of: SessionFile.contents(of: file.path), name: file.lastPathComponent, symbol: symbol,
      overlay: document.annotations[reference] ?? AnnotationOverlay())
    try AtomicFile.write(copy.fileData(named: path), to: path)
    return copy.skipped
  }
}
