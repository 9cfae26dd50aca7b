import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion

extension JSONNode {
  /// The transition that is written here.
  func transition() throws(PresetError) -> CustomTransition { try decoded(as: "transition") }

  /// The image switching that is written here.
  func imageSwitching() throws(PresetError) -> ImageSwitching { try decoded(as: "image switching") }

  private func decoded<Value: Decodable>(as title: String) throws(PresetError) -> Value {
    _ = try fields()
    do {
      return try JSONDecoder().decode(Value.self, from: Data(JSONWriter.text(value).utf8))
    } catch let error as DecodingError {
      throw PresetError(file: file, place: place + error.path, message: error.sentence(in: title))
    } catch {
      throw self.error("This is no \(title).")
    }
  }
}

extension JSONValue {
  /// A value of our own as its `Codable` form writes it to presets.
  init(encoding value: some Encodable) {
    // A value of numbers and text: encoding it cannot fail.
    let data = try? JSONEncoder().encode(value)
    self = data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null
  }
}

extension DecodingError {
  private var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }

  /// The place below the node, such as ".insertion.active.opacity".
  fileprivate var path: String {
    context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }

  fileprivate func sentence(in title: String) -> String {
    switch self {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
    case .typeMismatch(let type, _), .valueNotFound(let type, _):
      switch type {
      case is Double.Type: "A number is expected here."
      case is String.Type: "Text is expected here."
      case is [Any].Type: "A list is expected here."
      default: "An object with the fields of \(title.first == "i" ? "an" : "a") \(title) is expected here."
      }
    default:
      context.debugDescription.hasPrefix("Cannot initialize")
        ? "This word is not known here." : context.debugDescription
    }
  }
}

extension MotionGroup {
  /// The points and the view in perspective that the tracks of a preset's group need, as fractions of the view box.
  func presetFields(of symbol: Symbol) -> [JSONValue.Field] {
    let box = symbol.viewBox
    func unit(_ point: Point) -> JSONValue {
      .array([.number((point.x - box.x) / box.width), .number((point.y - box.y) / box.height)])
    }
    var fields: [JSONValue.Field] = []
    if track(.rotation) != nil { fields.append(.init("rotationCenter", unit(anchor))) }
    if [.scale, .scaleX, .scaleY].contains(where: { track($0) != nil }) {
      fields.append(.init("scaleCenter", unit(pivot)))
    }
    if let projection, track(.rotation3D) != nil {
      fields.append(
        .init(
          "projection",
          .object([
            .init("axis", .array([projection.axisX, projection.axisY, projection.axisZ].map { .number($0) })),
            .init("anchor", unit(projection.anchor)), .init("perspective", .number(projection.perspective)),
          ])))
    }
    return fields
  }
}
