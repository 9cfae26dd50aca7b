import SymbolEffects

/// Brings files of earlier versions up to date, one version at a time.
enum PresetMigration {
  /// The step that leads away from each version, beginning with 0.
  private static let steps: [@Sendable (JSONNode) throws(PresetError) -> JSONValue] = [optionsFromSpelling]

  /// The file in the form of `Preset.version`.
  static func current(_ root: JSONNode) throws(PresetError) -> JSONNode {
    var root = root
    let node = try root.required("version")
    guard case .integer(let version) = node.value, version >= 0 else {
      throw node.error("The version of a preset is a whole number.")
    }
    guard version <= Preset.version else {
      throw node.error(
        "This preset is of version \(version); this program reads up to \(Preset.version). A newer Symbol Studio can open it."
      )
    }
    for step in steps.dropFirst(Int(version)) {
      root = JSONNode(file: root.file, place: "", value: try step(root))
    }
    return root
  }

  /// 0 → 1: drafts had the options of an effect as one text (".repeat(2).speed(1.5)"), and no motions.
  private static let optionsFromSpelling: @Sendable (JSONNode) throws(PresetError) -> JSONValue = {
    root throws(PresetError) in
    var value = root.value.setting("version", .integer(1))
    guard let effects = root.field("effects") else { return value }
    var current: [JSONValue] = []
    for effect in try effects.items() {
      guard let node = effect.field("options"), case .string(let spelling) = node.value else {
        current.append(effect.value)
        continue
      }
      let options: SymbolEffectOptions
      do throws(EffectNameError) { options = try SymbolEffectOptions(parsing: spelling) } catch {
        throw node.error(error.message)
      }
      current.append(effect.value.setting("options", options.presetValue))
    }
    value = value.setting("effects", .array(current))
    return value
  }
}

extension JSONValue {
  /// The object with a field set, in its place or at the end.
  func setting(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var fields) = self else { return self }
    if let index = fields.firstIndex(where: { $0.name == name }) {
      fields[index].value = value
    } else {
      fields.append(Field(name, value))
    }
    return .object(fields)
  }
}
