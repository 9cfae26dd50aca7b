import SymbolArt

extension SessionRecord {
  /// What a person says of a symbol's layers: by the layer's id its fields, spelled as in an SVG file's attributes without
  /// their beginning ("order": "2"); an empty text says that there is nothing to say. "name" is the layer's name.
  struct AnnotationRecord: Codable {
    var symbol: SymbolRecord
    var layers: [String: [String: String]]
    /// What it says of the symbol as a whole, by the attributes' endings; since version 3.
    var preferences: [String: String]?

    private static let name = "name"

    init(_ reference: SymbolReference, _ overlay: AnnotationOverlay) {
      symbol = SymbolRecord(reference)
      layers = overlay.statements.mapValues { statement in
        var fields = statement.name.map { [Self.name: $0] } ?? [:]
        for field in statement.fields { fields[field.rawValue] = statement.annotation.spelling(of: field) }
        return fields
      }
      let said = overlay.preferences
      preferences =
        said.isEmpty
        ? nil
        : Dictionary(uniqueKeysWithValues: said.fields.map { ($0.rawValue, said.values.spelling(of: $0)) })
    }

    /// What the record says; `wrong` makes an error of a place below it and a reason.
    func overlay(
      _ wrong: (_ place: String, _ reason: String) -> SessionError
    ) throws(SessionError) -> AnnotationOverlay {
      var overlay = AnnotationOverlay()
      for (name, text) in (preferences ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let field = PreferenceField(rawValue: name) else {
          throw wrong("preferences", "“\(name)” is nothing that a symbol can prefer")
        }
        var values = SymbolPreferences()
        do throws(AnnotationSpellingError) { try values.set(field, spelling: text) } catch {
          throw wrong("preferences.\(name)", error.description)
        }
        overlay.preferences.say(field, as: values)
      }
      for (layer, fields) in layers.sorted(by: { $0.key < $1.key }) {
        for (name, text) in fields.sorted(by: { $0.key < $1.key }) {
          if name == Self.name {
            overlay[layer].name = text
            continue
          }
          guard let field = AnnotationField(rawValue: name) else {
            throw wrong("layers.\(layer)", "“\(name)” is nothing that can be said of a layer")
          }
          var value = Annotation.none
          do throws(AnnotationSpellingError) { try value.set(field, spelling: text) } catch {
            throw wrong("layers.\(layer).\(name)", error.description)
          }
          overlay[layer].say(field, as: value)
        }
      }
      return overlay
    }
  }

  /// In a fixed order, so that the same document gives the same bytes.
  static func annotationRecords(_ document: StudioDocument) -> [AnnotationRecord]? {
    guard !document.annotations.isEmpty else { return nil }
    return document.annotations.map { AnnotationRecord($0.key, $0.value) }.sorted {
      ($0.symbol.file ?? "", $0.symbol.name, $0.symbol.slot ?? "")
        < ($1.symbol.file ?? "", $1.symbol.name, $1.symbol.slot ?? "")
    }
  }
}
