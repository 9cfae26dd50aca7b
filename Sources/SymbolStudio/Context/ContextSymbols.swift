import Foundation
import SymbolArt
import SymbolLoading

/// The bundled symbols that the page's controls need beside the chosen one.
struct ContextSymbols {
  /// Beside the chosen one in the toolbar.
  let neighbors: [Symbol]
  let playAndPause: (Symbol, Symbol)
  /// What says that a connection was made.
  let success: Symbol

  /// Reads them; the files come with the program, so that no probe is needed.
  init() {
    neighbors = ["magnifier", "heart"].map(Self.bundled)
    playAndPause = (Self.bundled("play"), Self.bundled("pause"))
    success = Self.bundled("check-circle")
  }

  /// An empty symbol where the installation lacks the file: the page goes on without it.
  private static func bundled(_ name: String) -> Symbol {
    let file = SymbolCollection.bundled.location?.appending(component: name + ".svg")
    if let file, let data = try? Data(contentsOf: file), let symbol = try? SymbolReader.read(data, name: name) {
      return symbol
    }
    return Symbol(name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: [])
  }
}
