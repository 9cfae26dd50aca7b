import Foundation
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolExport

/// The zip archive, read by a program that is not ours.
struct DotLottieTests {
  @Test("holds a manifest and the animation that it names, with the Lottie target's own bytes")
  func contents() throws {
    let sample = try LottieSample(LottieSample.svg, [(".wiggle", .indefinite)])
    let export = try ExportTarget.dotLottie.export(sample.request)
    #expect(export.files.map(\.ending) == ["lottie"])
    #expect(export == (try ExportTarget.dotLottie.export(sample.request)))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).lottie")
    try export.files[0].data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try python("print(z.testzip(), *z.namelist())", file) == "None manifest.json animations/sample.json\n")
    #expect(
      try python("print(z.read('animations/sample.json').decode(), end='')", file)
        == String(decoding: sample.export.files[0].data, as: UTF8.self))
    let manifest = try JSONDecoder().decode(
      JSONValue.self, from: Data(try python("print(z.read('manifest.json').decode())", file).utf8))
    #expect(manifest["animations"]?.items.first?["id"] == .string("sample"))
    #expect(manifest["animations"]?.items.first?["loop"] == .bool(true))
    #expect(export.files[0].data.count < sample.export.files[0].data.count)
  }

  private func python(_ line: String, _ file: URL) throws -> String {
    try ChildProcess.run(
      "/usr/bin/python3", ["-c", "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\n\(line)", file.path]
    ).text
  }
}
