import SymbolArt

/// A wish for another picture, from the asking until it is there.
@MainActor public final class ImageRequest {
  /// How far it is.
  public private(set) var state = State.producing(progress: 0)

  /// From one of these to a later one; `shown`, `failed`, `overtaken` and `cancelled` are final.
  public enum State: Sendable {
    /// The picture is being made; the old one is untouched. 0…1.
    case producing(progress: Double)
    /// The picture is ready, and on its way.
    case changing
    /// The picture is there.
    case shown
    /// The producer failed; the old picture stays.
    case failed(any Error)
    /// A newer request came before the picture was ready.
    case overtaken
    /// Taken back before the picture was ready.
    case cancelled
  }

  /// Whether it has come to an end, this way or that.
  public var isOver: Bool {
    switch state {
    case .producing, .changing: false
    case .shown, .failed, .overtaken, .cancelled: true
    }
  }

  private let onChange: (@MainActor (ImageRequest) -> Void)?
  private var task: Task<Void, Never>?

  private init(_ onChange: (@MainActor (ImageRequest) -> Void)?) {
    self.onChange = onChange
  }

  /// Takes the wish back; the old picture stays. Of no effect once the picture is ready.
  public func cancel() { giveUp(.cancelled) }

  /// Starts making a picture, away from the main thread.
  ///
  /// - Parameters:
  ///   - producer: makes the picture.
  ///   - hop: how the outcome gets to the main thread.
  ///   - ready: takes the picture, which is still to be begun with (`begin()`).
  ///   - onChange: called with every state, the first and the final one included.
  package static func start(
    _ producer: @escaping @Sendable (ImageProduction) async throws -> Symbol, hop: @escaping MainThreadHop,
    ready: @escaping @MainActor @Sendable (Symbol, ImageRequest) -> Void,
    onChange: (@MainActor (ImageRequest) -> Void)? = nil
  ) -> ImageRequest {
    let request = ImageRequest(onChange)
    let production = ImageProduction(hop) { [weak request] in request?.report(progress: $0) }
    request.task = Task.detached(priority: .userInitiated) {
      do {
        let picture = try await producer(production)
        hop { ready(picture, request) }
      } catch {
        hop { request.fail(error) }
      }
    }
    onChange?(request)
    return request
  }

  /// A newer request is there; of no effect once the picture is ready.
  package func overtake() { giveUp(.overtaken) }

  private func report(progress: Double) {
    guard case .producing = state else { return }
    change(to: .producing(progress: progress))
  }

  /// Whether the picture that is ready is still wanted.
  package func begin() -> Bool {
    guard case .producing = state else { return false }
    change(to: .changing)
    return true
  }

  private func fail(_ error: any Error) {
    guard case .producing = state else { return }
    change(to: .failed(error))
  }

  /// The end of the change; one that was cut short by a newer picture was overtaken.
  package func end(isShown: Bool) {
    guard case .changing = state else { return }
    change(to: isShown ? .shown : .overtaken)
  }

  private func giveUp(_ state: State) {
    guard case .producing = self.state else { return }
    task?.cancel()
    change(to: state)
  }

  private func change(to state: State) {
    self.state = state
    if isOver { task = nil }
    onChange?(self)
  }
}
