import SymbolArt
import SymbolEffects
import SymbolMotion

/// What a variant does on the clock once its switch has been thrown: by the player's rules it goes on from where it
/// was, ends smoothly, and starts again while it still settles.
struct VariantRun: Sendable {
  private let effects: [AppliedEffect]
  private let isAnimated: Bool
  /// The player's time at which the playhead was at zero.
  private let origin: Double
  private let running: Player
  /// When the person, or the clock by itself, ended it; in the playhead's time.
  private var end: (playhead: Double, player: Player)?

  /// The variant as it begins, with nothing before it.
  init(_ variant: Variant, symbol: Symbol) {
    effects = variant.effects
    isAnimated = variant.isAnimated
    origin = 0
    var player = Player(symbol: symbol)
    player.begin(effects, animated: isAnimated, at: 0)
    running = player
  }

  /// The variant started anew while the other run was on: it goes on from where its symbol is.
  init(_ variant: Variant, after other: VariantRun, at playhead: Double) {
    effects = variant.effects
    isAnimated = variant.isAnimated
    let time = other.origin + playhead
    origin = time
    var player = other.player(at: playhead)
    for effect in effects { VariantRun.start(effect, in: &player, animated: variant.isAnimated, at: time) }
    running = player
  }

  /// Ends indefinite effects; nil: not at all.
  mutating func end(at playhead: Double?) {
    guard let playhead else { return end = nil }
    if end?.playhead == playhead { return }
    var player = running
    for effect in effects where effect.behavior == .indefinite {
      VariantRun.stop(effect, in: &player, animated: isAnimated, at: origin + playhead)
    }
    end = (playhead, player)
  }

  func frame(at playhead: Double) -> Frame { player(at: playhead).frame(at: origin + playhead) }

  /// How much of its room the symbol has in the layout, 0…1.
  func layoutFraction(at playhead: Double) -> Double { player(at: playhead).layoutFraction(at: origin + playhead) }

  /// When all is at rest, in the playhead's time; nil: never by itself.
  var restTime: Double? { (end?.player ?? running).restTime.map { $0 - origin } }

  private func player(at playhead: Double) -> Player {
    if let end, playhead >= end.playhead { return end.player }
    return running
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
