import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion

/// What is exported of a variant, without its symbol: a batch gives it to many.
public struct ExportSubject: Hashable, Sendable {
  var effects: [AppliedEffect]
  var secondSymbol: Symbol?
  var furtherSymbols: [Symbol] = []
  var work = SwitchingWork()
  var look: Look
  var variableValue: Double?
  var variableValueMode: VariableValueMode?
  var unanimated: Set<EffectKind>

  /// The request for a symbol, as `StudioStore.exportRequest(of:)` makes it for the variant's own.
  public func request(for symbol: Symbol, settings: ExportSettings, stem: String) -> ExportRequest {
    var request = plainRequest(for: symbol)
    settings.apply(to: &request)
    request.fileStem = stem
    return request
  }

  func plainRequest(for symbol: Symbol) -> ExportRequest {
    var request = ExportRequest(
      symbol: symbol, secondSymbol: secondSymbol, furtherSymbols: furtherSymbols, work: work, effects: effects,
      look: look)
    request.variableValue = variableValue
    request.variableValueMode = variableValueMode
    request.unanimated = unanimated
    return request
  }

  /// The effects' part of file names.
  public var effectName: String { ExportFileNames.effect(effects.map(\.effect.dotName)) }
}

extension StudioStore {
  /// What exporters get of a variant beside its symbol.
  public func exportSubject(of variant: Variant) -> ExportSubject {
    ExportSubject(
      effects: variant.effects, secondSymbol: secondSymbol(of: variant),
      furtherSymbols: variant.imageSwitching == nil ? [] : Array(loadedPictures(of: variant).dropFirst()),
      work: variant.work,
      look: Look(tint: document.stage.tint, rendering: variant.rendering, palette: variant.palette),
      variableValue: variant.variableValue, variableValueMode: variant.variableValueMode, unanimated: variant.unanimated
    )
  }

  /// The name of a variant's files, without endings.
  public func exportStem(of variant: Variant) -> String {
    ExportFileNames.symbols([(variant.symbol.name, "")])[0] + "." + exportSubject(of: variant).effectName
  }
}
