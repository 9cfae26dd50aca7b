import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Whatever happens around it, the program ends well")
struct RobustnessTests {
  @Test("An interrupted export leaves whole files only, and no incomplete set", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    let scratch = try Scratch()
    for index in 0..<40 { try scratch.write(Drawing.pair, to: "in/icon\(index).svg") }
    let running = try Program.start(
      ["export", "in", "--effect", "bounce", "--to", "preset,frames", "--size", "200", "-o", "out"], in: scratch.url)
    let deadline = Date(timeIntervalSinceNow: 20)
    while !scratch.files.contains(where: { $0.hasSuffix(".png") }), Date() < deadline { usleep(10_000) }
    kill(running.process.processIdentifier, signal)
    let outcome = try running.outcome()
    #expect(outcome.status == 128 + signal)
    let written = scratch.files.filter { $0.hasPrefix("out/") }
    #expect(written.allSatisfy { !$0.hasPrefix("out/.") }, "nothing is left beside the files")
    let pictures = Set(written.filter { $0.hasSuffix(".png") }.map { $0.split(separator: ".")[0] })
    let described = Set(written.filter { $0.hasSuffix("frames.json") }.map { $0.split(separator: ".")[0] })
    #expect(pictures == described, "a sequence is there as a whole or not at all")
  }

  @Test("A reader that leaves early is no error")
  func closedPipe() throws {
    let scratch = try Scratch()
    for index in 0..<60 { try scratch.write(Drawing.dot, to: "in/icon\(index).svg") }
    let shell = try ChildProcess.run(
      "/bin/bash", ["-c", "set -o pipefail; \"$0\" list in | head -n 1 > first", Program.url.path], in: scratch.url)
    #expect(shell.status == 0)
    #expect(shell.errorText == "")
  }

  @Test("What is no file is refused at once: a pipe, a device, a folder without permission")
  func noFiles() throws {
    let scratch = try Scratch()
    mkfifo(scratch.path("pipe.svg"), 0o600)
    for path in ["pipe.svg", "/dev/zero", "/dev/null"] {
      let outcome = try Program.run("layers", path, in: scratch.url)
      #expect(outcome.status == 1, "\(path)")
      #expect(outcome.errors.contains(path))
    }
    #expect(try Program.run("layers", ".", in: scratch.url).status == 2)
  }

  @Test("Neither a home nor a language is needed")
  func bareEnvironment() throws {
    let outcome = try Program.run(
      ["render", "bell", "--size", "8", "-o", "-"], environment: ["HOME": "", "LANG": "C", "LC_ALL": "C"])
    #expect(outcome.status == 0)
    #expect(
      try Program.run(["compare", "bell", "-o", "-"], environment: ["HOME": "/nowhere", "LC_ALL": "C"]).status == 0)
  }

  @Test("Standard output that cannot be written to is an error")
  func fullDevice() throws {
    let shell = try ChildProcess.run("/bin/bash", ["-c", "\"$0\" effects > /dev/full", Program.url.path])
    #expect(shell.status == 1)
  }

  @Test("A name with control characters reaches the terminal as escapes")
  func escapes() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.broken, to: "in/a\u{1B}[31mred\nline.svg")
    let outcome = try Program.run("list", "in", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("A device as output is written to, not replaced")
  func deviceAsOutput() throws {
    #expect(try Program.run("render", "bell", "--size", "8", "-o", "/dev/null").status == 0)
    var information = stat()
    #expect(stat("/dev/null", &information) == 0 && information.st_mode & S_IFMT == S_IFCHR)
  }
}
