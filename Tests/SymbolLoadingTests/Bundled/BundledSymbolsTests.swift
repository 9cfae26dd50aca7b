import Foundation
import Testing

@Suite("Bundled symbols: the files")
struct BundledSymbolsTests {
  @Test("there are at least 64 symbols, and everyday ones are not missing")
  func count() {
    #expect(BundledSymbolFile.all.count >= 64)
    let everyday = [
      "wifi", "router-waves", "speaker-waves", "bell", "bell-slash", "heart", "star", "sun", "moon-stars", "cloud",
      "play", "pause", "gear", "fan", "clock", "battery-empty", "battery-full", "signal-bars", "lock", "unlock",
      "check", "cross", "refresh", "download", "folder", "trash", "mail", "message", "microphone",
      "microphone-slash", "eye", "eye-slash", "walking-figure", "car", "tram", "paper-plane",
    ]
    for name in everyday { #expect(BundledSymbolFile.named(name) != nil, "\(name) is missing") }
  }

  @Test("a file is well-formed, on the 24-unit box, with a title", arguments: BundledSymbolFile.all)
  func shape(_ file: BundledSymbolFile) {
    #expect(file.problem == nil)
    #expect(file.root["viewBox"] == "0 0 24 24")
    #expect(file.root["width"] == "24" && file.root["height"] == "24")
    #expect(!file.title.isEmpty)
    #expect(!file.drawables.isEmpty)
  }

  @Test(
    "all files share one style: 2-unit round strokes, or plain fills in the filled partners",
    arguments: BundledSymbolFile.all)
  func style(_ file: BundledSymbolFile) {
    let paint = file.root.filter { $0.key == "fill" || $0.key.hasPrefix("stroke") }
    let strokes = [
      "fill": "none", "stroke": "currentColor", "stroke-width": "2", "stroke-linecap": "round",
      "stroke-linejoin": "round",
    ]
    #expect(paint == (file.isFilled ? ["fill": "currentColor"] : strokes))
    for drawable in file.drawables where drawable.attributes["fill"] != nil || drawable.attributes["stroke"] != nil {
      // The only exception: a solid dot or sparkle among strokes.
      #expect(!file.isFilled, "\(drawable.id)")
      #expect(drawable.attributes["fill"] == "currentColor" && drawable.attributes["stroke"] == "none")
    }
  }

  @Test("every element has an id that reads as a name and occurs once", arguments: BundledSymbolFile.all)
  func identifiers(_ file: BundledSymbolFile) {
    for element in file.elements { #expect(element.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(element)") }
    let ids = file.elements.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("only plain elements and known attributes are used", arguments: BundledSymbolFile.all)
  func vocabulary(_ file: BundledSymbolFile) {
    let geometry: [String: Set<String>] = [
      "path": ["d", "fill-rule"], "circle": ["cx", "cy", "r"], "rect": ["x", "y", "width", "height", "rx"], "g": [],
    ]
    for element in file.elements {
      let own = geometry[element.element]
      #expect(own != nil, "<\(element.element)>")
      for key in element.attributes.keys where key != "id" && own?.contains(key) != true {
        #expect(key == "fill" || key == "stroke" || AnnotationRule.all[key] != nil, "\(element.id): \(key)")
      }
    }
    for key in file.root.keys where key.hasPrefix("data-") {
      #expect(key == "data-symbol-wiggle" || key == "data-symbol-rotation", "\(key) says nothing about a whole symbol")
    }
  }

  @Test("annotations have values that the reader understands", arguments: BundledSymbolFile.all)
  func annotations(_ file: BundledSymbolFile) {
    for attributes in [file.root] + file.elements.map(\.attributes) {
      for (key, value) in attributes {
        guard let rule = AnnotationRule.all[key] else { continue }
        #expect(rule(value), "\(attributes["id"] ?? "root"): \(key)=\"\(value)\"")
      }
    }
  }

  @Test("numbers are kept short: at most three decimals", arguments: BundledSymbolFile.all)
  func precision(_ file: BundledSymbolFile) {
    for drawable in file.drawables {
      for value in drawable.geometry.values { #expect(value.firstMatch(of: /\.\d{4}/) == nil, "\(drawable.id)") }
    }
  }
}

/// What each annotation's value may be (effects.md, "Annotations that effects read").
enum AnnotationRule {
  static let all: [String: @Sendable (String) -> Bool] = [
    "data-symbol-group": isName,
    "data-symbol-tag": isName,
    "data-symbol-order": { Int($0).map { (0...32).contains($0) } ?? false },
    "data-symbol-threshold": { Double($0).map { (0..<1).contains($0) } ?? false },
    "data-symbol-level": { ["primary", "secondary", "tertiary"].contains($0) },
    "data-symbol-pulses": { $0 == "true" },
    "data-symbol-rotates": { $0 == "true" },
    "data-symbol-closed-loop": { $0 == "true" },
    "data-symbol-rotation": { ["clockwise", "counterClockwise"].contains($0) },
    "data-symbol-wiggle": {
      ["clockwise", "counterClockwise", "left", "right", "up", "down", "forward", "backward"].contains($0)
        || Double($0) != nil
    },
    "data-symbol-anchor": { value in
      let numbers = value.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 && numbers.allSatisfy { (0...24).contains($0) }
    },
    "data-symbol-draw": { value in
      let words = value.split(separator: " ")
      guard let direction = words.first, ["forward", "backward", "both"].contains(direction) else { return false }
      return words.count == 1 || words.count == 2 && Double(words[1]).map { (0...1).contains($0) } ?? false
    },
  ]

  private static let isName: @Sendable (String) -> Bool = { $0.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil }
}
