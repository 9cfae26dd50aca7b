import SymbolArt
import SymbolEffects
import SymbolMotion

/// What a variant does on the clock once its switch has been thrown: by the player's rules it goes on from where it
/// was, ends smoothly, and starts again while it still settles.
struct VariantRun: Sendable {
  private let effects: [AppliedEffect]
  private let unanimated: Set<EffectKind>
  /// The player's time at which the playhead was at zero.
  private let origin: Double
  private let running: Player
  /// When the person, or the clock by itself, ended each type of effect; in the playhead's time.
  private var endTimes: [EffectKind: Double] = [:]
  /// From each of these times on, in the playhead's time, the player after the stop; in order.
  private var ends: [(playhead: Double, player: Player)] = []

  /// The variant as it begins, with nothing before it.
  init(_ variant: Variant, symbol: Symbol) {
    effects = variant.effects
    unanimated = variant.unanimated
    origin = 0
    var player = Player(symbol: symbol)
    for effect in effects { player.begin([effect], animated: variant.isAnimated(effect), at: 0) }
    running = player
  }

  /// The variant started anew while the other run was on: it goes on from where its symbol is.
  init(_ variant: Variant, after other: VariantRun, at playhead: Double) {
    effects = variant.effects
    unanimated = variant.unanimated
    let time = other.origin + playhead
    origin = time
    var player = other.player(at: playhead)
    for effect in effects { VariantRun.start(effect, in: &player, animated: variant.isAnimated(effect), at: time) }
    running = player
  }

  /// Ends an indefinite effect; nil: not at all.
  mutating func end(_ kind: EffectKind, at playhead: Double?) {
    guard endTimes[kind] != playhead else { return }
    endTimes[kind] = playhead
    ends = []
    var player = running
    for time in Set(endTimes.values).sorted() {
      for effect in effects where effect.behavior == .indefinite && endTimes[effect.effect.kind] == time {
        let isAnimated = !unanimated.contains(effect.effect.kind)
        VariantRun.stop(effect, in: &player, animated: isAnimated, at: origin + time)
      }
      ends.append((time, player))
    }
  }

  func frame(at playhead: Double) -> Frame { player(at: playhead).frame(at: origin + playhead) }

  /// How much of its room the symbol has in the layout, 0…1.
  func layoutFraction(at playhead: Double) -> Double { player(at: playhead).layoutFraction(at: origin + playhead) }

  /// When all is at rest, in the playhead's time; nil: never by itself.
  var restTime: Double? { (ends.last?.player ?? running).restTime.map { $0 - origin } }

  private func player(at playhead: Double) -> Player {
    ends.last { $0.playhead <= playhead }?.player ?? running
  }

  private static func start(_ effect: AppliedEffect, in player: inout Player, animated: Bool, at time: Double) {
    switch effect.behavior {
    case .insertion, .removal:
      _ = try? player.transition(
        inserted: effect.behavior == .insertion, effect.effect, options: effect.options, tuning: effect.tuning,
        animated: animated, at: time)
    case .discrete, .indefinite: _ = try? player.add(effect, animated: animated, at: time)
    case .contentTransition: break
    }
  }

  /// What has appeared is hidden again; everything else settles.
  private static func stop(_ effect: AppliedEffect, in player: inout Player, animated: Bool, at time: Double) {
    if effect.effect.kind.comesIn {
      _ = try? player.setActive(
        true, effect.effect, options: effect.options, tuning: effect.tuning, animated: animated, at: time)
    } else {
      player.remove(effect.effect.kind, animated: animated, at: time)
    }
  }
}

extension EffectKind {
  /// Whether it shows what was hidden; as an indefinite effect it is hidden again by SwiftUI's `isActive: true`.
  public var comesIn: Bool { self == .appear || self == .drawOn }

  /// Whether it hides what was shown.
  public var goesOut: Bool { self == .disappear || self == .drawOff }
}
