import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolLoading
import SymbolMotion

@testable import SymbolExport

/// Lottie files read back as JSON.
struct LottieSample {
  let request: ExportRequest
  let export: Export
  let root: JSONValue

  init(
    _ svg: String, _ effects: [(String, AppliedBehavior)], to second: String? = nil,
    change: (inout ExportRequest) -> Void = { _ in }
  ) throws {
    var request = ExportRequest(
      symbol: try SymbolReader.read(Data(svg.utf8), name: "sample.svg"),
      secondSymbol: try second.map { try SymbolReader.read(Data($0.utf8), name: "second.svg") },
      effects: try effects.map { AppliedEffect(try AnySymbolEffect(parsing: $0.0), behavior: $0.1) })
    change(&request)
    self.request = request
    export = try ExportTarget.lottie.export(request)
    root = try JSONDecoder().decode(JSONValue.self, from: export.files[0].data)
  }

  /// Every object in the file.
  var objects: [JSONValue] { LottieSample.objects(root) }

  /// All layers of all compositions.
  var layers: [JSONValue] { objects.filter { $0["ks"] != nil && $0["ind"] != nil } }

  /// Every animated property's keyframes.
  var animations: [[JSONValue]] {
    objects.compactMap { object in
      guard object["a"] == .integer(1), case .array(let keyframes)? = object["k"] else { return nil }
      return keyframes
    }
  }

  /// The phases by name, in frames.
  var markers: [String: ClosedRange<Double>] {
    guard case .array(let markers)? = root["markers"] else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: markers.compactMap { marker in
        guard case .string(let name)? = marker["cm"], let start = marker["tm"]?.double,
          let length = marker["dr"]?.double
        else { return nil }
        return (name, start...(start + length))
      })
  }

  private static func objects(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .object(let fields): [value] + fields.flatMap { objects($0.value) }
    case .array(let values): values.flatMap(objects)
    default: []
    }
  }

  /// Three strokes, a fill, and a group whose opacity applies to both of its circles.
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round"><path id="high" d="M4 6h16"/><path id="middle" d="M4 12h16"/><path id="low" d="M4 18h16"/>\
    <circle id="dot" cx="12" cy="12" r="3" fill="currentColor" stroke="none"/></svg>
    """
}

extension JSONValue {
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var items: [JSONValue] {
    if case .array(let values) = self { return values }
    return []
  }
}
