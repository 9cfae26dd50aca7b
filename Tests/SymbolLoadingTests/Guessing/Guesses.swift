import SymbolArt

@testable import SymbolLoading

/// A drawing in a box of 24 units, in outlines of 2 units unless it says otherwise, as it is read.
func guesses(_ content: String) throws -> Symbol {
  try read(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\" "
      + "stroke-linecap=\"round\">\(content)</svg>")
}

extension Symbol {
  /// The layers' guessed orders; nil for a layer whose order is not guessed.
  var guessedOrders: [Int?] {
    layers.map { $0.origins[.order] == .guess ? $0.annotation.order : nil }
  }

  /// The layers' guessed roles.
  var guessedRoles: [PartRole?] {
    layers.map { $0.origins[.role] == .guess ? $0.annotation.role : nil }
  }

  /// The guessed anchor of a layer.
  func guessedAnchor(_ index: Int) -> Point? {
    layers[index].origins[.anchor] == .guess ? layers[index].annotation.anchor : nil
  }
}
