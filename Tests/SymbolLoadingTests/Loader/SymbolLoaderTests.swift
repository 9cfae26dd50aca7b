import Foundation
import Glibc
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Loading through probes")
struct SymbolLoaderTests {
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">
    <path d="M4 12h16"/><circle cx="12" cy="5" r="2"/></svg>
    """
  /// A selector that Debian 12's librsvg does not survive.
  private static let deadly = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>:lang(x-a) { fill: red }</style>
    <rect width="9" height="9"/></svg>
    """
  private let loader = SymbolLoader(concurrency: 2)

  private func reason(_ url: URL) -> LoadError.Reason? {
    do throws(LoadError) {
      _ = try loader.load(url)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("a file becomes a symbol, named after the file and its folder")
  func loads() throws {
    let folder = try TemporaryFolder()
    let symbol = try loader.load(try folder.write("set/bell.svg", Self.icon))
    #expect(symbol.name == "bell")
    #expect(symbol.set == "set")
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(symbol.layers.count == 2)
  }

  @Test("what a probe answers equals what reading in this process gives")
  func sameAsInProcess() throws {
    let data = Data(Self.icon.utf8)
    let direct = try SymbolReader.read(data, name: "bell", options: ReadingOptions())
    #expect(try loader.load(data: data, name: "bell") == direct)
  }

  @Test("the bundled symbols are read in this process, the same from many threads at once as from one")
  func bundled() async throws {
    // No probe can be started: what loads, loads without one.
    let loader = SymbolLoader(probe: URL(fileURLWithPath: "/nowhere"), concurrency: 8, cacheBytes: 0)
    let references = Array(SymbolCollection.bundled.listing().references.prefix(40))
    #expect(!references.isEmpty)
    let expected = try references.map { try loader.load($0) }
    for _ in 0..<3 {
      for await (index, result) in loader.load(references) {
        #expect(try result.get() == expected[index])
      }
    }
  }

  @Test("missing, unreadable, huge, pipe, folder and empty: each is refused with its reason, naming the file")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe.svg")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let huge = try folder.write("huge.svg")
    #expect(truncate(huge.path, 1 << 40) == 0)
    let secret = try folder.write("secret.svg", Self.icon)
    #expect(chmod(secret.path, 0) == 0)
    #expect(reason(folder.url.appendingPathComponent("nowhere.svg")) == .unreadable)
    #expect(reason(pipe) == .unreadable)
    #expect(reason(folder.url) == .unreadable)
    #expect(reason(huge) == .tooLarge)
    #expect(reason(try folder.write("empty.svg", "")) == .empty)
    #expect(throws: LoadError.self) { try loader.load(data: Data(count: Limits.bytes + 1), name: "huge.svg") }
    if getuid() != 0 { #expect(reason(secret) == .unreadable) }
    #expect(throws: LoadError(file: "pipe.svg", reason: .unreadable, message: "This is a pipe, not a file.")) {
      try loader.load(pipe)
    }
  }

  @Test("one file that kills its probe is one error; those around it load")
  func oneBroken() async throws {
    let folder = try TemporaryFolder()
    var urls: [URL] = []
    for index in 0..<60 {
      let icon = Self.icon.replacingOccurrences(of: "M4", with: "M\(index)")
      urls.append(try folder.write("\(index).svg", index == 30 ? Self.deadly : icon))
    }
    var failed: [Int: LoadError.Reason] = [:]
    var seen = 0
    for await (index, result) in loader.load(urls.map { SymbolReference(file: $0) }) {
      seen += 1
      if case .failure(let error) = result { failed[index] = error.reason }
    }
    #expect(seen == 60)
    // The reader may know this kind and load or refuse it; only others must not suffer.
    #expect(failed.keys.allSatisfy { $0 == 30 })
  }

  @Test("without the probe's program the error says so and does not blame the file")
  func noProbe() throws {
    let loader = SymbolLoader(probe: URL(fileURLWithPath: "/nowhere/symbol-probe"))
    #expect {
      try loader.load(data: Data(Self.icon.utf8), name: "bell")
    } throws: {
      ($0 as? LoadError)?.reason == .probeMissing && "\($0)".contains("/nowhere/symbol-probe")
    }
  }

  @Test("the same bytes are read once; other options or another name are another load")
  func cache() throws {
    let data = Data(Self.icon.utf8)
    _ = try loader.load(data: data, name: "bell")
    loader.releaseProbes()
    let broken = SymbolLoader(probe: URL(fileURLWithPath: "/nowhere"))
    #expect(throws: LoadError.self) { try broken.load(data: data, name: "bell") }
    let time = ContinuousClock().measure { _ = try? loader.load(data: data, name: "bell", set: "other") }
    #expect(try loader.load(data: data, name: "bell", set: "other").set == "other")
    #expect(time < .milliseconds(50))
    #expect(try loader.load(data: data, name: "horn").name == "horn")
  }

