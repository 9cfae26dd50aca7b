import Foundation
import SymbolArt
import TestSupport
import Testing

@testable import SymbolLoading

@Suite("Annotated copies: real files", .enabled(if: IconCorpus.isPresent))
struct CorpusCopyTests {
  @Test("files of every set take what is said of their layers, and give it back", arguments: IconCorpus.iconSets)
  func sets(_ set: String) throws {
    for file in IconCorpus.files("icons/\(set)").prefix(4) {
      let data = try Data(contentsOf: file)
      let symbol = try SymbolReader.read(data, name: file.lastPathComponent)
      var overlay = AnnotationOverlay()
      for (index, layer) in symbol.layers.enumerated() {
        overlay[layer.id].say(.order, as: Annotation(order: index))
        overlay[layer.id].say(.group, as: Annotation(group: "g\(index % 3)"))
      }
      let copy = try AnnotatedCopy(of: data, name: file.lastPathComponent, symbol: symbol, overlay: overlay)
      #expect(copy.skipped.isEmpty, "\(file.lastPathComponent)")
      let read = try SymbolReader.read(copy.data, name: file.lastPathComponent)
      #expect(read.layers.map(\.id) == symbol.layers.map(\.id), "\(file.lastPathComponent)")
      #expect(read.layers.map(\.annotation.order) == symbol.layers.indices.map { $0 }, "\(file.lastPathComponent)")
    }
  }
}
