import Foundation
import SymbolEffects
import SymbolMotion

extension Preset {
  /// Reads a preset file.
  ///
  /// - Parameter file: the file's name, for messages.
  public init(reading data: Data, file: String) throws(PresetError) {
    guard data.count <= PresetLimits.bytes else {
      throw PresetError(
        file: file, message: "This file has \(data.count) bytes; a preset has at most \(PresetLimits.bytes).")
    }
    let root = try PresetMigration.current(JSONNode(file: file, data: data))
    let name = try root.required("name")
    self.name = try name.string()
    guard !self.name.isEmpty, self.name.count <= PresetLimits.name else {
      throw name.error("A name of 1 to \(PresetLimits.name) characters is expected here.")
    }
    summary = try root.field("summary")?.string()
    var effects: [AppliedEffect] = []
    for item in try root.required("effects").items(atMost: PresetLimits.effects) {
      effects.append(try AppliedEffect(reading: item))
    }
    self.effects = effects
    for item in try root.field("motions")?.items() ?? [] { try PresetMotionReader.check(item) }
    original = root.value
  }
}

extension AnySymbolEffect {
  /// The name at a sentence's beginning: what has no dot name is called by what it is.
  fileprivate var titleInMessages: String {
    switch kind {
    case .customTransition: "A transition"
    case .imageSwitching: "Image switching"
    default: ".\(kind.rawValue)"
    }
  }
}

extension AppliedEffect {
  fileprivate init(reading node: JSONNode) throws(PresetError) {
    let effect: AnySymbolEffect
    if let transition = node.field("transition") {
      effect = .customTransition(try transition.transition())
    } else if let switching = node.field("imageSwitching") {
      effect = .imageSwitching(try switching.imageSwitching())
    } else {
      let nameNode = try node.required("effect")
      let name = try nameNode.string()
      do { effect = try AnySymbolEffect(parsing: name) } catch { throw nameNode.error(error.message) }
    }

    let behaviorNode = try node.required("behavior")
    let supported = AppliedBehavior.supported(by: effect.kind)
    guard let behavior = AppliedBehavior(rawValue: try behaviorNode.string()), supported.contains(behavior) else {
      throw behaviorNode.error(
        "\(effect.titleInMessages) runs as \(supported.map { "“\($0.rawValue)”" }.joined(separator: " or "))."
      )
    }
    self.init(
      effect, behavior: behavior,
      options: try node.field("options").map { node throws(PresetError) in try SymbolEffectOptions(reading: node) }
        ?? .default,
      tuning: try node.field("tuning").map { node throws(PresetError) in try Tuning(reading: node, of: effect.kind) }
        ?? Tuning())
  }
}

extension SymbolEffectOptions {
  fileprivate init(reading node: JSONNode) throws(PresetError) {
    var options = SymbolEffectOptions.default
    _ = try node.fields()
    if let speed = try node.field("speed")?.number(in: SymbolEffectOptions.speedRange) {
      options = options.speed(speed)
    }
    if let node = node.field("repeat") { options = options.repeat(try SymbolEffectOptions.repetition(node)) }
    self = options
  }

  private static func repetition(_ node: JSONNode) throws(PresetError) -> RepeatBehavior {
    if case .string(let name) = node.value {
      switch name {
      case "nonRepeating": return .nonRepeating
      case "continuous": return .continuous
      case "periodic": return .periodic
      default: throw node.error("“nonRepeating”, “continuous”, “periodic” or { \"periodic\": … } is expected here.")
      }
    }
    let periodic = try node.required("periodic")
    _ = try periodic.fields()
    return .periodic(
      try periodic.field("count")?.integer(in: SymbolEffectOptions.countRange),
      delay: try periodic.field("delay")?.number(in: SymbolEffectOptions.delayRange))
  }
}

extension Tuning {
  /// Numbers that this version does not know are left alone.
  fileprivate init(reading node: JSONNode, of kind: EffectKind) throws(PresetError) {
    self.init()
    let parameters = TuningCatalog.parameters(for: kind)
    for (name, field) in try node.fields() {
      guard let key = TuningKey(rawValue: name) else { continue }
      guard let parameter = parameters.first(where: { $0.key == key }) else {
        throw field.error(
          parameters.isEmpty
            ? ".\(kind.rawValue) has no numbers to tune."
            : ".\(kind.rawValue) has no “\(name)”; its numbers are \(parameters.map(\.key.rawValue).joined(separator: ", "))."
        )
      }
      self[key] = try field.number(in: parameter.range)
    }
  }
}
