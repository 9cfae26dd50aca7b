import FileWriting
import Foundation
import SymbolDrawing
import SymbolExport
import SymbolMotion

extension Edit {
  /// Puts the preset's effects in the place of the variant's own.
  public static func applyPreset(_ preset: Preset, to id: Variant.ID) -> Edit {
    .setEffects(preset.effects, of: id, named: "Apply Preset")
  }
}

/// Presets and other exports of a variant.
extension StudioStore {
  /// What exporters get of the variant, or nil while its symbol is not loaded.
  public func exportRequest(of variant: Variant) -> ExportRequest? {
    symbol(of: variant).map { exportSubject(of: variant).plainRequest(for: $0) }
  }

  /// The variant's effects as a preset under a name.
  public func preset(of variant: Variant, named name: String? = nil) -> Preset {
    let titles = variant.effects.map(\.effect.kind.title).joined(separator: " and ")
    return Preset(name: name ?? (titles.isEmpty ? variant.symbol.name : titles), effects: variant.effects)
  }

  /// Reads a preset file and gives its effects to a variant; nil: to the selected one.
  /// - Returns: the preset.
  @discardableResult
  public func openPreset(_ path: String, to id: Variant.ID? = nil) throws -> Preset {
    apply(try Preset(reading: SessionFile.contents(of: path), file: path), to: id)
  }

  /// The same with a preset's text, as another program's clipboard has it.
  @discardableResult
  public func pastePreset(_ text: String, to id: Variant.ID? = nil) throws -> Preset {
    apply(try Preset(reading: Data(text.utf8), file: "the clipboard"), to: id)
  }

  private func apply(_ preset: Preset, to id: Variant.ID?) -> Preset {
    if let id = id ?? document.selectedVariantID { perform(.applyPreset(preset, to: id)) }
    return preset
  }

  /// Writes the variant's preset file.
  /// - Returns: what the preset could not carry.
  @discardableResult
  public func exportPreset(of variant: Variant, to path: String) throws -> [ExportIssue] {
    let written = preset(of: variant).written()
    try AtomicFile.write(written.data, to: path)
    return written.issues
  }
}
