import Foundation
import SymbolArt
import SymbolLoading

/// What the command line says of layers: `--set LAYER.FIELD=VALUE` and `--keep-guesses`.
struct LayerStatements {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  /// - Throws: for a layer that the symbol does not have, a field that there is not, and a value that is none.
  func overlay(of symbol: Symbol) throws(UsageError) -> AnnotationOverlay {
    var overlay = AnnotationOverlay()
    if arguments.has("keep-guesses") { overlay.keepGuesses(of: symbol) }
    for text in arguments.texts("set") { try say(text, of: symbol, in: &overlay) }
    return overlay
  }

  private func say(_ text: String, of symbol: Symbol, in overlay: inout AnnotationOverlay) throws(UsageError) {
    func wrong(_ reason: String) -> UsageError {
      UsageError("--set \(Spelling.shown(text)): \(reason)", command: arguments.command.name)
    }
    guard let equals = text.firstIndex(of: "=") else {
      throw wrong("write LAYER.FIELD=VALUE, such as clapper.rotates=true.")
    }
    let value = String(text[text.index(after: equals)...])
    func said<Value>(_ change: () throws(AnnotationSpellingError) -> Value) throws(UsageError) -> Value {
      do throws(AnnotationSpellingError) { return try change() } catch { throw wrong(error.description + ".") }
    }
    guard let dot = text[..<equals].lastIndex(of: ".") else {
      guard let field = PreferenceField(rawValue: String(text[..<equals])) else {
        let known = PreferenceField.allCases.map(\.rawValue).joined(separator: ", ")
        throw wrong("write LAYER.FIELD=VALUE, or FIELD=VALUE for the symbol as a whole, with one of \(known).")
      }
      var values = SymbolPreferences()
      try said { () throws(AnnotationSpellingError) in try values.set(field, spelling: value) }
      return overlay.preferences.say(field, as: values)
    }
    let (layer, name) = (String(text[..<dot]), String(text[text.index(after: dot)..<equals]))
    guard symbol.layers.contains(where: { $0.id == layer }) else {
      let known = symbol.layers.prefix(12).map { Spelling.shown($0.id) }.joined(separator: ", ")
      throw wrong("there is no layer “\(Spelling.shown(layer))”; it has \(known).")
    }
    if name == "name" {
      overlay[layer].name = value
      return
    }
    guard let field = AnnotationField(rawValue: name) else {
      let known = (["name"] + AnnotationField.allCases.map(\.rawValue)).joined(separator: ", ")
      throw wrong("there is no field “\(Spelling.shown(name))”; there are \(known).")
    }
    var annotation = Annotation.none
    try said { () throws(AnnotationSpellingError) in try annotation.set(field, spelling: value) }
    overlay[layer].say(field, as: annotation)
  }
}

extension AnnotatedCopy {
  /// The copy of an input's file.
  static func make(
    of input: InputFiles.Input, _ symbol: Symbol, _ overlay: AnnotationOverlay
  ) -> Result<AnnotatedCopy, SymbolSource.Failure> {
    if input.text != nil {
      return .failure(SymbolSource.Failure(path: input.path, message: "A text has no file that could be annotated."))
    }
    do {
      let data = try SmallFile.read(input.reference.url.path, limit: Limits.bytes)
      return .success(try AnnotatedCopy(of: data, name: input.path, symbol: symbol, overlay: overlay))
    } catch let error as SmallFile.Failure {
      return .failure(SymbolSource.Failure(path: input.path, message: error.message))
    } catch {
      let message = (error as? LoadError)?.message ?? String(describing: error)
      return .failure(SymbolSource.Failure(path: input.path, message: message))
    }
  }
}
