/// A choice beside the effects that changes a target's bytes: what a dialog has to offer.
public enum ExportOption: String, Hashable, Sendable, CaseIterable {
  /// `ExportRequest.look.size`.
  case size
  /// `ExportRequest.frameRate`.
  case frameRate
  /// `ExportRequest.filmPart` and `playCount`.
  case repetition
  /// `ExportRequest.look.background`.
  case background
  /// `ExportRequest.margin`.
  case margin
  /// `ExportRequest.autoplays`: by itself, or when a class says so.
  case autoplay
  /// `ExportRequest.gtkStateDialect`.
  case gtkStates
}
