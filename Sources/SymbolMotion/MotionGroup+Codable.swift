import SymbolArt

/// In files the tracks are an object by property name, as in presets.
extension MotionGroup: Codable {
  private enum Key: String, CodingKey {
    case name, layers, pivot, anchor, tracks, stopDelay, restingAngle, projection, reducedOpacity
  }

  /// Reads a group; unknown properties among its tracks are refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let tracks = try container.decode([TrackProperty: [Keyframe]].self, forKey: .tracks)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      layers: try container.decode([Int].self, forKey: .layers),
      pivot: try container.decode(Point.self, forKey: .pivot),
      anchor: try container.decode(Point.self, forKey: .anchor),
      tracks: TrackProperty.allCases.compactMap { property in
        tracks[property].map { Track(property: property, keyframes: $0) }
      },
      stopDelay: try container.decodeIfPresent(Double.self, forKey: .stopDelay) ?? 0,
      restingAngle: try container.decodeIfPresent(Double.self, forKey: .restingAngle) ?? 360)
    projection = try container.decodeIfPresent(Projection.self, forKey: .projection)
    reducedOpacity = try container.decodeIfPresent([Keyframe].self, forKey: .reducedOpacity)
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(layers, forKey: .layers)
    try container.encode(pivot, forKey: .pivot)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(
      Dictionary(tracks.map { ($0.property, $0.keyframes) }, uniquingKeysWith: { first, _ in first }), forKey: .tracks)
    if stopDelay != 0 { try container.encode(stopDelay, forKey: .stopDelay) }
    if restingAngle != 360 { try container.encode(restingAngle, forKey: .restingAngle) }
    try container.encodeIfPresent(projection, forKey: .projection)
    try container.encodeIfPresent(reducedOpacity, forKey: .reducedOpacity)
  }
}
