import SymbolArt

/// Which layers of the selected variant's symbol the person is at; no part of the document, as the playhead is none.
public struct LayerSelection: Hashable, Sendable {
  /// Whether the layers are being worked on, so that the stage shows and picks them.
  public internal(set) var isShown = false
  /// The symbol whose layers are meant.
  var symbol: SymbolReference?
  /// In no order.
  public internal(set) var selected: Set<Layer.ID> = []
  /// Under the pointer, in the list or on the stage.
  public internal(set) var hovered: Layer.ID?

  /// Nothing.
  public init() {}
}
