import Foundation
import Testing

@Suite("Switching images on the command line")
struct CommandSwitchingTests {
  @Test("The files are the pictures in their order, or follow by --to-symbol; both give the same bytes")
  func pictures() throws {
    let inOrder = try Program.run(
      "strip", "gear", "heart", "bell", "--switching", ".crossFade", "--size", "32", "-o", "-")
    let named = try Program.run(
      "strip", "gear", "--to-symbol", "heart", "--to-symbol", "bell", "--switching", ".transition.fade", "--size", "32",
      "-o", "-")
    #expect(inOrder.status == 0 && named.status == 0, "\(inOrder.errors)\(named.errors)")
    #expect(inOrder.output == named.output && !inOrder.output.isEmpty)
    let other = try Program.run(
      "strip", "gear", "heart", "bell", "--switching", ".animation.blur", "--size", "32", "-o", "-")
    #expect(other.output != inOrder.output)
  }

  @Test("The compiled motion says its phases; the same seed fails the same pictures")
  func phases() throws {
    func kinds(_ work: String) throws -> [String] {
      let outcome = try Program.run(
        "motion", "gear", "heart", "bell", "--switching", ".animation.fade,out=0.3,wait=0.1,in=0.4", "--work", work,
        "--json")
      let phases = try #require(outcome.object["phases"] as? [[String: Any]], "\(outcome.errors)")
      return phases.compactMap { $0["kind"] as? String }
    }
    #expect(
      try kinds("simulated,time=1,hold=0")
        == ["produce", "out", "wait", "swap", "in", "produce", "out", "wait", "swap", "in"])
    #expect(try kinds("simulated,time=1,fails=1,hold=0") == ["produce", "failed", "produce", "failed"])
    let seeded = "simulated,time=1,fails=0.5,seed=5"
    #expect(try kinds(seeded) == kinds(seeded))
  }

  @Test("A conversion needs one picture only")
  func pixelate() throws {
    let outcome = try Program.run(
      "motion", "gear", "--switching", ".crossFade", "--work", "pixelate,time=0.2,steps=3,hold=0", "--json")
    #expect(outcome.object["layers"] as? [String] != nil, "\(outcome.errors)")
    #expect((outcome.object["phases"] as? [Any])?.count == 9)
  }

  @Test("Exports hold all pictures: films, Lottie, the web, code in every form, and a preset that is read back")
  func exports() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("switching-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = [
      "gif", "webp", "lottie", "css", "smil", "waapi", "preset", "swiftui", "swiftui-conditional", "swiftui-task",
      "swiftui-dispatch", "swiftui-promisekit", "gtk-swift", "snippets",
    ]
    let outcome = try Program.run(
      "export", "gear", "heart", "bell", "--switching", ".crossFade", "--to", targets.joined(separator: ","), "--size",
      "32", "-o", folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count == targets.count)
    let preset = folder.appendingPathComponent("gear.switching-transition-fade.preset.json").path
    #expect(try Program.run("preset", "validate", preset).status == 0)
    let again = try Program.run("motion", "gear", "heart", "--preset", preset, "--json")
    #expect(again.object["effect"] as? String == ".switching(transition.fade)", "\(again.errors)")
  }

  @Test("On a sheet ways stand beside one another")
  func sheet() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("switching-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outcome = try Program.run(
      "compare", "gear", "bell", "--to-symbol", "heart", "--switching", ".crossFade", "--switching", ".animation.scale",
      "--size", "32", "-o", folder.appendingPathComponent("sheet.html").path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try String(contentsOf: folder.appendingPathComponent("sheet.html"), encoding: .utf8)
    #expect(page.contains("switching(transition.fade)") && page.contains("switching(animation.scale)"))
  }

  @Test(
    "What is wrong is said with its place, and nothing is done",
    arguments: [
      (["gear", "heart", "--switching", ".crosFade"], "Did you mean .crossFade?"),
      (["gear", "heart", "--switching", ".fade,wiat=1"], "Did you mean .fade,wait=1?"),
      (["gear", "heart", "--switching", ".fade,out=9"], "from 0.02 to 5"),
      (["gear", "--switching", ".fade"], "name further files"),
      (["gear", "no-such", "--switching", ".fade"], "no-such"),
      (["gear", "heart", "--switching", ".fade", "--work", "simulatd"], "Did you mean simulated?"),
      (["gear", "heart", "--switching", ".fade", "--work", "simulated,fials=1"], "Did you mean fails?"),
      (["gear", "heart", "--switching", ".fade", "--work", "simulated,fails=2"], "from 0 to 1"),
      (["gear", "heart", "--switching", ".fade", "--switching", ".blur"], "in one way"),
      (["gear", "heart", "--switching", ".fade", "--effect", "bounce"], "only effect"),
      (["gear", "heart", "--switching", ".fade", "--effect", "replace"], "only effect"),
      (["gear", "heart", "--switching", ".fade", "--transition", "wave"], "only effect"),
      (["gear", "--work", "simulated"], "--work is for switching images"),
      (["gear", "--to-symbol", "heart", "--to-symbol", "bell"], "for --switching only"),
      (["gear", "heart", "--switching", ".fade", "--preset", "calm"], "--preset stands in place of --switching"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let outcome = try Program.run(["render"] + arguments + ["-o", "x.png"])
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
