import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// Edits of the comparison's tiles.
extension Edit {
  /// Adds a tile and selects it; nothing where there are nine already.
  public static func addVariant(_ variant: Variant) -> Edit {
    Edit("Add Variant") { $0.insertVariant(variant, after: nil) }
  }

  /// Puts a copy beside the tile and selects it; nothing where there are nine already.
  public static func duplicateVariant(_ id: Variant.ID) -> Edit {
    Edit("Duplicate Variant") { document in
      guard let variant = document.variant(id) else { return }
      document.insertVariant(variant, after: id)
    }
  }

  /// Takes the tile away; the next one, or else the last, is selected.
  public static func removeVariant(_ id: Variant.ID) -> Edit {
    Edit("Remove Variant") { document in
      guard let index = document.variants.firstIndex(where: { $0.id == id }) else { return }
      document.variants.remove(at: index)
      guard document.selectedVariantID == id else { return }
      document.selectedVariantID =
        document.variants.isEmpty ? nil : document.variants[min(index, document.variants.count - 1)].id
    }
  }

  /// Moves the tile to another place, counted without it.
  public static func moveVariant(_ id: Variant.ID, to index: Int) -> Edit {
    Edit("Move Variant") { document in
      guard let source = document.variants.firstIndex(where: { $0.id == id }) else { return }
      let variant = document.variants.remove(at: source)
      document.variants.insert(variant, at: min(max(index, 0), document.variants.count))
    }
  }

  /// Not undoable.
  public static func selectVariant(_ id: Variant.ID) -> Edit {
    Edit("Select Variant", isUndoable: false) { document in
      guard document.variant(id) != nil else { return }
      document.selectedVariantID = id
    }
  }

  /// Shows another symbol in the tile; effects stay.
  public static func setSymbol(_ symbol: SymbolReference, of id: Variant.ID) -> Edit {
    Edit("Change Symbol") { $0.updateVariant(id) { $0.symbol = symbol } }
  }

  /// Shows another drawing of an Apple template; nil: the usual one.
  public static func setTemplateSlot(_ slot: String?, of id: Variant.ID) -> Edit {
    Edit("Change Weight and Scale") { $0.updateVariant(id) { $0.symbol.templateSlot = slot } }
  }

  /// Shows the symbol in the selected tile, or in a first one where there is none, with these effects: a symbol that
  /// does not move would not say what the studio is for.
  public static func showSymbol(
    _ symbol: SymbolReference, effects: [AppliedEffect] = [AppliedEffect(usual: .bounce)]
  ) -> Edit {
    Edit("Change Symbol") { document in
      if let id = document.selectedVariantID {
        document.updateVariant(id) { $0.symbol = symbol }
      } else {
        document.insertVariant(Variant(symbol: symbol, effects: effects), after: nil)
      }
    }
  }

  /// Where the tile's colours come from; nil: the file's own, else the tint.
  public static func setRendering(_ rendering: RenderingMode?, of id: Variant.ID) -> Edit {
    Edit("Change Rendering") {
      $0.updateVariant(id) { variant in
        variant.rendering = rendering
        if rendering == .palette, variant.palette.isEmpty { variant.palette = Variant.usualPalette }
      }
    }
  }

  /// The colours of palette rendering: primary, secondary, tertiary.
  public static func setPalette(_ palette: [Color], of id: Variant.ID) -> Edit {
    Edit("Change Palette", mergeKey: "palette.\(id.number)") { $0.updateVariant(id) { $0.palette = palette } }
  }
}
