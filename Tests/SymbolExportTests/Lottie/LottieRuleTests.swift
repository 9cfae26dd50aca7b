import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

/// The rules of Lottie 1.0 that players insist on.
struct LottieRuleTests {
  private static let effects: [AppliedEffect] = EffectKind.allCases.flatMap { kind in
    AppliedBehavior.supported(by: kind).filter { $0 != .contentTransition }.map {
      AppliedEffect(kind.effect, behavior: $0)
    }
  }.filter { (try? MotionCompiler.compile($0, for: PresetMotions.symbol(groupCount: 2))) != nil }

  private static func sample(_ effect: AppliedEffect) throws -> LottieSample {
    try LottieSample(LottieSample.svg, [(effect.effect.dotName, effect.behavior)])
  }

  @Test("handles on every keyframe but the last and those that hold, times that grow, no spatial tangents")
  func keyframes() throws {
    for effect in Self.effects {
      let sample = try Self.sample(effect)
      #expect(!sample.animations.isEmpty, "\(effect.effect)")
      for keyframes in sample.animations {
        for (keyframe, next) in zip(keyframes, keyframes.dropFirst()) {
          let holds = keyframe["h"] == .integer(1)
          #expect(holds != (keyframe["o"] != nil && keyframe["i"] != nil))
          for handle in [keyframe["o"], keyframe["i"]].compactMap(\.self) {
            #expect((0...1).contains(try #require(handle["x"]?.double)))
          }
          #expect(try #require(keyframe["t"]?.double) < (try #require(next["t"]?.double)), "\(effect.effect)")
          #expect(keyframe["to"] == nil && keyframe["ti"] == nil)
        }
        let last = try #require(keyframes.last)
        #expect(last["o"] == nil && last["i"] == nil && last["h"] == nil)
      }
    }
  }

  @Test("whole width and height, ASCII names, styles after the paths that they paint, a transform at a group's end")
  func structure() throws {
    let sample = try LottieSample(LottieSample.svg, [(".pulse", .indefinite)]) { request in
      request.symbol.name = "Glocke – ☃️</script>"
      for index in request.symbol.layers.indices { request.symbol.layers[index].name = "レイヤー \(index)\"" }
    }
    guard case .integer? = sample.root["w"], case .integer? = sample.root["h"] else {
      Issue.record("width and height are no whole numbers")
      return
    }
    let text = String(decoding: sample.export.files[0].data, as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { (" "..."~").contains($0) })
    #expect(!text.contains("</"))
    for list in sample.objects.compactMap({ $0["it"] ?? $0["shapes"] }) {
      let types = list.items.compactMap { item -> String? in
        if case .string(let type)? = item["ty"] { return type }
        return nil
      }
      guard types.contains("sh") else { continue }
      let styles = types.indices.filter { ["fl", "st", "gf", "gs"].contains(types[$0]) }
      #expect(styles.count == 1 && types[..<styles[0]].allSatisfy { $0 == "sh" || $0 == "tm" })
    }
    for group in sample.objects.compactMap({ $0["it"] }) { #expect(group.items.last?["ty"] == .string("tr")) }
  }

  @Test("the layer that lies on top comes first")
  func order() throws {
    let sample = try LottieSample(LottieSample.svg, [(".bounce", .discrete)])
    let names = sample.root["layers"]?.items.compactMap { $0["nm"] } ?? []
    #expect(names == sample.request.symbol.layers.reversed().map { .string($0.name) })
  }

  @Test("phases are marked: one run; intro, loop and outro; both directions of a transition")
  func markers() throws {
    let run = try LottieSample(LottieSample.svg, [(".bounce", .discrete)])
    #expect(Set(run.markers.keys) == ["run"])
    let endless = try LottieSample(LottieSample.svg, [(".wiggle", .indefinite)])
    #expect(Set(endless.markers.keys) == ["intro", "loop", "outro"])
    let loop = try #require(endless.markers["loop"])
    #expect(endless.markers["intro"]?.upperBound == loop.lowerBound)
    #expect(abs((endless.markers["outro"]?.lowerBound ?? 0) - loop.upperBound) < 0.002)
    let transition = try LottieSample(LottieSample.svg, [(".appear.up", .insertion)])
    #expect(Set(transition.markers.keys) == ["insertion", "removal"])
    for sample in [run, endless, transition] {
      let end = try #require(sample.root["op"]?.double)
      #expect(sample.markers.values.allSatisfy { $0.upperBound <= end })
    }
  }

  @Test("a content transition holds both symbols in one file")
  func replacement() throws {
    let other = LottieSample.svg.replacingOccurrences(of: "M4 6h16", with: "M4 2v20")
    let sample = try LottieSample(LottieSample.svg, [(".replace.downUp", .contentTransition)], to: other)
    #expect(sample.layers.count >= 2)
    #expect(Set(sample.markers.keys) == ["run"])
  }

  @Test("strokes that look alike and move as one are one group, so that they fade as one")
  func joined() throws {
    let sample = try LottieSample(LottieSample.svg, [(".bounce.wholeSymbol", .discrete)])
    #expect(sample.layers.count == 1)
    #expect(sample.objects.filter { $0["ty"] == .string("st") }.count == 1)
    #expect(sample.objects.filter { $0["ty"] == .string("sh") }.count == 4)
  }

  @Test("overlapping layers that fade as one picture are composed first")
  func groupOpacity() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="9" cy="12" r="6" fill="#f00"/>\
      <circle cx="15" cy="12" r="6" fill="#00f"/></svg>
      """
    let sample = try LottieSample(svg, [(".pulse.wholeSymbol", .discrete)])
    let outer = sample.root["layers"]?.items ?? []
    #expect(outer.count == 1 && outer[0]["refId"] != nil && outer[0]["ks"]?["o"]?["a"] == .integer(1))
    // Players compose only what has several layers.
    #expect(sample.root["assets"]?.items.first?["layers"]?.items.count == 2)
  }

  @Test("an eraser takes its ink out of what lies below, as an inverted matte")
  func eraser() throws {
    let sample = try LottieSample(LottieSample.svg, [(".bounce", .discrete)]) { request in
      var symbol = request.symbol
      symbol.layers[3].annotation.erases = true
      request = ExportRequest(symbol: symbol, effects: request.effects)
    }
    let top = sample.root["layers"]?.items ?? []
    #expect(top.count == 2 && top[0]["td"] == .integer(1) && top[1]["tt"] == .integer(2) && top[1]["refId"] != nil)
  }

  @Test("even-odd fills, dashes, caps, joins and gradients are written as such")
  func paints() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24"><defs><linearGradient id="g"><stop stop-color="red"/>\
      <stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient></defs>\
      <path fill="url(#g)" fill-rule="evenodd" d="M-9-9H9V9H-9zM-5-5H5V5H-5z"/>\
      <path fill="none" stroke="#080" stroke-dasharray="3 1 2" stroke-linecap="square" stroke-linejoin="bevel" \
      d="M-9 0L9 3"/></svg>
      """
    let sample = try LottieSample(svg, [])
    let fill = try #require(sample.objects.first { $0["ty"] == .string("gf") })
    let stops = try #require(fill["g"]?["p"]?.double)
    #expect(fill["r"] == .integer(2) && stops >= 2)
    let numbers = fill["g"]?["k"]?["k"]?.items.compactMap(\.double) ?? []
    #expect(numbers.count == Int(stops) * 6)
    #expect(numbers.prefix(4) == [0, 1, 0, 0] && numbers.prefix(Int(stops) * 4).suffix(4) == [1, 0, 0, 1])
    #expect(abs((numbers.last ?? 0) - 0.5) < 0.005)
    let stroke = try #require(sample.objects.first { $0["ty"] == .string("st") })
    #expect(stroke["lc"] == .integer(3) && stroke["lj"] == .integer(3))
    #expect(stroke["d"]?.items.count == 7)
    #expect(sample.root["op"] == .integer(1) && sample.root["markers"] == nil)
  }

