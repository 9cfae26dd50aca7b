import CAdwaita
import StudioModel
import SymbolArt

/// A text on the stage: typed here, and changed here where the selected tile shows one.
extension StudioWindow {
  func askForText() {
    let present = store.document.selectedVariant?.symbol.text
    let form = TextForm(present ?? TextSource(""))
    showAlert(
      localized("Text as a Symbol"),
      localized("Effects and transitions move its letters as they move a symbol’s layers."),
      answers: [
        AlertAnswer(id: "cancel", title: localized("_Cancel")),
        AlertAnswer(id: "show", title: localized("_Show"), manner: .suggested),
      ], extra: form.widget, from: widget
    ) { [store] answer in
      let source = form.source
      guard answer == "show", !source.text.allSatisfy(\.isWhitespace) else { return }
      store.perform(.showSymbol(.text(source)))
    }
  }
}
