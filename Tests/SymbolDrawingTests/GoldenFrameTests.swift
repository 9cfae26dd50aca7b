import FileWriting
import Foundation
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

/// How the pictures are made anew, after a change of motion that is meant and was looked at:
///
///     SYMBOL_STUDIO_RECORD_GOLDEN=1 swift test --filter GoldenFrameTests
///
/// then look at each picture that `git status` lists, and commit them with the reason for the change.
@Suite("Golden frames: effects look as they did when they were judged by eye", .serialized)
struct GoldenFrameTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden").path
  private static let isRecording = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_RECORD_GOLDEN"] != nil

  @Test("Each effect at 0, 25, 50, 75 and 100 %", arguments: GoldenFrame.all)
  func frame(golden: GoldenFrame) throws {
    try compare(try golden.picture(), with: "\(golden)")
  }

  @Test("Variable values in colour and drawn, and their changes", arguments: GoldenValue.all)
  func value(golden: GoldenValue) throws {
    try compare(try golden.picture(), with: "\(golden)")
  }

  private func compare(_ actual: RasterImage, with golden: String) throws {
    let path = "\(Self.folder)/\(golden).png"
    if Self.isRecording {
      if let old = Self.read(path), PictureDifference(old, actual).mean == 0 { return }
      try AtomicFile.write(try actual.pngData(), to: path)
      return
    }
    let expected = try #require(Self.read(path), "\(golden).png is missing: record it as the suite's comment says")
    let difference = PictureDifference(expected, actual)
    guard difference.mean > GoldenFrame.meanTolerance else { return }
    let kept = try [
      Pictures.keep(expected, as: "golden/\(golden).expected"), Pictures.keep(actual, as: "golden/\(golden).actual"),
      Pictures.keep(Self.map(expected, actual), as: "golden/\(golden).difference"),
    ]
    Issue.record("\(golden) differs by \(difference.mean); see \(kept.joined(separator: ", "))")
  }

  @Test("No golden picture is missing and none is stale")
  func complete() throws {
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    let wanted = Set(GoldenFrame.all.map { "\($0).png" } + GoldenValue.all.map { "\($0).png" })
    #expect(wanted.count == GoldenFrame.all.count + GoldenValue.all.count, "two pictures of one name")
    #expect(wanted.subtracting(there).sorted() == [], "missing")
    #expect(Set(there).subtracting(wanted).sorted() == [], "stale")
  }

  @Test("Every effect that has motion is among the golden frames")
  func everyEffect() {
    let shown = Set(GoldenFrame.all.compactMap { try? AnySymbolEffect(parsing: $0.effect).kind })
    let animated = Set(EffectKind.allCases.filter { !TuningCatalog.parameters(for: $0).isEmpty })
    #expect(animated.subtracting(shown).isEmpty)
  }

  @Test("Every option of every effect is in a golden frame")
  func everyOption() throws {
    var shown: [EffectKind: Set<String>] = [:]
    for golden in GoldenFrame.all where golden.variation == .plain {
      // Transitions of one's own and image switching have no options.
      if golden.effect.hasPrefix(".transition.") || golden.effect.hasPrefix(".switching.") { continue }
      let effect = try AnySymbolEffect(parsing: golden.effect)
      for group in effect.optionGroups {
        guard let choice = effect.choice(in: group.name) else { continue }
        shown[effect.kind, default: []].insert(choice.name)
      }
    }
    for effect in EffectCatalog.effects {
      let all = Set(effect.groups.flatMap(\.choices).map(\.name))
      #expect(all.subtracting(shown[effect.kind] ?? []).sorted() == [], "\(effect.kind)")
    }
  }

  private static func read(_ path: String) -> RasterImage? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { try? RasterImage(pngData: $0) }
  }

  /// Where two pictures differ, brightened so that a step of 1 in 255 is seen.
  private static func map(_ first: RasterImage, _ second: RasterImage) -> RasterImage {
    var bytes = zip(first.bytes, second.bytes).map { UInt8(min(abs(Int($0) - Int($1)) * 8, 255)) }
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    return RasterImage(width: first.width, height: first.height, bytes: bytes) ?? first
  }
}
