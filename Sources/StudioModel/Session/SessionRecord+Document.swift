import SymbolArt
import SymbolMotion

extension SessionRecord {
  /// The record of a document.
  init(_ document: StudioDocument, savedAs: String? = nil) {
    kind = Self.kind
    version = SessionFile.version
    library = document.libraryPlaces.map(Place.init)
    variants = document.variants.map(VariantRecord.init)
    selected = document.variants.firstIndex { $0.id == document.selectedVariantID }
    playback = PlaybackRecord(loops: document.playback.loops, speed: document.playback.speed)
    stage = StageRecord(
      size: document.stage.size, background: Self.spelling(of: document.stage.background),
      tint: document.stage.tint?.hex)
    annotations = Self.annotationRecords(document)
    self.savedAs = savedAs
  }

  /// The document of a record; colours that cannot be read throw with their place.
  func document(file: String) throws(SessionError) -> StudioDocument {
    func wrong(_ place: String, _ reason: String) -> SessionError {
      .wrongValue(file: file, place: place, reason: reason)
    }
    func color(_ text: String, _ place: String) throws(SessionError) -> Color {
      guard let color = Color(hex: text) else { throw wrong(place, "“\(text)” is no colour; write it as #0a84ff") }
      return color
    }
    guard variants.count <= StudioDocument.variantLimit else {
      throw wrong("variants", "there are \(variants.count), but \(StudioDocument.variantLimit) are the most")
    }
    guard stage.size.isFinite else { throw wrong("stage.size", "this is no number") }
    var document = StudioDocument(
      libraryPlaces: library.map(\.place), playback: PlaybackSettings(loops: playback.loops, speed: playback.speed),
      stage: StageSettings(size: stage.size))
    if let background = Self.backgrounds.first(where: { $0.name == stage.background })?.background {
      document.stage.background = background
    } else {
      document.stage.background = .custom(try color(stage.background, "stage.background"))
    }
    if let tint = stage.tint { document.stage.tint = try color(tint, "stage.tint") }
    for (index, record) in variants.enumerated() {
      var variant = record.variant
      if let value = record.variableValue, !(0...1).contains(value) {
        throw wrong("variants[\(index)].variableValue", "this must lie between 0 and 1")
      }
      guard variant.pictures.count < SwitchingWork.mostPictures else {
        throw wrong(
          "variants[\(index)].pictures",
          "there are \(variant.pictures.count), but \(SwitchingWork.mostPictures - 1) are the most")
      }
      for (place, text) in (record.palette ?? []).enumerated() {
        variant.palette.append(try color(text, "variants[\(index)].palette[\(place)]"))
      }
      document.insertVariant(variant, after: nil)
    }
    for (index, record) in (annotations ?? []).enumerated() {
      document.annotations[record.symbol.reference] = try record.overlay { place, reason in
        wrong("annotations[\(index)].\(place)", reason)
      }
    }
    let position = selected.flatMap { document.variants.indices.contains($0) ? $0 : nil } ?? 0
    document.selectedVariantID = document.variants.isEmpty ? nil : document.variants[position].id
    return document
  }

  private static let backgrounds: [(name: String, background: StageBackground)] = [
    ("automatic", .automatic), ("light", .light), ("dark", .dark), ("checkerboard", .checkerboard),
  ]

  private static func spelling(of background: StageBackground) -> String {
    if case .custom(let color) = background { return color.hex }
    return backgrounds.first { $0.background == background }?.name ?? "automatic"
  }
}

extension SessionRecord.Place {
  init(_ place: LibraryPlace) {
    switch place {
    case .bundled: break
    case .iconTheme(let name): iconTheme = name
    case .folder(let path): folder = path
    }
  }

  var place: LibraryPlace {
    if let folder { return .folder(folder) }
    if let iconTheme { return .iconTheme(iconTheme) }
    return .bundled
  }
}

extension SessionRecord.SymbolRecord {
  init(_ reference: SymbolReference) {
    name = reference.name
    if case .file(let path) = reference.location { file = path }
    slot = reference.templateSlot
    text = reference.text
  }

  var reference: SymbolReference {
    if let text { return .text(text) }
    return file.map { SymbolReference(.file($0), name: name, templateSlot: slot) } ?? .bundled(name)
  }
}

extension SessionRecord.VariantRecord {
  init(_ variant: Variant) {
    symbol = SessionRecord.SymbolRecord(variant.symbol)
    secondSymbol = variant.secondSymbol.map(SessionRecord.SymbolRecord.init)
    pictures = variant.pictures.isEmpty ? nil : variant.pictures.map(SessionRecord.SymbolRecord.init)
    work = variant.work == SwitchingWork() ? nil : variant.work
    variableValue = variant.variableValue
    variableValueMode = variant.variableValueMode
    effects = variant.effects.map { effect in
      var record = SessionRecord.EffectRecord(
        effect: effect.effect, behavior: effect.behavior, options: effect.options,
        tuning: effect.tuning.values.isEmpty ? nil : effect.tuning.values)
      record.isActive = variant.isActive(effect) ? nil : false
      record.isAnimated = variant.isAnimated(effect) ? nil : false
      return record
    }
    selectedEffect = variant.selectedEffectIndex
    rendering = variant.rendering
    palette = variant.palette.isEmpty ? nil : variant.palette.map(\.hex)
  }

  /// Without its palette.
  var variant: Variant {
    var variant = Variant(
      symbol: symbol.reference,
      effects: effects.map { record in
        AppliedEffect(
          record.effect, behavior: record.behavior, options: record.options ?? .default,
          tuning: Tuning(record.tuning ?? [:]))
      })
    let index = selectedEffect ?? 0
    variant.selectedEffectIndex = variant.effects.indices.contains(index) ? index : 0
    variant.rendering = rendering
    variant.secondSymbol = secondSymbol?.reference
    variant.pictures = (pictures ?? []).map(\.reference)
    variant.work = work ?? SwitchingWork()
    variant.variableValue = variableValue
    variant.variableValueMode = variableValueMode
    for (index, effect) in variant.effects.enumerated() {
      let record = effects.last { $0.effect.kind == effect.effect.kind }
      variant.set(!(record?.isActive ?? isActive ?? true), \.ended, at: index)
      variant.set(!(record?.isAnimated ?? isAnimated ?? true), \.unanimated, at: index)
    }
    return variant
  }
}
