import SymbolEffects
import SymbolMotion

/// One line of the event list: what happened to an effect, in words.
struct EventText: Hashable {
  /// The effect's dot name.
  let effect: String
  /// "Toolbar: ended, finished".
  let detail: String
  /// Seconds since the list began: "3.42 s".
  let time: String

  /// - Parameters:
  ///   - place: the control, for people.
  ///   - start: the time from which the list counts.
  init(_ event: PlayerEvent, in place: String, since start: Double) {
    effect = event.effect.dotName
    detail = localized("%s: %s", place, Self.words(for: event))
    time = localized("%s s", Self.seconds(event.time - start))
  }

  /// For assistive technology: the whole line.
  var sentence: String { "\(effect), \(detail), \(time)" }

  private static func words(for event: PlayerEvent) -> String {
    switch event.kind {
    case .started: localized("started")
    case .repeated(let number): localized("repeated, run %s", grouped(number + 1))
    case .ended: localized("ended, finished")
    case .cutShort: localized("cut short, not finished")
    }
  }

  /// Two decimals, the frames' resolution.
  private static func seconds(_ time: Double) -> String {
    let hundredths = Int((max(time, 0).isFinite ? max(time, 0) : 0) * 100 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
