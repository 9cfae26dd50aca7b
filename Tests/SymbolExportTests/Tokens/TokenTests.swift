import Foundation
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

/// The rules of the Design Tokens format, version 2025.10, as far as motion goes.
struct TokenTests {
  @Test("every token has a type and a value of its form; names hold nothing that the format reserves")
  func rules() throws {
    for kind in EffectKind.allCases {
      for behavior in AppliedBehavior.supported(by: kind) {
        let request = ExportRequest(
          symbol: PresetMotions.symbol(groupCount: 3), effects: [AppliedEffect(kind.effect, behavior: behavior)])
        guard request.motions[0] != nil else { continue }
        let export = try ExportTarget.tokens.export(request)
        let value = try JSONDecoder().decode(JSONValue.self, from: export.files[0].data)
        var count = 0
        #expect(Self.faults(value, name: "root", tokens: &count).isEmpty, "\(kind) \(behavior)")
        #expect(count > 0)
      }
    }
  }

  @Test("a spring is its nearest Bézier, and stands under the extensions as it is")
  func spring() throws {
    let request = ExportRequest(
      symbol: PresetMotions.symbol(groupCount: 1), effects: [AppliedEffect(.init(.bounce), behavior: .discrete)])
    let export = try ExportTarget.tokens.export(request)
    let value = try JSONDecoder().decode(JSONValue.self, from: export.files[0].data)
    let step = value["motion"]?["bounce-up"]?["scale"]?["step-2"] ?? value["motion"]?["bounce"]?["scale"]?["step-2"]
    let spring = step?["$extensions"]?[TokenExporter.extensionKey]?["spring"]
    #expect(spring?["dampingFraction"] == .number(0.6))
    #expect(export.issues.contains { $0.reason.contains("springs") })
    let kept = Spring(response: 0.26, dampingFraction: 0.6)
    let nearest = SpringBezier.nearest(to: kept, from: 0, to: 1, duration: 0.6)
    #expect(nearest.error < 0.12)
  }

  /// What is wrong with a group or token and all below it.
  private static func faults(_ value: JSONValue, name: String, tokens: inout Int) -> [String] {
    guard case .object(let fields) = value else { return ["\(name) is no group"] }
    if let kind = value["$type"] {
      tokens += 1
      guard let content = value["$value"] else { return ["\(name) has no value"] }
      switch kind {
      case .string("duration"): return isDuration(content) ? [] : ["\(name) is no duration"]
      case .string("transition"):
        let isComplete =
          isDuration(content["duration"]) && isDuration(content["delay"]) && isBezier(content["timingFunction"])
        return isComplete ? [] : ["\(name) is no transition"]
      default: return ["\(name) has an unknown type"]
      }
    }
    return fields.filter { !$0.name.hasPrefix("$") }.flatMap { field -> [String] in
      let isNamed = !field.name.isEmpty && !field.name.contains { "{}.".contains($0) }
      return (isNamed ? [] : ["“\(field.name)” is no name"])
        + faults(field.value, name: field.name, tokens: &tokens)
    }
  }

  private static func isDuration(_ value: JSONValue?) -> Bool {
    guard let value, case .object(let fields) = value, Set(fields.map(\.name)) == ["value", "unit"] else {
      return false
    }
    return (value["unit"] == .string("ms") || value["unit"] == .string("s")) && value["value"]?.double != nil
  }

  private static func isBezier(_ value: JSONValue?) -> Bool {
    let numbers = value?.items.compactMap(\.double) ?? []
    return numbers.count == 4 && (0...1).contains(numbers[0]) && (0...1).contains(numbers[2])
  }
}
