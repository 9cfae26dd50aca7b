import CRsvg
import Foundation
import SymbolArt
import Synchronization

/// What was loaded, by content: the same bytes read in the same way are the same symbol, wherever the file lies.
/// Failures are kept too, so that a file that hangs costs its three seconds once.
final class SymbolCache: Sendable {
  /// What makes two loads the same.
  struct Key: Hashable, Sendable {
    var digest: String
    /// Not content, but messages name it.
    var file: String
    var options: ReadingOptions

    init(data: Data, file: String, options: ReadingOptions) {
      digest = Self.digest(data)
      self.file = file
      self.options = options
    }

    private static func digest(_ data: Data) -> String {
      data.withUnsafeBytes { bytes in
        let text = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
      }
    }
  }

  typealias Outcome = Result<Symbol, LoadError>

  private struct Entry {
    var outcome: Outcome
    var bytes: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates an empty cache that holds about so many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Outcome? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.outcome
    }
  }

  /// Keeps an outcome that takes about `bytes` of memory.
  func insert(_ outcome: Outcome, for key: Key, bytes: Int) {
    guard bytes <= limit / 4 else { return }
    state.withLock { state in
      state.uses += 1
      let old = state.entries.updateValue(Entry(outcome: outcome, bytes: bytes, lastUse: state.uses), forKey: key)
      state.bytes += bytes - (old?.bytes ?? 0)
      if state.bytes > limit { Self.evict(&state, downTo: limit / 4 * 3) }
    }
  }

  /// Drops what was used longest ago, a quarter at a time, so that sorting happens seldom.
  private static func evict(_ state: inout State, downTo goal: Int) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if state.bytes <= goal { return }
      state.entries[key] = nil
      state.bytes -= entry.bytes
    }
  }

  /// How many outcomes are held now.
  var count: Int { state.withLock { $0.entries.count } }
  /// About how many bytes are held now.
  var bytes: Int { state.withLock { $0.bytes } }
}
