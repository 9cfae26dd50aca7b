import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// Edits of a variant's image switching: the pictures, the way, and the work that makes them.
extension Edit {
  /// Makes the variant an image switching, in place of its effects, or changes the way of one; nil makes it a symbol
  /// again, which keeps its pictures for another time.
  ///
  /// - Parameter effects: what it has without the switching.
  public static func chooseSwitching(
    _ switching: ImageSwitching?, of id: Variant.ID, leaving effects: [AppliedEffect] = []
  ) -> Edit {
    Edit(switching == nil ? "Remove Image Switching" : "Choose Image Switching") { document in
      document.updateVariant(id) { variant in
        guard let switching else {
          return variant.setEffects(effects)
        }
        if variant.pictures.isEmpty, let second = variant.secondSymbol { variant.pictures = [second] }
        variant.setEffects([AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)])
      }
    }
  }

  /// Changes the variant's switching.
  ///
  /// - Parameter key: what is changed; edits of one drag with the same key merge.
  public static func changeSwitching(
    _ key: String, of id: Variant.ID, _ change: @escaping @Sendable (inout ImageSwitching) -> Void
  ) -> Edit {
    Edit("Change Image Switching", mergeKey: "switching.\(key).\(id.number)") { document in
      document.updateVariant(id) { variant in
        guard let index = variant.switchingIndex, var switching = variant.imageSwitching else { return }
        change(&switching)
        variant.effects[index].effect = .imageSwitching(switching)
      }
    }
  }

  /// Changes the work that makes the pictures.
  public static func changeWork(
    _ key: String, of id: Variant.ID, _ change: @escaping @Sendable (inout SwitchingWork) -> Void
  ) -> Edit {
    Edit("Change Work", mergeKey: "work.\(key).\(id.number)") { document in
      document.updateVariant(id) { change(&$0.work) }
    }
  }

  /// Adds pictures at the sequence's end, as many as it has room for.
  public static func addPictures(_ pictures: [SymbolReference], to id: Variant.ID) -> Edit {
    Edit(pictures.count == 1 ? "Add Picture" : "Add Pictures") { document in
      document.updateVariant(id) { variant in
        let room = SwitchingWork.mostPictures - 1 - variant.pictures.count
        variant.pictures += pictures.prefix(max(room, 0))
      }
    }
  }

  /// Takes a picture out; the places are those of `Variant.sequence`. The last one stays: a variant has a symbol.
  public static func removePicture(at place: Int, of id: Variant.ID) -> Edit {
    Edit("Remove Picture") { document in
      document.updateVariant(id) { variant in
        var sequence = variant.sequence
        guard sequence.indices.contains(place), sequence.count > 1 else { return }
        sequence.remove(at: place)
        variant.setSequence(sequence)
      }
    }
  }

  /// Moves a picture to another place, counted without it; the places are those of `Variant.sequence`.
  public static func movePicture(from source: Int, to destination: Int, of id: Variant.ID) -> Edit {
    Edit("Move Picture") { document in
      document.updateVariant(id) { variant in
        var sequence = variant.sequence
        guard sequence.indices.contains(source) else { return }
        let picture = sequence.remove(at: source)
        sequence.insert(picture, at: min(max(destination, 0), sequence.count))
        variant.setSequence(sequence)
      }
    }
  }
}

extension Variant {
  /// The place of its image switching in the stack.
  public var switchingIndex: Int? { effects.firstIndex { $0.effect.kind == .imageSwitching } }

  /// Its image switching.
  public var imageSwitching: ImageSwitching? {
    guard let switchingIndex, case .imageSwitching(let switching) = effects[switchingIndex].effect else { return nil }
    return switching
  }

  /// All pictures of an image switching: the tile's symbol, and those that follow.
  public var sequence: [SymbolReference] { [symbol] + pictures }

  mutating func setSequence(_ sequence: [SymbolReference]) {
    guard let first = sequence.first else { return }
    symbol = first
    pictures = Array(sequence.dropFirst())
  }
}
