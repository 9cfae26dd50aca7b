import Glibc

extension ProbeMisbehavior {
  /// Does it. What returns is the answer to send.
  func perform(on channel: Int32) -> [UInt8] {
    switch self {
    case .abort: Glibc.abort()
    case .trap:
      raise(SIGSEGV)
      return []
    case .spin: while true {}
    case .sleep: while true { Glibc.sleep(1000) }
    case .eatMemory: Self.eatMemory()
    case .exitQuietly: Glibc.exit(0)
    case .answerNonsense: return Array("nonsense".utf8)
    case .answerTooMuch:
      _ = ProbeServer.write([0xff, 0xff, 0xff, 0xff], to: channel)
      return []
    case .printALot:
      for _ in 0..<10_000 {
        puts("A library prints what it likes.")
        perror("and complains")
      }
      return [UInt8(ascii: "!")]
    case .createFile: return [Self.canWriteAFile() ? 1 : 0]
    }
  }

  private static func eatMemory() -> Never {
    while true {
      guard let block = malloc(1 << 20) else { Glibc.abort() }
      memset(block, 1, 1 << 20)
    }
  }

  private static func canWriteAFile() -> Bool {
    var template = Array("/tmp/symbol-probe-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return false }
    defer {
      close(descriptor)
      unlink(template)
    }
    return write(descriptor, "x", 1) == 1
  }
}
