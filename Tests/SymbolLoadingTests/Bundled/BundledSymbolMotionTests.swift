import Foundation
import Testing

@Suite("Bundled symbols: what effects find in them")
struct BundledSymbolMotionTests {
  @Test(
    "levels rise part by part, in the order in which they light up",
    arguments: [
      ("wifi", [0, 0.25, 0.5, 0.75]), ("signal-bars", [0, 0.25, 0.5, 0.75]), ("battery-full", [0, 0.34, 0.67]),
      ("battery-half", [0, 0.34]), ("battery-low", [0]), ("speaker-waves", [0, 0.5]), ("router-waves", [0, 0.5]),
      ("antenna-waves", [0, 0.34, 0.67]), ("cast", [0, 0.34, 0.67]), ("loading-dots", [0, 0.34, 0.67]),
      ("message-dots", [0, 0.34, 0.67]), ("chart-bars", [0, 0.34, 0.67]), ("thermometer", [0, 0.34, 0.67]),
      ("spinner", [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]),
    ])
  func thresholds(_ name: String, _ expected: [Double]) throws {
    let file = try #require(BundledSymbolFile.named(name))
    let lit = file.drawables.filter { $0.annotation("threshold") != nil }
    let values = lit.compactMap { $0.annotation("threshold").flatMap(Double.init) }
    #expect(Set(values).sorted() == expected)
    #expect(values == values.sorted(), "document order")
    let orders = lit.compactMap { $0.annotation("order").flatMap(Int.init) }
    #expect(orders.count == lit.count && orders == orders.sorted())
  }

  @Test("the spinner's segments form a ring")
  func ring() throws {
    let segments = try #require(BundledSymbolFile.named("spinner")).drawables
    #expect(segments.count == 8 && segments.allSatisfy { $0.annotation("closed-loop") == "true" })
  }

  @Test(
    "what turns in life can rotate: about the point that is named, or its own middle where none is",
    arguments: [
      ("fan", "blade-1", "12 12"), ("gear", "teeth", "12 12"), ("gear-fill", "gear", "12 12"),
      ("refresh", "arc", "12 12"), ("sync", "upper-arrow", "12 12"), ("sun", "ray-north", "12 12"),
      ("clock", "minute-hand", "12 12"), ("alarm", "minute-hand", "12 13"), ("hourglass", "left-wall", "12 12"),
      ("spinner", "segment-1", "12 12"), ("car", "rear-wheel", nil),
    ] as [(String, String, String?)])
  func rotation(_ name: String, _ part: String, _ anchor: String?) throws {
    let drawable = try #require(BundledSymbolFile.named(name)?.drawables.first { $0.id == part })
    #expect(drawable.annotation("rotates") == "true")
    #expect(drawable.annotation("anchor") == anchor)
  }

  @Test(
    "lights, badges and recording dots can pulse",
    arguments: [
      ("record-circle", "recording-dot"), ("bell-badge", "badge"), ("router-waves", "power-light"),
      ("battery-charging", "bolt"), ("moon-stars", "large-star"), ("antenna-waves", "tip"), ("loading-dots", "dot-1"),
    ])
  func pulse(_ name: String, _ part: String) throws {
    let drawable = try #require(BundledSymbolFile.named(name)?.drawables.first { $0.id == part })
    #expect(drawable.annotation("pulses") == "true")
  }

  @Test("a bell hangs at its top; body and clapper swing against each other")
  func bell() throws {
    for name in ["bell", "bell-slash", "bell-badge", "bell-fill", "bell-slash-fill"] {
      let file = try #require(BundledSymbolFile.named(name))
      #expect(file.root["data-symbol-wiggle"] == "clockwise")
      let body = file.drawables.filter { $0.annotation("group") == "body" }
      let clapper = file.drawables.filter { $0.annotation("group") == "clapper" }
      #expect(!body.isEmpty && clapper.count == 1)
      for part in body + clapper { #expect(part.annotation("anchor") == "12 2") }
      #expect(body.first?.annotation("wiggle") != clapper.first?.annotation("wiggle"))
    }
  }

  @Test("the walking figure's limbs turn in shoulder and hip, opposite limbs together")
  func limbs() throws {
    let file = try #require(BundledSymbolFile.named("walking-figure"))
    var swings: [String: String] = [:]
    for limb in ["front-arm", "back-arm", "front-leg", "back-leg"] {
      let part = try #require(file.drawables.first { $0.id == limb })
      #expect(part.annotation("anchor") != nil)
      swings[limb] = part.annotation("wiggle")
    }
    #expect(swings["front-arm"] == swings["back-leg"] && swings["back-arm"] == swings["front-leg"])
    #expect(swings["front-arm"] != swings["back-arm"])
  }

  @Test("the greater part of the symbols has several parts, so that effects by layer show")
  func parts() {
    let several = BundledSymbolFile.all.filter { $0.drawables.count > 1 }
    #expect(Double(several.count) >= 0.6 * Double(BundledSymbolFile.all.count))
  }

  @Test("every part has a hierarchical level, and every symbol a primary one", arguments: BundledSymbolFile.all)
  func levels(_ file: BundledSymbolFile) {
    let levels = file.drawables.map { $0.annotation("level") }
    #expect(levels.allSatisfy { $0 != nil })
    #expect(levels.contains("primary"))
  }
}
