import Foundation
import SymbolEffects
import SymbolExport

/// Custom transitions by name, or by a preset file that holds one.
enum TransitionSource {
  /// What every `--transition` names. On a sheet they stand beside one another; elsewhere they are combined into one.
  static func all(in arguments: ParsedArguments) throws(UsageError) -> [CustomTransition] {
    var transitions: [CustomTransition] = []
    for name in arguments.texts("transition") { transitions.append(try named(name, in: arguments)) }
    guard transitions.count > 1, arguments.command.name != "compare" else { return transitions }
    var combined = transitions.dropFirst().reduce(transitions[0]) { $0.combined(with: $1) }
    combined.name = transitions.map { $0.readyMadeID ?? $0.name }.joined(separator: " + ")
    return [combined]
  }

  private static func named(_ name: String, in arguments: ParsedArguments) throws(UsageError) -> CustomTransition {
    let names = CustomTransition.readyMade.map(\.id)
    if let id = names.first(where: { $0.lowercased() == name.lowercased() }),
      let transition = CustomTransition.readyMade(id)
    {
      return transition
    }
    guard access(name, F_OK) == 0 else {
      let nearest = Spelling.nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
      throw UsageError(
        "--transition: “\(Spelling.shown(name))” is neither a file that is there nor a transition.\(nearest) "
          + "The transitions are \(names.joined(separator: ", ")).", command: arguments.command.name)
    }
    let preset: Preset
    do throws(PresetError) {
      preset = try PresetSource.read(name)
    } catch {
      throw UsageError("--transition: \(error.description)", command: arguments.command.name)
    }
    for applied in preset.effects {
      if case .customTransition(let transition) = applied.effect { return transition }
    }
    throw UsageError(
      "--transition: “\(Spelling.shown(name))” holds effects, but no transition; play it with --preset.",
      command: arguments.command.name)
  }
}
