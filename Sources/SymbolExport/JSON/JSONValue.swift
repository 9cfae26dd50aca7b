import Foundation

/// Any JSON value. Objects keep the order in which their fields are written.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Field])

  /// One field of an object.
  public struct Field: Hashable, Sendable {
    /// The key.
    public var name: String
    /// What it holds.
    public var value: JSONValue

    /// A field.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The field of that name, of an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// What it is, for messages.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue: Decodable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value. The fields of objects come in the order of their names: Foundation does not keep the file's.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    // What is most frequent comes first: each wrong guess costs Foundation an error.
    if let number = try? single.decode(Double.self) {
      let largestExact = 9_007_199_254_740_992.0
      if abs(number) < largestExact, let integer = Int64(exactly: number) {
        self = .integer(integer)
      } else if abs(number) >= largestExact, let integer = try? single.decode(Int64.self) {
        self = .integer(integer)
      } else {
        self = .number(number)
      }
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else if let container = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          Field($0.stringValue, try container.decode(JSONValue.self, forKey: $0))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .null
    }
  }
}
