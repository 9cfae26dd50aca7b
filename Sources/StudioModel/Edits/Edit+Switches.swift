import SymbolArt

/// Edits of what a variant's effects work on, and of its switches.
extension Edit {
  /// What a content transition leads to.
  public static func setSecondSymbol(_ symbol: SymbolReference?, of id: Variant.ID) -> Edit {
    Edit("Change Second Symbol") { $0.updateVariant(id) { $0.secondSymbol = symbol } }
  }

  /// The second symbol becomes the first, and the other way round; nothing where there is no second one.
  public static func swapSymbols(of id: Variant.ID) -> Edit {
    Edit("Swap Symbols") {
      $0.updateVariant(id) { variant in
        guard let second = variant.secondSymbol else { return }
        variant.secondSymbol = variant.symbol
        variant.symbol = second
      }
    }
  }

  /// Which of the variable layers are active; taken into 0…1. nil: all.
  public static func setVariableValue(_ value: Double?, of id: Variant.ID) -> Edit {
    let value = value.map { $0 > 0 ? min($0, 1) : 0 }
    return Edit(value == nil ? "Reset Variable Value" : "Change Variable Value", mergeKey: "value.\(id.number)") {
      $0.updateVariant(id) { $0.variableValue = value }
    }
  }

  /// How a variable value is shown; nil: as the symbol prefers.
  public static func setVariableValueMode(_ mode: VariableValueMode?, of id: Variant.ID) -> Edit {
    Edit("Change Variable Value Mode") { $0.updateVariant(id) { $0.variableValueMode = mode } }
  }

  /// Switches an indefinite effect of the stack on, or ends it.
  public static func setActive(_ isActive: Bool, at index: Int, of id: Variant.ID) -> Edit {
    Edit(isActive ? "Make Active" : "Make Inactive") {
      $0.updateVariant(id) { $0.set(!isActive, \.ended, at: index) }
    }
  }

  /// Whether an effect of the stack moves, or is in its end state at once.
  public static func setAnimated(_ isAnimated: Bool, at index: Int, of id: Variant.ID) -> Edit {
    Edit(isAnimated ? "Turn Animation On" : "Turn Animation Off") {
      $0.updateVariant(id) { $0.set(!isAnimated, \.unanimated, at: index) }
    }
  }
}
