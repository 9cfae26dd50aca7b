import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion

/// A wish for another picture: part of this module's interface.
public typealias ImageRequest = SymbolMotion.ImageRequest
/// What a producer of a picture is given: part of this module's interface.
public typealias ImageProduction = SymbolMotion.ImageProduction

/// Pictures that change while work goes on.
extension SymbolView {
  /// Shows another picture when it is ready: produced first, with the old one visible and unmoved; then switched.
  ///
  ///     view.setImage(loading: { production in
  ///       try await convert(photo) { done in production.report(progress: done) }
  ///     })
  ///
  /// The producer runs away from the main thread, so that a slow one freezes nothing. One that fails starts no change.
  /// A newer request overtakes one that is still being produced, which is cancelled; one whose change is under way
  /// comes to its end first. So pictures are shown in the order in which they were asked for.
  ///
  /// - Parameters:
  ///   - producer: makes the picture; `SymbolLoader` reads one from a file.
  ///   - switching: how the old picture goes and the new one comes.
  ///   - onChange: called on the main thread with every state of the request, the first and the final one included.
  @discardableResult
  public func setImage(
    loading producer: @escaping @Sendable (ImageProduction) async throws -> Symbol,
    switching: ImageSwitching = ImageSwitching(), onChange: (@MainActor (ImageRequest) -> Void)? = nil
  ) -> ImageRequest {
    imageRequest?.overtake()
    let request = ImageRequest.start(
      producer, hop: onMainThread,
      ready: { [weak self] picture, request in self?.show(picture, of: request, switching) ?? request.cancel() },
      onChange: onChange)
    imageRequest = request
    return request
  }

  private func show(_ picture: Symbol, of request: ImageRequest, _ switching: ImageSwitching) {
    guard pointer != nil else { return request.cancel() }
    guard request.begin() else { return }
    start(.automatic(AutomaticSymbolEffect()), { context in request.end(isShown: context.isFinished) }) {
      player, time throws(MotionError) in
      player.switchImage(to: picture, switching, designSize: designSize, animated: animates(true), at: time)
    }
    symbolIsAnother()
  }

  /// Points of the symbol's larger side as it is drawn.
  private var designSize: Double { pointer.map { size.side(in: $0) } ?? 100 }
}
