import CAdwaita
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolLoading
import SymbolPainting

/// Small pictures of symbols, made off the main thread, the visible ones first, and kept within bounds.
@MainActor final class Thumbnails {
  /// A picture, or why there is none.
  enum Outcome {
    case picture(Retained)
    case failed(LoadError)
  }

  /// Side of the picture in pixels of the interface.
  static let side = 48
  /// Pictures kept: more than a grid view binds at once; 11 MB at scale 1, 44 MB at scale 2.
  private static let keptPictures = 1200
  /// Loads under way at once: enough that no processor waits for the main thread.
  private static let concurrency = 4

  private let loader: SymbolLoader
  private var outcomes: [URL: Outcome] = [:]
  private var order: [URL] = []
  private var waiting: [URL: Request] = [:]
  private var inFlight: Set<URL> = []
  /// Counts up when all pictures become outdated: another collection, theme or scale.
  private var generation = 0
  private var tint = Color.black
  private var scale = 1.0
  /// The place in the list that the person looks at; requests near it are served first.
  var focus = 0

  private struct Request {
    var reference: SymbolLoading.SymbolReference
    var place: Int
    /// Who asked last: a grid binds a symbol's new cell before it lets the old one go.
    var owner: ObjectIdentifier
    var deliver: @MainActor (Outcome) -> Void
  }

  init(loader: SymbolLoader) {
    self.loader = loader
  }

  /// The picture where it is at hand; else asks for it and calls `deliver` later, unless cancelled before.
  func request(
    _ reference: SymbolLoading.SymbolReference, place: Int, owner: AnyObject,
    _ deliver: @escaping @MainActor (Outcome) -> Void
  ) -> Outcome? {
    if let known = outcomes[reference.url] { return known }
    waiting[reference.url] = Request(
      reference: reference, place: place, owner: ObjectIdentifier(owner), deliver: deliver)
    serve()
    return nil
  }

  /// The owner does not need it any more.
  func cancel(_ reference: SymbolLoading.SymbolReference, owner: AnyObject) {
    if waiting[reference.url]?.owner == ObjectIdentifier(owner) { waiting[reference.url] = nil }
  }

  /// Forgets all pictures: they are of another colour or size now. Reasons of failures stay true.
  func restyle(tint: Color, scale: Double) {
    guard tint != self.tint || scale != self.scale else { return }
    self.tint = tint
    self.scale = scale
    forget { if case .picture = $0 { true } else { false } }
  }

  /// Stops all work that was asked for.
  func cancelAll() {
    waiting = [:]
    generation += 1
    inFlight = []
  }

  private func forget(where isOutdated: (Outcome) -> Bool) {
    generation += 1
    inFlight = []
    outcomes = outcomes.filter { !isOutdated($0.value) }
    order = order.filter { outcomes[$0] != nil }
  }

  private func serve() {
    while inFlight.count < Self.concurrency, let next = nearestRequest() {
      inFlight.insert(next.reference.url)
      let (generation, look) = (generation, Look(size: Self.side, scale: scale, tint: tint))
      Task { [loader, weak self] in
        let result = await Self.make(next.reference, look, loader)
        self?.finish(next.reference.url, result, generation)
      }
    }
  }

  private func nearestRequest() -> Request? {
    waiting.values.filter { !inFlight.contains($0.reference.url) }
      .min { abs($0.place - focus) < abs($1.place - focus) }
  }

  private nonisolated static func make(
    _ reference: SymbolLoading.SymbolReference, _ look: Look, _ loader: SymbolLoader
  ) async -> Result<RasterImage, LoadError> {
    do throws(LoadError) {
      let symbol = try await loader.load(reference, priority: .visible)
      return .success(SymbolRenderer(symbol).image(look: look))
    } catch {
      return .failure(error)
    }
  }

  private func finish(_ url: URL, _ result: Result<RasterImage, LoadError>, _ generation: Int) {
    guard generation == self.generation else { return }
    inFlight.remove(url)
    let outcome: Outcome
    switch result {
    case .success(let image): outcome = .picture(Retained(owning: texture(image)))
    case .failure(let error):
      outcome = .failed(error)
      log(error)
    }
    keep(outcome, for: url)
    waiting.removeValue(forKey: url)?.deliver(outcome)
    serve()
  }

  private func keep(_ outcome: Outcome, for url: URL) {
    outcomes[url] = outcome
    order.append(url)
    if order.count > Self.keptPictures {
      for old in order.prefix(Self.keptPictures / 4) { outcomes[old] = nil }
      order.removeFirst(Self.keptPictures / 4)
    }
  }

  private func log(_ error: LoadError) {
    logLine("\(error)")
  }
}

/// The pixels as GTK draws them; the caller owns it.
@MainActor private func texture(_ image: RasterImage) -> OpaquePointer {
  let bytes = image.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  defer { g_bytes_unref(bytes) }
  // cairo's ARGB32 is what GDK calls its default format.
  return gdk_memory_texture_new(
    Int32(image.width), Int32(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(image.width * 4)
  ).cast()
}
