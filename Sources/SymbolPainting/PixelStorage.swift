#if canImport(Glibc)
  import Glibc
#endif

/// Memory for pixels, transparent at first.
///
/// From calloc, so that the system hands out pages that are zero already, and only those that are drawn on: clearing a
/// picture of 256 pixels a side takes longer than drawing a simple icon on it. Owned by one `RasterImage` while it is
/// written to, as that checks before.
final class PixelStorage: @unchecked Sendable {
  let memory: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    guard let memory = calloc(byteCount, 1) else {
      fatalError("There is no memory for a picture of \(byteCount) bytes.")
    }
    self.memory = memory
    self.byteCount = byteCount
  }

  convenience init(_ bytes: [UInt8]) {
    self.init(byteCount: bytes.count)
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: memory, count: byteCount).copyMemory(from: $0) }
  }

  deinit {
    free(memory)
  }
}
