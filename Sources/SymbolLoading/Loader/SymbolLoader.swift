import Foundation
import SymbolArt
import Synchronization

/// Loads symbols from files, each in a probe: a child process that a bad file can take down without harm.
///
/// One loader serves a whole program, from any number of threads. It keeps its probes for the next file, remembers what
/// it loaded by content, and reads only the symbols shipped with the program without a probe.
///
///     let loader = SymbolLoader()
///     let symbol = try loader.load(URL(fileURLWithPath: "bell.svg"))     // waits; not on a window's main thread
///     let same = try await loader.load(reference)                         // suspends
///     for await loaded in loader.load(references) { show(loaded) }        // many; as they are done
public final class SymbolLoader: Sendable {
  let pool: ProbePool
  let cache: SymbolCache
  let queue: LoadQueue
  private let patienceMilliseconds: Int

  /// Creates a loader. Nothing is started before the first load.
  ///
  /// - Parameters:
  ///   - probe: the program `symbol-probe`; nil looks beside the running program, where `SYMBOL_STUDIO_PROBE` says
  ///     another place.
  ///   - concurrency: how many files are read at once; as many as there are processors.
  ///   - cacheBytes: about how much memory loaded symbols may keep.
  public convenience init(
    probe: URL? = nil, concurrency: Int = ProcessInfo.processInfo.activeProcessorCount,
    cacheBytes: Int = Limits.cacheBytes
  ) {
    self.init(
      probe: probe, concurrency: concurrency, cacheBytes: cacheBytes,
      patienceMilliseconds: Limits.probeAnswerMilliseconds)
  }

  /// As the public one; tests on a busy machine may be more patient with a file.
  init(probe: URL?, concurrency: Int, cacheBytes: Int, patienceMilliseconds: Int) {
    self.patienceMilliseconds = patienceMilliseconds
    pool = ProbePool(executable: probe ?? ProbeLocation.find(), size: concurrency)
    cache = SymbolCache(limit: cacheBytes)
    queue = LoadQueue(width: concurrency)
  }

  /// Loads a file and waits for it: about a millisecond for an icon, at most about three seconds for a hostile file.
  public func load(_ url: URL, options: ReadingOptions = ReadingOptions()) throws(LoadError) -> Symbol {
    try load(SymbolReference(file: url), options: options)
  }

  /// Loads a symbol of a collection and waits for it.
  public func load(
    _ reference: SymbolReference, options: ReadingOptions = ReadingOptions()
  ) throws(LoadError) -> Symbol {
    try load(reference, options: options, isCancelled: { false })
  }

  /// Loads a file's bytes that are in memory already and waits for them. `name` is the file's, for messages; without
  /// its ending it becomes the symbol's.
  public func load(
    data: Data, name: String, set: String = "", options: ReadingOptions = ReadingOptions()
  ) throws(LoadError) -> Symbol {
    guard data.count <= Limits.bytes else {
      let failure = FileBytes.Failure.tooLarge(bytes: data.count, limit: Limits.bytes)
      throw LoadError(reading: URL(fileURLWithPath: name), failed: failure)
    }
    var symbol = try load(data: data, file: name, options: options, isTrusted: false, isCancelled: { false })
    symbol.set = set
    return symbol
  }

  func load(
    _ reference: SymbolReference, options: ReadingOptions, isCancelled: () -> Bool
  ) throws(LoadError) -> Symbol {
    let data: Data
    do throws(FileBytes.Failure) {
      data = try FileBytes.read(reference.url, limit: Limits.bytes)
    } catch {
      throw LoadError(reading: reference.url, failed: error)
    }
    var symbol = try load(
      data: data, file: reference.url.lastPathComponent, options: options,
      isTrusted: BundledSymbols.contains(reference.url), isCancelled: isCancelled)
    symbol.name = reference.name
    symbol.set = reference.set
    return symbol
  }

  private func load(
    data: Data, file: String, options: ReadingOptions, isTrusted: Bool, isCancelled: () -> Bool
  ) throws(LoadError) -> Symbol {
    let key = SymbolCache.Key(data: data, file: file, options: options)
    if let outcome = cache[key] { return try outcome.get() }
    if isTrusted {
      let symbol = try SymbolReader.read(data, name: file, options: options)
      cache.insert(.success(symbol), for: key, bytes: data.count * 8)
      return symbol
    }
    return try askProbe(data: data, file: file, options: options, key: key, isCancelled: isCancelled)
  }

  private func askProbe(
    data: Data, file: String, options: ReadingOptions, key: SymbolCache.Key, isCancelled: () -> Bool
  ) throws(LoadError) -> Symbol {
    let answer: [UInt8]
    do throws(ProbeProcess.Failure) {
      let request = ProbeRequest.read(data: data, name: file, options: options).encoded()
      answer = try pool.answer(to: request, milliseconds: patienceMilliseconds, isCancelled: isCancelled)
    } catch {
      let failure = LoadError(probing: file, failed: error)
      if error.isTheFilesFault { cache.insert(.failure(failure), for: key, bytes: 1024) }
      throw failure
    }
    let outcome = ProbeAnswer.outcome(answer, file: file)
    // A path's points take about twice the room in memory that they take encoded.
    cache.insert(outcome, for: key, bytes: answer.count * 2 + 1024)
    return try outcome.get()
  }

  /// Ends the child processes that wait for work. The next load starts new ones.
  public func releaseProbes() {
    pool.retireIdle()
  }
}
