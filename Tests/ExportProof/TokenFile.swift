import Foundation
import SymbolArt
import SymbolExport
import SymbolMotion

extension KeyframeFile {
  /// Reads the transitions of a design token file, one after the other as their delays and durations say.
  public init?(tokens data: Data, _ request: ExportRequest) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let effect = (file["motion"] as? [String: Any])?.values.first as? [String: Any]
    else { return nil }
    let symbol = request.playback.symbol
    func seconds(_ name: String) -> Double { KeyframeFile.seconds((effect[name] as? [String: Any])?["$value"]) }
    let stagger = seconds("stagger")
    let extensions = (effect["$extensions"] as? [String: [String: Any]])?.values.first
    let turnsAboutSymbol = extensions?["rotationCenter"] as? String == "symbol"
    let groups = symbol.layers.indices.map { index -> Group in
      // A group that differs from the first by more than its start has a part of its own.
      let own = effect["group-\(index + 1)"] as? [String: Any]
      let start = own == nil ? stagger * Double(index) : 0
      let tracks = TrackProperty.allCases.compactMap { property -> Track? in
        let steps = (own ?? effect)[property.rawValue] as? [String: Any]
        return steps.flatMap { KeyframeFile.track(property, $0, from: start) }
      }
      return Group(tracks: tracks, turnsAboutSymbol: turnsAboutSymbol)
    }
    self.init(groups, on: symbol, phases: (seconds("intro"), seconds("loop"), seconds("outro"), seconds("pause")))
  }

  private static func track(_ property: TrackProperty, _ steps: [String: Any], from start: Double) -> Track? {
    var keyframes: [Keyframe] = []
    var time = start
    for number in 1...max(steps.count, 1) {
      guard let step = steps["step-\(number)"] as? [String: Any], let value = step["$value"] as? [String: Any],
        let details = (step["$extensions"] as? [String: Any])?.values.first as? [String: Any],
        let from = details["from"] as? Double, let to = details["to"] as? Double,
        let curve = value["timingFunction"] as? [Double], curve.count == 4
      else { return nil }
      if var last = keyframes.popLast() {
        last.curve = .hold
        keyframes.append(last)
      }
      time += seconds(value["delay"])
      keyframes.append(
        Keyframe(time: time, value: from, curve: .cubicBezier(curve[0], curve[1], curve[2], curve[3])))
      time += seconds(value["duration"])
      keyframes.append(Keyframe(time: time, value: to))
    }
    return keyframes.isEmpty ? nil : Track(property: property, keyframes: keyframes)
  }

  private static func seconds(_ value: Any?) -> Double {
    guard let fields = value as? [String: Any], let number = fields["value"] as? Double else { return 0 }
    return fields["unit"] as? String == "ms" ? number / 1000 : number
  }
}