  @Test("the same request gives the same bytes, and says where the symbol's box lies")
  func deterministic() throws {
    let first = try LottieSample(LottieSample.svg, [(".bounce", .discrete)])
    let second = try LottieSample(LottieSample.svg, [(".bounce", .discrete)])
    #expect(first.export == second.export)
    let box = first.root["meta"]?["symbolBox"]?.items.compactMap(\.double) ?? []
    #expect(box.count == 4 && box[0] >= 0 && box[2] <= 256 && box[0] + box[2] <= 256)
    let cut = try LottieSample(LottieSample.svg, [(".bounce", .discrete)]) { $0.margin = .fixed(0) }
    #expect(cut.root["meta"]?["symbolBox"]?.items == [0, 0, 256, 256].map { .integer($0) })
  }

  @Test("a line without length stays a dot, also beside a closed point: players draw no caps of nothing")
  func dots() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-linecap="round">\
      <path d="M4 4h8M6 12zM12 12h0"/></svg>
      """
    let sample = try LottieSample(svg, [])
    for path in sample.objects.filter({ $0["ty"] == .string("sh") }).compactMap({ $0["ks"]?["k"] }) {
      #expect(path["c"] == .bool(false) && path["v"]?.items.count == 2)
    }
  }

  @Test("a mask of black on white is read by its luminance, one of white alone by its alpha")
  func masks() throws {
    func matte(_ ink: String) throws -> JSONValue? {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><mask id="m"><circle cx="12" cy="12" r="9" fill="#fff"/>\
        <circle cx="15" cy="12" r="7" fill="\(ink)"/></mask><path mask="url(#m)" d="M0 0h24v24H0z"/></svg>
        """
      return try LottieSample(svg, []).layers.first { $0["tt"] != nil }?["tt"]
    }
    #expect(try matte("#000") == .integer(3))
    #expect(try matte("#fff") == .integer(1))
  }

  @Test("an embedded picture is kept as pixels, and told")
  func image() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><filter id="f"><feGaussianBlur stdDeviation="1"/></filter>\
      <rect x="6" y="6" width="12" height="12" filter="url(#f)" fill="#06c"/></svg>
      """
    let sample = try LottieSample(svg, [(".bounce", .discrete)])
    #expect(sample.export.issues.contains { $0.property == "picture" })
    #expect(sample.layers.contains { $0["ty"] == .integer(2) })
  }
}
