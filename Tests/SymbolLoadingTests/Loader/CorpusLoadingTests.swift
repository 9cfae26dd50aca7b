import Foundation
import SymbolArt
import TestSupport
import Testing

@testable import SymbolLoading

// One after the other: the time that a file may take is measured on the wall, and the machine has other tests to run.
@Suite("The corpus through probes", .serialized, .enabled(if: IconCorpus.isPresent))
struct CorpusLoadingTests {
  // Patient: two thousand elements take a second without optimisation, and several while other tests run beside.
  private let loader = SymbolLoader(
    probe: nil, concurrency: 2, cacheBytes: Limits.cacheBytes, patienceMilliseconds: 20_000)

  @Test("every bug case opens, is blank, or is refused, as its row says")
  func bugs() async throws {
    let cases = IconCorpus.expectations
    #expect(cases.count > 50)
    for await (index, result) in loader.load(cases.map { SymbolReference(file: $0.url) }) {
      let file = cases[index].url.lastPathComponent
      switch (cases[index].kind, result) {
      case ("ok", .success(let symbol)):
        #expect(!symbol.layers.isEmpty, "\(file) draws nothing")
      case ("blank", .success(let symbol)):
        #expect(symbol.layers.allSatisfy { $0.bounds.isNull }, "\(file) should be blank")
      case ("reject", .failure(let error)):
        #expect(error.message.hasSuffix("."), "\(error)")
      case ("degrade", .success), ("degrade", .failure): break
      case (let kind, .success(let symbol)):
        Issue.record("\(file): expected \(kind), loaded with \(symbol.layers.count) layers")
      case (let kind, .failure(let error)):
        Issue.record("\(file): expected \(kind), but \(error)")
      }
    }
  }

  @Test("every icon of every set loads, and its bytes come back as it is")
  func icons() async throws {
    let folder = try #require(IconCorpus.folder).appendingPathComponent("icons")
    let references = SymbolCollection.folder(folder).listing().references
    #expect(references.count > 100)
    for await (index, result) in loader.load(references) {
      if case .failure(let error) = result { Issue.record("\(references[index].url.path): \(error)") }
    }
  }

  @Test("every template loads or is refused in words")
  func templates() async throws {
    let folder = try #require(IconCorpus.folder).appendingPathComponent("sfsymbols")
    let references = SymbolCollection.folder(folder).listing().references
    for await (index, result) in loader.load(references) {
      if case .failure(let error) = result {
        Issue.record("\(references[index].url.lastPathComponent): \(error)")
      }
    }
  }
}
