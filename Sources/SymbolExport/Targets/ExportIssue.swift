/// Something that a target cannot carry: shown to the person, never dropped in silence.
public struct ExportIssue: Hashable, Sendable, Codable {
  /// The layer or motion group concerned; nil: the symbol as a whole.
  public var layer: String?
  /// What of it: a property ("scale", "opacity"), an option ("byLayer") or a tuned number ("duration").
  public var property: String?
  /// Why the target cannot carry it, as a sentence.
  public var reason: String
  /// What was done instead, as a sentence.
  public var instead: String

  /// An issue of a layer's property, or of the whole.
  public init(layer: String? = nil, property: String? = nil, reason: String, instead: String) {
    self.layer = layer
    self.property = property
    self.reason = reason
    self.instead = instead
  }
}

extension ExportIssue: CustomStringConvertible {
  /// One line for lists and standard error.
  public var description: String {
    let place = [layer.map { "“\($0)”" }, property].compactMap(\.self).joined(separator: ", ")
    return (place.isEmpty ? "" : "\(place): ") + "\(reason) \(instead)"
  }
}
