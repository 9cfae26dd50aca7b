import Foundation

/// What goes to a probe and comes back. Every message is a frame: its length in four bytes, then that many bytes.
enum ProbeMessage {
  /// Sent by a probe when it is ready; a program that answers anything else is not our probe.
  static let greeting: [UInt8] = Array("symbol-probe 1".utf8)

  /// The first byte of an answer.
  enum Answer: UInt8 {
    /// An encoded symbol follows.
    case symbol = 0
    /// A `LoadError` as JSON follows.
    case failure = 1
  }

  /// The length of a frame's head.
  static let headLength = 4

  static func frame(_ payload: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(clamping: payload.count).littleEndian) { Array($0) } + payload
  }

  /// The payload's length, from the head.
  static func length(head: some Collection<UInt8>) -> Int {
    head.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// What a probe is asked to do.
enum ProbeRequest {
  /// Read a file's bytes as a symbol.
  case read(data: Data, name: String, options: ReadingOptions)
  /// Misbehave, so that tests can see that the parent stands it.
  case misbehave(ProbeMisbehavior)

  func encoded() -> [UInt8] {
    switch self {
    case .read(let data, let name, let options):
      // Strings and numbers: encoding cannot fail. An empty head would be refused by the probe.
      let head = (try? JSONEncoder().encode(Head(name: name, options: options))) ?? Data()
      return [0] + withUnsafeBytes(of: UInt32(head.count).littleEndian) { Array($0) } + head + data
    case .misbehave(let kind):
      return [1, kind.rawValue]
    }
  }

  init?(encoded bytes: [UInt8]) {
    guard let tag = bytes.first else { return nil }
    if tag == 1, bytes.count == 2, let kind = ProbeMisbehavior(rawValue: bytes[1]) {
      self = .misbehave(kind)
      return
    }
    guard tag == 0, bytes.count >= 5 else { return nil }
    let headLength = ProbeMessage.length(head: bytes[1..<5])
    guard headLength <= bytes.count - 5,
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[5..<(5 + headLength)]))
    else { return nil }
    self = .read(data: Data(bytes[(5 + headLength)...]), name: head.name, options: head.options)
  }

  private struct Head: Codable {
    var name: String
    var options: ReadingOptions
  }
}

/// The ways in which a hostile file is known to take a renderer down; only tests ask for them.
enum ProbeMisbehavior: UInt8, CaseIterable {
  case abort = 0
  case trap = 1
  case spin = 2
  case sleep = 3
  case eatMemory = 4
  case exitQuietly = 5
  case answerNonsense = 6
  case answerTooMuch = 7
  case printALot = 8
  case createFile = 9
}
