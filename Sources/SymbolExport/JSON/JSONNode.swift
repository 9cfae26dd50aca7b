import Foundation

/// A value in a JSON file that knows its place, so that every complaint can name it.
struct JSONNode {
  let file: String
  let place: String
  let value: JSONValue

  /// Reads a whole file.
  init(file: String, data: Data) throws(PresetError) {
    self.file = file
    place = ""
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw PresetError(file: file, message: "This is not valid JSON. \(JSONFault.description(of: data))")
    }
  }

  init(file: String, place: String, value: JSONValue) {
    self.file = file
    self.place = place
    self.value = value
  }

  func error(_ message: String) -> PresetError { PresetError(file: file, place: place, message: message) }

  /// The field of that name; nil if it is missing or null.
  func field(_ name: String) -> JSONNode? {
    guard let value = value[name], value != .null else { return nil }
    return JSONNode(file: file, place: place.isEmpty ? name : "\(place).\(name)", value: value)
  }

  /// The field of that name, which must be there.
  func required(_ name: String) throws(PresetError) -> JSONNode {
    guard case .object = value else { throw error("An object is expected here, not \(value.kindName).") }
    guard let field = field(name) else { throw error("“\(name)” is missing.") }
    return field
  }

  /// The items of a list.
  func items(atMost limit: Int = .max) throws(PresetError) -> [JSONNode] {
    guard case .array(let values) = value else { throw error("A list is expected here, not \(value.kindName).") }
    guard values.count <= limit else { throw error("There are \(values.count) items here; \(limit) are the most.") }
    return values.enumerated().map { JSONNode(file: file, place: "\(place)[\($0)]", value: $1) }
  }

  /// The fields of an object.
  func fields() throws(PresetError) -> [(name: String, node: JSONNode)] {
    guard case .object(let fields) = value else { throw error("An object is expected here, not \(value.kindName).") }
    return fields.map {
      ($0.name, JSONNode(file: file, place: place.isEmpty ? $0.name : "\(place).\($0.name)", value: $0.value))
    }
  }

  func string() throws(PresetError) -> String {
    guard case .string(let string) = value else { throw error("Text is expected here, not \(value.kindName).") }
    return string
  }

  func number(in range: ClosedRange<Double>? = nil) throws(PresetError) -> Double {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .number(let double): number = double
    default: throw error("A number is expected here, not \(value.kindName).")
    }
    guard let range, !range.contains(number) else { return number }
    let upper = range.upperBound == .infinity ? "or more" : "to \(range.upperBound)"
    throw error("\(number) is out of range: expected \(range.lowerBound) \(upper).")
  }

  func integer(in range: ClosedRange<Int>) throws(PresetError) -> Int {
    guard let whole = Int(exactly: try number()), range.contains(whole) else {
      throw error("A whole number from \(range.lowerBound) to \(range.upperBound) is expected here.")
    }
    return whole
  }
}
