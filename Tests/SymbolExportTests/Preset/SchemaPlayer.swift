@testable import SymbolExport

/// Plays the motions of a preset file as its schema says, from the JSON alone: nothing of our engine is used.
struct SchemaPlayer {
  let motion: JSONValue

  init?(_ preset: JSONValue, effect: Int, groupCount: Int) {
    guard case .array(let motions) = preset["motions"],
      let motion = motions.first(where: {
        Self.number($0["effectIndex"]) == Double(effect) && Self.number($0["groupCount"]) == Double(groupCount)
      })
    else { return nil }
    self.motion = motion
  }

  /// The value of a group's property, `time` seconds after the start; an endless motion is left alone.
  ///
  /// - Parameter goes: whether it is a group of the symbol that goes in a content transition.
  func value(_ property: String, group: Int, goes: Bool = false, at time: Double) -> Double? {
    guard case .array(let groups) = motion[goes ? "outgoingGroups" : "groups"],
      case .array(let track) = groups[group]["tracks"]?[property],
      !track.isEmpty
    else { return nil }
    return Self.value(of: track, at: place(at: time))
  }

  /// The timeline's place at a time.
  private func place(at time: Double) -> Double {
    let intro = Self.number(motion["intro"])
    let loop = Self.number(motion["loop"])
    let outro = Self.number(motion["outro"])
    let pause = Self.number(motion["pause"])
    if time < intro { return max(time, 0) }
    guard loop > 0 else { return motion["repeats"] == .string("forever") ? intro : min(time, intro + outro) }
    let since = time - intro
    if motion["repeats"] != .string("forever") {
      let repeats = Self.number(motion["repeats"])
      let end = repeats * loop + (repeats - 1) * pause
      if since >= end { return intro + loop + min(since - end, outro) }
    }
    let within = since - (since / (loop + pause)).rounded(.down) * (loop + pause)
    // In a pause the last values of the loop stay; just before its end they are not the outro's yet.
    return intro + (within < loop ? within : loop - 1e-7)
  }

  private static func value(of track: [JSONValue], at place: Double) -> Double {
    let times = track.map { number($0["time"]) }
    let values = track.map { number($0["value"]) }
    guard let index = times.lastIndex(where: { $0 <= place }) else { return values[0] }
    guard index + 1 < track.count, times[index + 1] > times[index] else { return values[index] }
    let part = (place - times[index]) / (times[index + 1] - times[index])
    let way = values[index + 1] - values[index]
    switch track[index]["curve"] {
    case .string("hold"): return values[index]
    case .object: return values[index] + way * bezier(track[index]["curve"]?["cubicBezier"], at: part)
    default: return values[index] + way * part
    }
  }

  /// CSS cubic-bezier by bisection.
  private static func bezier(_ curve: JSONValue?, at x: Double) -> Double {
    guard case .array(let handles) = curve, handles.count == 4 else { return x }
    let p = handles.map { number($0) }
    func along(_ first: Double, _ second: Double, _ u: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if along(p[0], p[2], middle) < x { low = middle } else { high = middle }
    }
    return along(p[1], p[3], (low + high) / 2)
  }

  private static func number(_ value: JSONValue?) -> Double {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: 0
    }
  }
}
