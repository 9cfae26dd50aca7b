/// One place of an Apple template's sheet: a weight and a scale, as its group is called ("Regular-M").
public struct TemplateSlot: Hashable, Sendable {
  /// In the order of the sheet's columns.
  static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
  static let scales = ["S", "M", "L"]

  let weight: Int
  let scale: Int

  /// nil when the name is no slot's.
  public init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let weight = TemplateSlot.weights.firstIndex(of: String(parts[0])),
      let scale = TemplateSlot.scales.firstIndex(of: String(parts[1]))
    else { return nil }
    self.weight = weight
    self.scale = scale
  }

  /// As its group is called.
  public var name: String { "\(TemplateSlot.weights[weight])-\(TemplateSlot.scales[scale])" }
  var scaleName: String { TemplateSlot.scales[scale] }

  /// The names of all slots that a template can have, from light to heavy and from small to large.
  public static let allNames = weights.flatMap { weight in scales.map { "\(weight)-\($0)" } }

  /// How far it is from a wanted slot: another weight is worse than another scale; of two scales the smaller is nearer.
  func distance(to wanted: TemplateSlot) -> Int {
    let scaleDistance = abs(scale - wanted.scale) * 2 + (scale > wanted.scale ? 1 : 0)
    return abs(weight - wanted.weight) * 16 + scaleDistance
  }
}
