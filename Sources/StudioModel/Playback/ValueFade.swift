import Foundation

/// From one variable value to another: the pictures of both cross-fade. A change on the way fades from what is seen.
public struct ValueFade: Hashable, Sendable {
  /// Seconds of real time, as the player's cross-fade takes.
  public static let duration = 0.3
  /// Pictures that are drawn at once: of more values passed in so short a time the lightest is not seen.
  static let mostParts = 4

  /// A value with its share of the picture.
  public struct Part: Hashable, Sendable {
    /// nil: all layers are active.
    public var value: Double?
    /// 0…1; all parts make 1.
    public var weight: Double
  }

  private var from: [Part]
  private(set) var goal: Double?
  private var elapsed = duration

  init(_ value: Double?) {
    from = []
    goal = value
  }

  /// Whether more than the goal is seen.
  var isRunning: Bool { elapsed < Self.duration }

  mutating func go(to value: Double?) {
    guard value != goal else { return }
    var parts = parts
    // A value that comes back keeps what is left of it.
    parts.removeAll { $0.weight <= 0 }
    parts.sort { $0.weight > $1.weight }
    parts = Array(parts.prefix(Self.mostParts - 1))
    let total = parts.reduce(0) { $0 + $1.weight }
    from = parts.map { Part(value: $0.value, weight: $0.weight / total) }
    goal = value
    elapsed = 0
  }

  mutating func advance(by seconds: Double) { elapsed = min(elapsed + max(seconds, 0), Self.duration) }

  /// The goal last.
  var parts: [Part] {
    guard isRunning else { return [Part(value: goal, weight: 1)] }
    let progress = (1 - cos(.pi * elapsed / Self.duration)) / 2
    return from.map { Part(value: $0.value, weight: $0.weight * (1 - progress)) } + [
      Part(value: goal, weight: progress)
    ]
  }
}
