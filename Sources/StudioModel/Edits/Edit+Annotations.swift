import SymbolArt

/// Edits of what a person says of a symbol's layers; they hold for every variant that shows the symbol.
extension Edit {
  /// Says the value of a field for some layers. Those of one drag merge.
  public static func annotate(
    _ field: AnnotationField, as value: Annotation, layers: [Layer.ID], of symbol: SymbolReference
  ) -> Edit {
    Edit("Change \(field.title)", mergeKey: "annotation.\(field.rawValue)") { document in
      document.changeAnnotations(of: symbol) { overlay in for layer in layers { overlay[layer].say(field, as: value) } }
    }
  }

  /// Takes back what a person said of a field: what the file says, or a guess, counts again.
  public static func resetAnnotation(_ field: AnnotationField, layers: [Layer.ID], of symbol: SymbolReference) -> Edit {
    Edit("Reset \(field.title)") { document in
      document.changeAnnotations(of: symbol) { overlay in for layer in layers { overlay[layer].reset(field) } }
    }
  }

  /// Calls a layer otherwise; nil goes back to its own name.
  public static func renameLayer(_ layer: Layer.ID, to name: String?, of symbol: SymbolReference) -> Edit {
    Edit(name == nil ? "Reset Name" : "Rename Layer") { document in
      document.changeAnnotations(of: symbol) { $0[layer].name = name }
    }
  }

  /// Takes back all that a person said of these layers, and of the symbol as a whole.
  public static func resetLayers(_ layers: [Layer.ID], of symbol: SymbolReference) -> Edit {
    Edit("Reset Layers") { document in
      document.changeAnnotations(of: symbol) { overlay in
        for layer in layers { overlay[layer] = LayerStatement() }
        overlay.preferences = PreferenceStatement()
      }
    }
  }

  /// Says what a symbol as a whole prefers.
  public static func prefer(
    _ field: PreferenceField, as values: SymbolPreferences, of symbol: SymbolReference
  ) -> Edit {
    Edit("Change \(field.title)", mergeKey: "preference.\(field.rawValue)") { document in
      document.changeAnnotations(of: symbol) { $0.preferences.say(field, as: values) }
    }
  }

  /// Takes back what a person said of it: what the file says counts again.
  public static func resetPreference(_ field: PreferenceField, of symbol: SymbolReference) -> Edit {
    Edit("Reset \(field.title)") { document in
      document.changeAnnotations(of: symbol) { $0.preferences.reset(field) }
    }
  }

  /// Lets layers move together under a name; nil: each on its own.
  public static func groupLayers(_ layers: [Layer.ID], as group: String?, of symbol: SymbolReference) -> Edit {
    Edit(group == nil ? "Ungroup Layers" : "Group Layers") { document in
      document.changeAnnotations(of: symbol) { overlay in
        for layer in layers { overlay[layer].say(.group, as: Annotation(group: group)) }
      }
    }
  }

  /// Puts layers into an order of motion: those of one inner array share a place.
  public static func orderLayers(_ places: [[Layer.ID]], of symbol: SymbolReference) -> Edit {
    Edit("Reorder Layers") { document in
      document.changeAnnotations(of: symbol) { overlay in
        for (order, layers) in places.enumerated() {
          for layer in layers { overlay[layer].say(.order, as: Annotation(order: order)) }
        }
      }
    }
  }

  /// Makes what is only guessed of a symbol a person's word, so that it stays as it is and can be written into a file.
  public static func keepGuesses(_ symbol: Symbol, of reference: SymbolReference) -> Edit {
    Edit("Keep Guesses") { document in
      document.changeAnnotations(of: reference) { $0.keepGuesses(of: symbol) }
    }
  }
}

extension StudioDocument {
  /// Changes what is said of a symbol; where nothing is left to say, nothing is kept.
  mutating func changeAnnotations(of symbol: SymbolReference, _ change: (inout AnnotationOverlay) -> Void) {
    var overlay = annotations[symbol] ?? AnnotationOverlay()
    change(&overlay)
    annotations[symbol] = overlay.isEmpty ? nil : overlay
  }
}

extension AnnotationField {
  /// For the undo menu, in title case.
  var title: String {
    switch self {
    case .group: "Group"
    case .order: "Order"
    case .pulses: "Can Pulse"
    case .rotates: "Can Rotate"
    case .anchor: "Anchor"
    case .wiggle: "Preferred Wiggle"
    case .rotation: "Preferred Rotation"
    case .threshold: "Threshold"
    case .closedLoop: "Closed Loop"
    case .level: "Level"
    case .erases: "Erase"
    case .role: "Role"
    case .tag: "Tag"
    case .draw: "Draw Direction"
    case .guide: "Guide Points"
    case .valueSpan: "Value Span"
    }
  }
}

extension PreferenceField {
  /// For the undo menu, in title case.
  var title: String {
    switch self {
    case .wiggle: "Preferred Wiggle"
    case .rotation: "Preferred Rotation"
    case .valueMode: "Variable Value Mode"
    case .drawOrder: "Draw Order"
    }
  }
}
