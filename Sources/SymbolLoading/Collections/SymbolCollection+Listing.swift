import Dispatch
import Foundation

/// All that a collection holds.
public typealias CollectionListing = CollectionBatch

extension SymbolCollection {
  /// Walks the collection off the calling thread; references come in their final order, a few hundred at a time.
  /// The walk ends early when the stream is dropped.
  public func batches() -> AsyncStream<CollectionBatch> {
    AsyncStream { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        visit { batch in
          if case .terminated = continuation.yield(batch) { return false }
          return true
        }
        continuation.finish()
      }
    }
  }

  /// Walks the collection here and now: about 10 ms for 6,000 files, so not for a window's main thread.
  public func listing() -> CollectionListing {
    var all = CollectionListing()
    visit { batch in
      all.references += batch.references
      all.notes += batch.notes
      return true
    }
    return all
  }

  private func visit(_ visit: FolderWalk.Visit) {
    switch kind {
    case .bundled, .folder:
      var walk = FolderWalk()
      for location in locations { walk.walk(location, visit: visit) }
    case .iconTheme:
      IconTheme(name: name, locations: locations).visit(visit)
    case .files:
      var batch = CollectionBatch()
      for url in locations {
        if (try? FileIdentity(path: url.path)) == nil {
          batch.notes.append(CollectionNote(.notFound, at: url, "The file “\(url.path)” is not there."))
        }
        batch.references.append(SymbolReference(file: url))
      }
      _ = visit(batch)
    }
  }
}
