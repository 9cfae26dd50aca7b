import ExportProof
import Foundation
import SymbolArt
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

/// How much a CSS export adds to an icon's file: a stylesheet that is written once, however many parts move.
struct WebSizeTests {
  /// What an effect may add to an icon, in bytes.
  private static let most = 4096

  private struct Icon {
    var name: String
    var bytes: Int
    var symbol: Symbol

    init?(_ file: URL) {
      guard let data = try? Data(contentsOf: file),
        let symbol = try? SymbolReader.read(data, name: file.lastPathComponent)
      else { return nil }
      (name, bytes, self.symbol) = (file.lastPathComponent, data.count, symbol)
    }
  }

  /// Of our symbols two with many parts.
  private static let ours: [Icon] = {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
    return ["alarm", "wifi-slash"].compactMap { Icon(package.appendingPathComponent("resources/symbols/\($0).svg")) }
  }()

  /// Those to which most is added, of all of Lucide.
  private static let worst = ["fish-off", "flower-2", "alarm-clock-plus"].compactMap { name in
    IconCorpus.folder.flatMap { Icon($0.appendingPathComponent("full/lucide/\(name).svg")) }
  }

  /// Every effect of the catalogue with every choice of its options, in every behaviour; and its plain form repeated.
  private static let forms: [AppliedEffect] = EffectCatalog.effects.flatMap { description in
    let names = description.groups.reduce([".\(description.kind.rawValue)"]) { names, group in
      let choices = group.choices.filter { $0.name != group.defaultSetting?.name }.map(\.spelling)
      return names + names.flatMap { name in choices.map { name + $0 } }
    }
    return AppliedBehavior.supported(by: description.kind).flatMap { behavior in
      let effects = names.compactMap { try? AnySymbolEffect(parsing: $0) }
      return effects.map { AppliedEffect($0, behavior: behavior) }
        + effects.prefix(1).map {
          AppliedEffect($0, behavior: behavior, options: .repeat(.periodic(2, delay: 0.5)))
        }
    }
  }

  @Test("no effect, in no option and behaviour, adds more than 4 KB to symbols of many parts")
  func manyParts() throws {
    #expect(Self.ours.count == 2 && Self.forms.count > 150)
    try Self.check(Self.forms, Self.ours)
  }

  @Test("parts that set out one after the other have one way into one loop, also where none begins it at an extreme")
  func sharedLoops() throws {
    // The disc slides, as it would not be seen to turn, and is the last to set out: no part that turns is as late.
    let hands = (1...6).map { "<path d='M\(2 + 3 * $0) 20v-\($0 + 3)'/>" }.joined()
    let file = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor'>
      <circle cx='12' cy='12' r='10'/>\(hands)</svg>
      """
    let symbol = try SymbolReader.read(Data(file.utf8), name: "hands.svg")
    let wiggle = AppliedEffect(.wiggle(.init()), behavior: .indefinite)
    let text = try ExportTarget.css.export(ExportRequest(symbol: symbol, effects: [wiggle])).text
    #expect(text.matches(of: /{0%{rotate:0deg/).count == 1)
    #expect(text.matches(of: /{0%{rotate:5deg/).count == 1)
  }

  @Test("nor to those icons of Lucide that take most", .enabled(if: IconCorpus.isPresent, "\(IconCorpus.missing)"))
  func worst() throws {
    #expect(Self.worst.count == 3)
    try Self.check(Self.forms, Self.worst)
  }

  @Test(
    "nor to any other one", .enabled(if: lucide != nil, "needs SYMBOL_STUDIO_ALL_ICONS and the corpus"))
  func all() async throws {
    let folder = try #require(Self.lucide)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let icons = files.filter { $0.pathExtension == "svg" }.sorted { $0.path < $1.path }.compactMap { Icon($0) }
    #expect(icons.count > 1000)
    await withThrowingTaskGroup(of: Void.self) { group in
      for form in Self.forms { group.addTask { try Self.check([form], icons) } }
    }
  }

  private static let lucide: URL? = {
    guard ProcessInfo.processInfo.environment["SYMBOL_STUDIO_ALL_ICONS"] != nil,
      let folder = IconCorpus.folder?.appendingPathComponent("full/lucide"),
      FileManager.default.fileExists(atPath: folder.path)
    else { return nil }
    return folder
  }()

  /// A replacement is measured by both its icons.
  private static func check(_ forms: [AppliedEffect], _ icons: [Icon]) throws {
    for form in forms {
      var largest = (added: 0, name: "")
      for (icon, next) in zip(icons, icons.dropFirst() + icons.prefix(1)) {
        let second = form.behavior == .contentTransition ? next : nil
        let request = ExportRequest(symbol: icon.symbol, secondSymbol: second?.symbol, effects: [form])
        let export = try ExportTarget.css.export(request)
        let added = export.files[0].data.count - icon.bytes - (second?.bytes ?? 0)
        if added > largest.added { largest = (added, icon.name) }
      }
      let name = "\(form.effect.dotName) \(form.options.spelling) (\(form.behavior.rawValue))"
      if icons.count > 3 { print("\(name): at most \(largest.added) bytes more, \(largest.name)") }
      #expect(largest.added <= most, "\(name) \(largest.name): \(largest.added)")
    }
  }
}
