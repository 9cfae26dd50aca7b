import ExportProof
import Foundation
import SymbolEffects
import SymbolExport
import Testing

/// The table and its list of exceptions.
struct FidelityTableTests {
  private static let bad = Fidelity(missing: 0.01, meanDifference: 0.001)

  @Test("the worst moment counts")
  func worst() {
    var table = FidelityTable()
    table.add(format: "css", effect: ProofEffect.all[0], symbol: .stroked, [.exact, Self.bad])
    #expect(table.cells.first?.fidelity == Self.bad)
    #expect(table.failures(except: ReportedCells(text: "")).count == 1)
  }

  @Test("a cell is excused only by a line that names it, and a line that excuses nothing is told")
  func exceptions() {
    let effect = ProofEffect.all[0]
    var table = FidelityTable()
    table.add(format: "avd", effect: effect, symbol: .stroked, [Self.bad])
    table.add(format: "avd", effect: effect, symbol: .filled, [.exact])
    let list = ReportedCells(
      text: """
        # remarks
        avd | \(effect) | stroked | no group alpha
        avd | * | filled | nothing
        css | * | * | another format
        """)
    #expect(table.failures(except: list).isEmpty)
    #expect(list.idle(in: table).map(\.symbol) == ["filled"])
    #expect(table.text.contains("10.00‰ 0.10% !"))
  }

  @Test("a line may say how far its cells are over the limits; one that is further over fails all the same")
  func boundedExceptions() {
    var table = FidelityTable()
    // Ten times the limit.
    table.add(format: "mp4", effect: ProofEffect.all[0], symbol: .filled, [Self.bad])
    #expect(table.failures(except: ReportedCells(text: "mp4 | * | filled | half the resolution | 11")).isEmpty)
    let narrow = ReportedCells(text: "mp4 | * | filled | half the resolution | 9")
    #expect(table.failures(except: narrow).count == 1)
    #expect(narrow.idle(in: table).count == 1)
  }

  @Test("a cell without a single moment fails")
  func empty() {
    var table = FidelityTable()
    table.add(format: "css", effect: ProofEffect.all[0], symbol: .stroked, [])
    #expect(!table.failures(except: ReportedCells(text: "")).isEmpty)
  }

  @Test("the effects of the table are all thirteen names", arguments: ProofEffect.all)
  func names(_ effect: ProofEffect) throws {
    let request = try effect.request(.stroked)
    #expect(request.motionProblems.isEmpty)
    #expect(request.proofTimes.count >= 5 || request.playback.length == 0)
  }

  @Test("no effect is left out")
  func complete() throws {
    let kinds = try ProofEffect.all.map { try AnySymbolEffect(parsing: $0.name).kind }
    #expect(Set(kinds) == Set(EffectKind.allCases))
  }

  /// While it is written it is not complete.
  private static let isRecording = ProcessInfo.processInfo.environment[FidelityTable.recordVariable] != nil

  @Test(
    "the table in docs has a cell for each format, effect and symbol of today, and no other",
    .disabled(if: isRecording))
  func recorded() throws {
    let (missing, surplus) = FidelityTable.recorded().difference
    let how: Comment = "record it: \(FidelityTable.recordVariable)=1 swift test --filter ExportProofTests"
    #expect(missing.isEmpty, how)
    #expect(surplus.isEmpty, how)
  }

  @Test(
    "every cell of it that is over the limits is one whose export says so, in the words of the list",
    .disabled(if: isRecording))
  func reportedInWords() throws {
    let reported = try ReportedCells.inRepository()
    let table = FidelityTable.recorded()
    #expect(table.failures(except: reported).isEmpty)
    for cell in table.cells where !cell.fidelity.isWithinLimits {
      let format = try #require(ProofFormat.all.first { $0.id == cell.format })
      let effect = try #require(ProofEffect.all.first { $0.description == cell.effect })
      let symbol = try #require(ProofSymbol(rawValue: cell.symbol))
      let words = try #require(reported.reason(for: cell))
      var request = try effect.request(symbol)
      if ["preset", "tokens"].contains(format.target) { request = request.withEveryLayerAGroup }
      // What a film says does not depend on how large and smooth it is.
      request.look.size = 16
      request.frameRate = 1
      let target = try #require(ExportTarget.named(format.target))
      if !target.isAvailable { continue }
      let issues = try target.export(request).issues
      #expect(issues.contains { $0.description.contains(words) }, "\(cell.format) \(cell.effect) \(cell.symbol)")
    }
  }
}