  @Test("the cache stays within its bound and drops what was used longest ago")
  func cacheBound() {
    let cache = SymbolCache(limit: 10_000)
    let symbol = Symbol(name: "", viewBox: .null, width: 0, height: 0, layers: [])
    func key(_ index: Int) -> SymbolCache.Key {
      SymbolCache.Key(data: Data("\(index)".utf8), file: "", options: ReadingOptions())
    }
    for index in 0..<100 {
      cache.insert(.success(symbol), for: key(index), bytes: 1000)
      _ = cache[key(0)]
      #expect(cache.bytes <= 10_000)
    }
    #expect(cache[key(0)] != nil)
    #expect(cache[key(99)] != nil)
    #expect(cache[key(50)] == nil)
  }

  @Test("a cancelled load returns at once")
  func cancellation() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("a.svg", Self.icon)
    let loader = loader
    // The line is blocked, so that only the cancellation can end the wait.
    let gate = DispatchSemaphore(value: 0)
    for _ in 0..<2 { loader.queue.enqueue(.immediate) { gate.wait() } }
    let task = Task { () -> LoadError.Reason? in
      do throws(LoadError) {
        _ = try await loader.load(url)
        return nil
      } catch {
        return error.reason
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value == .cancelled)
    for _ in 0..<2 { gate.signal() }
    #expect(try await loader.load(url).name == "a")
  }

  @Test("a bulk load that is left early stops reading")
  func leftEarly() async throws {
    let folder = try TemporaryFolder()
    let references = try (0..<400).map { index in
      SymbolReference(
        file: try folder.write("\(index).svg", Self.icon.replacingOccurrences(of: "M4", with: "M\(index)")))
    }
    var taken = 0
    for await _ in loader.load(references) {
      taken += 1
      if taken == 5 { break }
    }
    try await Task.sleep(for: .milliseconds(300))
    #expect(loader.cache.count < 5 + 2 * Limits.bulkWindow)
  }

  @Test("a bulk load hands out every place once, and more urgent loads overtake it")
  func bulk() async throws {
    let folder = try TemporaryFolder()
    let references = try (0..<200).map { index in
      SymbolReference(
        file: try folder.write("\(index).svg", Self.icon.replacingOccurrences(of: "M4", with: "M\(index)")))
    }
    var places: [Int] = []
    for await (index, result) in loader.load(references) {
      places.append(index)
      if case .failure(let error) = result { Issue.record("\(error)") }
      if case .success(let symbol) = result { #expect(symbol.name == "\(index)") }
    }
    #expect(places.sorted() == Array(0..<200))
    #expect(zip(places, 0...).allSatisfy { abs($0 - $1) <= 2 * Limits.bulkWindow })
  }

  @Test("more urgent jobs come first, equally urgent ones in their order")
  func priorities() async {
    let queue = LoadQueue(width: 1)
    let gate = DispatchSemaphore(value: 0)
    queue.enqueue(.immediate) { gate.wait() }
    let order = await withCheckedContinuation { continuation in
      let log = OrderLog()
      queue.enqueue(.background) { log.add("background") }
      queue.enqueue(.visible) { log.add("visible 1") }
      queue.enqueue(.visible) { log.add("visible 2") }
      queue.enqueue(.immediate) { log.add("immediate") }
      queue.enqueue(.background) { continuation.resume(returning: log.all) }
      gate.signal()
    }
    #expect(order == ["immediate", "visible 1", "visible 2", "background"])
  }

  @Test("a thousand loads from many threads leave no process and no handle behind")
  func leaks() async throws {
    let before = openHandles()
    do {
      let loader = SymbolLoader(concurrency: 2)
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<1000 {
          group.addTask {
            let icon = Self.icon.replacingOccurrences(of: "M4", with: "M\(index)")
            let data = Data((index % 250 == 7 ? Self.deadly : icon).utf8)
            _ = try? loader.load(data: data, name: "\(index)")
          }
        }
      }
      #expect(zombies().isEmpty)
    }
    try await Task.sleep(for: .milliseconds(100))
    // Other tests run beside this one and hold a few handles of their own.
    #expect(openHandles() <= before + 40)
    #expect(zombies().isEmpty)
  }

  private func openHandles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// Children that have died and stay dead: looked at twice, since one may be about to be reaped.
  private func zombies() -> Set<Int> {
    let first = zombiesNow()
    if first.isEmpty { return [] }
    usleep(300_000)
    return first.intersection(zombiesNow())
  }

  private func zombiesNow() -> Set<Int> {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int($0) } ?? []
    return Set(
      all.filter { process in
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
          let fields = status.split(separator: ")").last?.split(separator: " ")
        else { return false }
        return fields[0] == "Z" && fields[1] == "\(getpid())"
      })
  }
}

/// Texts in the order they came.
private final class OrderLog: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func add(_ text: String) { lock.withLock { texts.append(text) } }
  var all: [String] { lock.withLock { texts } }
}
