import SymbolArt

/// What one sitting works on, as a value: every edit makes a new one, and undo goes back to an earlier one.
public struct StudioDocument: Hashable, Sendable {
  /// Tiles that can be compared at once: three rows of three are the most that can be told apart at a glance.
  public static let variantLimit = 9

  /// Collections and folders shown in the library, in order.
  public var libraryPlaces: [LibraryPlace]
  /// The comparison's tiles, in reading order; at most `variantLimit`, with different ids.
  public internal(set) var variants: [Variant]
  /// What a person says of symbols' layers, for all variants that show them; an overlay that says nothing is not kept.
  public internal(set) var annotations: [SymbolReference: AnnotationOverlay] = [:]
  /// The tile that the inspector edits; nil only where there are no variants.
  public internal(set) var selectedVariantID: Variant.ID?
  /// How the clock runs.
  public var playback: PlaybackSettings
  /// How tiles are shown.
  public var stage: StageSettings
  /// The number that the next variant's id gets; never reused, so that an undone removal finds its own id free.
  internal(set) public var nextVariantNumber: Int

  /// A document without variants.
  public init(
    libraryPlaces: [LibraryPlace] = [.bundled], playback: PlaybackSettings = PlaybackSettings(),
    stage: StageSettings = StageSettings()
  ) {
    self.libraryPlaces = libraryPlaces
    self.variants = []
    self.selectedVariantID = nil
    self.playback = playback
    self.stage = stage
    self.nextVariantNumber = 1
  }

  /// The tile that the inspector edits.
  public var selectedVariant: Variant? {
    selectedVariantID.flatMap { variant($0) }
  }

  /// The variant with this id, if there is one.
  public func variant(_ id: Variant.ID) -> Variant? {
    variants.first { $0.id == id }
  }

  /// Whether there is room for another tile.
  public var canAddVariant: Bool { variants.count < Self.variantLimit }

  /// Changes one variant in place; nothing where there is none with this id.
  mutating func updateVariant(_ id: Variant.ID, _ change: (inout Variant) -> Void) {
    guard let index = variants.firstIndex(where: { $0.id == id }) else { return }
    change(&variants[index])
  }

  /// Puts a variant behind `position` (at the end if nil) under a new id, and selects it.
  mutating func insertVariant(_ variant: Variant, after position: Variant.ID?) {
    guard canAddVariant else { return }
    var inserted = variant
    inserted.id = Variant.ID(number: nextVariantNumber)
    nextVariantNumber += 1
    let index = position.flatMap { id in variants.firstIndex { $0.id == id } }.map { $0 + 1 } ?? variants.count
    variants.insert(inserted, at: index)
    selectedVariantID = inserted.id
  }
}
