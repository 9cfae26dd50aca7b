/// How large a symbol can be on the stage now: all tiles are alike, and many of them leave each little room.
@MainActor final class TileRoom {
  /// The largest side, in pixels of the interface; nil before the first drawing.
  private(set) var side: Double?
  var didChange: @MainActor () -> Void = {}

  /// Called from drawing; tells of a change after it, since drawing must not change what is laid out.
  func note(_ side: Double) {
    let whole = side.rounded(.down)
    guard whole != self.side else { return }
    self.side = whole
    whenIdle { [weak self] in self?.didChange() }
  }
}
