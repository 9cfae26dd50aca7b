import Foundation
import SymbolEffects
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolExport

@Suite("Snippets that switch images")
struct SwitchingSnippetTests {
  private static let switchings: [ImageSwitching] = ImageSwitching.Way.allCases.flatMap { way in
    ImageSwitching.Style.allCases.flatMap { style in
      [TransitionCurve.easeInOut, .cubicBezier(0.3, -0.6, 0.4, 1.6), .spring(response: 0.4, dampingFraction: 0.7)].map {
        ImageSwitching(way: way, style: style, outTime: 0.2, wait: 0.15, inTime: 0.35, curve: $0)
      }
    }
  }

  private func request(_ switching: ImageSwitching, name: String = "bell") -> ExportRequest {
    SnippetSamples.request([AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)], name: name)
  }

  @Test(
    "Every form compiles in Swift 6, for every way, style and curve, and for pictures of any name",
    .enabled(if: SwiftTypeChecker.found != nil, "\(SwiftTypeChecker.missingReason)"))
  func compiling() throws {
    let checker = try #require(SwiftTypeChecker.found)
    let requests =
      Self.switchings.map { request($0) }
      + SnippetSamples.hostileNames.map { request(ImageSwitching(way: .animation), name: $0) }
    var stubs: [String: String] = [:]
    for module in ["SwiftUI", "PromiseKit"] {
      let file = try #require(Bundle.module.url(forResource: "Stubs/\(module)", withExtension: "swift"))
      stubs[module] = try String(contentsOf: file, encoding: .utf8)
    }
    var imports: Set<String> = []
    var lines: [String] = []
    for (index, request) in requests.enumerated() {
      for form in SwitchingSnippet.Form.allCases {
        let target = try #require(ExportTarget.named("swiftui-\(form.rawValue)"))
        let source = try target.export(request).text.split(separator: "\n", omittingEmptySubsequences: false)
        imports.formUnion(source.filter { $0.hasPrefix("import ") }.map(String.init))
        lines += ["enum Snippet\(index)\(form) {"] + source.filter { !$0.hasPrefix("import ") }.map(String.init) + ["}"]
      }
    }
    lines = imports.sorted() + lines
    let errors = try checker.errors(in: ["Snippets.swift": lines.joined(separator: "\n")], stubs: stubs)
    let shown = errors.prefix(3).map { error in
      "\(error.file):\(error.line): \(error.message)\n"
        + lines[max(0, min(error.line, lines.count) - 14)..<max(0, min(error.line, lines.count))].joined(
          separator: "\n")
    }
    #expect(errors.isEmpty, "\(shown.joined(separator: "\n"))")
  }

  @Test(
    "UIKit's and AppKit's cross-fade compiles",
    .enabled(if: SwiftTypeChecker.found != nil, "\(SwiftTypeChecker.missingReason)"))
  func imageViews() throws {
    let checker = try #require(SwiftTypeChecker.found)
    for target in [ExportTarget.uiKit, .appKit] {
      let file = try #require(Bundle.module.url(forResource: "Stubs/\(target.title)", withExtension: "swift"))
      let errors = try checker.errors(
        in: ["Snippet.swift": target.export(request(ImageSwitching())).text],
        stubs: [target.title: String(contentsOf: file, encoding: .utf8)])
      #expect(errors.isEmpty, "\(target.title): \(errors)")
    }
  }

  @Test("SwiftUI's usual form is that of the way; each form says its rules in its code")
  func forms() throws {
    let two = try ExportTarget.swiftUI.export(request(ImageSwitching(way: .transition)))
    #expect(two.text.contains(".transition(Self.switching)") && two.issues.isEmpty)
    let one = try ExportTarget.swiftUI.export(request(ImageSwitching(way: .animation, wait: 0.15)))
    #expect(one.text.contains("Task.sleep(for: .seconds(0.15))") && one.issues.isEmpty)
    func text(_ id: String) throws -> String {
      try #require(ExportTarget.named(id)).export(request(ImageSwitching(way: .animation, wait: 0.15))).text
    }
    #expect(try text("swiftui-dispatch").contains("DispatchQueue.main.asyncAfter(deadline: .now() + 0.15)"))
    #expect(try text("swiftui-promisekit").contains("after(seconds: 0.15)"))
    #expect(try text("swiftui-conditional").contains("if let second"))
    // Produced first: the fade begins after the picture is there.
    for form in ["task", "dispatch", "promisekit"] {
      let code = try text("swiftui-\(form)")
      let made = try #require(code.range(of: "makeNext()")).lowerBound
      let fades = try #require(code.range(of: "isOut = true")).lowerBound
      #expect(made < fades, "\(form)")
    }
  }

  @Test("What a form cannot carry is an issue: another number of views, and effects beside it")
  func issues() throws {
    let task = try #require(ExportTarget.named("swiftui-task"))
    #expect(try task.export(request(ImageSwitching(way: .transition))).issues.map(\.property) == ["way"])
    var effects = request(ImageSwitching()).effects
    effects.append(AppliedEffect(.init(.bounce), behavior: .discrete))
    #expect(try ExportTarget.swiftUI.export(SnippetSamples.request(effects)).issues.map(\.property) == [".bounce"])
    #expect(throws: ExportError.self) {
      try task.export(SnippetSamples.request([AppliedEffect(.init(.bounce), behavior: .discrete)]))
    }
    #expect(!task.suits([AppliedEffect(.init(.bounce), behavior: .discrete)]))
    #expect(
      try ExportTarget.uiKit.export(request(ImageSwitching(style: .blur))).issues.map(\.property) == ["imageSwitching"])
  }

  @Test("GTK's form hands the switching to the view's own switcher, and calls the files by what they are")
  func gtk() throws {
    let switching = ImageSwitching(way: .animation, style: .blur, wait: 0.15, blurRadius: 8)
    let text = try ExportTarget.gtkSwift.export(request(switching)).text
    #expect(
      text.contains(
        "ImageSwitching(way: .animation, style: .blur, outTime: 0.25, wait: 0.15, inTime: 0.25, blurRadius: 8)"))
    #expect(text.contains("view.setImage(") && text.contains("\"bell-off.svg\""))
  }
}
