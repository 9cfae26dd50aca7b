import SymbolExport

extension JSONValue {
  /// An object of fields in the order given.
  static func fields(_ fields: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(fields.map { Field($0.key, $0.value) })
  }

  /// A number without the noise of its computation: nine decimals are more than any of ours means.
  static func decimal(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .null }
    let rounded = abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? .integer(Int64(rounded)) : .number(rounded)
  }

  static func count(_ value: Int) -> JSONValue { .integer(Int64(value)) }
  static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
  static func decimals(_ values: [Double]) -> JSONValue { .array(values.map { .decimal($0) }) }
}
