import SymbolArt

/// Edits of stage, clock and library.
extension Edit {
  /// Whether the clock starts again at the end.
  public static func setLoops(_ loops: Bool) -> Edit {
    Edit(loops ? "Turn Loop On" : "Turn Loop Off") { $0.playback.loops = loops }
  }

  /// The preview's speed; the effect's own is `setSpeed`.
  public static func setPlaybackSpeed(_ speed: PlaybackSpeed) -> Edit {
    Edit("Change Playback Speed", mergeKey: "playbackSpeed") { $0.playback.speed = speed }
  }

  /// In logical pixels; brought within `StageSettings.sizeRange`.
  public static func setStageSize(_ size: Double) -> Edit {
    Edit("Change Size", mergeKey: "stageSize") { document in
      document.stage = StageSettings(size: size, background: document.stage.background, tint: document.stage.tint)
    }
  }

  /// What lies behind all tiles.
  public static func setBackground(_ background: StageBackground) -> Edit {
    Edit("Change Background", mergeKey: "background") { $0.stage.background = background }
  }

  /// nil: whatever reads well on the background.
  public static func setTint(_ tint: Color?) -> Edit {
    Edit("Change Tint", mergeKey: "tint") { $0.stage.tint = tint }
  }

  /// Adds the place at the end; nothing where it is listed already.
  public static func addLibraryPlace(_ place: LibraryPlace) -> Edit {
    Edit("Add to Library") { document in
      if !document.libraryPlaces.contains(place) { document.libraryPlaces.append(place) }
    }
  }

  /// Takes the place off the list; its files stay.
  public static func removeLibraryPlace(_ place: LibraryPlace) -> Edit {
    Edit("Remove from Library") { $0.libraryPlaces.removeAll { $0 == place } }
  }
}
