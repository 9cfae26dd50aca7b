import Foundation
import Glibc
import Testing

@testable import SymbolLoading

@Suite("Reading a file's bytes")
struct FileBytesTests {
  @Test("a regular file is read whole, an empty one too")
  func regular() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "symbol ", count: 10_000)
    #expect(try FileBytes.read(try folder.write("a.svg", text), limit: 1 << 20) == Data(text.utf8))
    #expect(try FileBytes.read(try folder.write("b.svg", ""), limit: 1 << 20).isEmpty)
  }

  @Test("a pipe, a folder and a device are refused at once")
  func noFiles() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe.svg")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let time = ContinuousClock().measure {
      #expect(throws: FileBytes.Failure.notAFile("a pipe")) { try FileBytes.read(pipe, limit: 100) }
      #expect(throws: FileBytes.Failure.notAFile("a folder")) { try FileBytes.read(folder.url, limit: 100) }
      #expect(throws: FileBytes.Failure.notAFile("a device")) {
        try FileBytes.read(URL(fileURLWithPath: "/dev/zero"), limit: 100)
      }
    }
    #expect(time < .milliseconds(500))
  }

  @Test("a file over the limit is refused before it is read")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("huge.svg", "x")
    // Sparse: 8 GB that take no room on the disk.
    #expect(truncate(file.path, 8 << 30) == 0)
    #expect(throws: FileBytes.Failure.tooLarge(bytes: 8 << 30, limit: 100)) { try FileBytes.read(file, limit: 100) }
  }

  @Test("a file that is longer than it says (in /proc, size 0) is read up to the limit and no further")
  func growing() throws {
    let file = URL(fileURLWithPath: "/proc/self/maps")
    #expect(try FileBytes.read(file, limit: 1 << 24).count > 1000)
    #expect(throws: FileBytes.Failure.self) { try FileBytes.read(file, limit: 1000) }
  }

  @Test("a missing file's error carries the system's number")
  func missing() {
    #expect(throws: FileBytes.Failure.system(SystemError(code: ENOENT))) {
      try FileBytes.read(URL(fileURLWithPath: "/nowhere.svg"), limit: 100)
    }
  }
}
