import Foundation
import SymbolArt
import SymbolExport
import SymbolMotion

extension KeyframeFile {
  /// Reads the motions of a preset as its schema describes them; nil where the file holds none for so many groups.
  public init?(preset data: Data, _ request: ExportRequest) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let motions = file["motions"] as? [[String: Any]]
    else { return nil }
    func motion(_ count: Int) -> [String: Any]? {
      motions.first { $0["effectIndex"] as? Int == 0 && $0["groupCount"] as? Int == count }
    }
    let symbol = request.playback.symbol
    let coming = request.secondSymbol ?? request.symbol
    guard let main = motion(coming.layers.count) else { return nil }
    var groups = KeyframeFile.groups(main["groups"])
    if request.secondSymbol != nil {
      guard let going = motion(request.symbol.layers.count) else { return nil }
      // What goes is drawn first.
      groups = KeyframeFile.groups(going["outgoingGroups"]) + groups
    }
    guard groups.count == symbol.layers.count else { return nil }
    func seconds(_ key: String) -> Double { main[key] as? Double ?? 0 }
    self.init(
      groups, on: symbol,
      phases: (seconds("intro"), seconds("loop"), seconds("outro"), seconds("pause")))
  }

  private static func groups(_ value: Any?) -> [Group] {
    (value as? [[String: Any]] ?? []).map { group in
      let tracks = (group["tracks"] as? [String: [[String: Any]]] ?? [:]).compactMap { name, keyframes in
        TrackProperty(rawValue: name).map { Track(property: $0, keyframes: keyframes.map(keyframe)) }
      }
      return Group(tracks: tracks, turnsAboutSymbol: group["rotationCenter"] as? String == "symbol")
    }
  }

  private static func keyframe(_ fields: [String: Any]) -> Keyframe {
    var curve = Curve.linear
    if fields["curve"] as? String == "hold" { curve = .hold }
    if let bezier = (fields["curve"] as? [String: [Double]])?["cubicBezier"], bezier.count == 4 {
      curve = .cubicBezier(bezier[0], bezier[1], bezier[2], bezier[3])
    }
    return Keyframe(time: fields["time"] as? Double ?? 0, value: fields["value"] as? Double ?? 0, curve: curve)
  }
}
