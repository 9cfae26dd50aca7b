import SymbolEffects
import Testing

@Suite("Options")
struct SymbolEffectOptionsTests {
  @Test(
    "Swift code and its spelling say the same",
    arguments: [
      (SymbolEffectOptions.default, ".default"),
      (.nonRepeating, ".nonRepeating"),
      (.repeat(2), ".repeat(.periodic(2))"),
      (.repeating, ".repeat(.periodic)"),
      (.repeat(.continuous), ".repeat(.continuous)"),
      (.repeat(.periodic), ".repeat(.periodic)"),
      (.repeat(.periodic(3)), ".repeat(.periodic(3))"),
      (.repeat(.periodic(delay: 0.5)), ".repeat(.periodic(delay: 0.5))"),
      (.repeat(.periodic(3, delay: 0.5)), ".repeat(.periodic(3, delay: 0.5))"),
      (.repeat(.periodic(3, delay: 2)), ".repeat(.periodic(3, delay: 2))"),
      (.speed(1.5), ".speed(1.5)"),
      (.speed(2).repeat(2), ".repeat(.periodic(2)).speed(2)"),
      (.repeat(.periodic(2, delay: 0.25)).speed(0.5), ".repeat(.periodic(2, delay: 0.25)).speed(0.5)"),
      (.default.speed(3).nonRepeating, ".nonRepeating.speed(3)"),
    ])
  func spelling(options: SymbolEffectOptions, spelling: String) throws {
    #expect(options.spelling == spelling)
    #expect(try SymbolEffectOptions(parsing: spelling) == options)
  }

  @Test("Swift code takes numbers into their ranges")
  func clamping() {
    #expect(SymbolEffectOptions.speed(0) == .speed(0.05))
    #expect(SymbolEffectOptions.speed(1000) == .speed(20))
    #expect(SymbolEffectOptions.speed(.nan) == .default)
    #expect(SymbolEffectOptions.repeat(0) == .repeat(1))
    #expect(SymbolEffectOptions.repeat(.periodic(-4, delay: -1)) == .repeat(.periodic(1, delay: 0)))
    #expect(SymbolEffectOptions.repeat(.periodic(delay: .infinity)) == .repeat(.periodic))
    #expect(SymbolEffectOptions.repeat(.periodic(count: -1, delay: .nan)) == .repeat(1))
  }

  @Test(
    "The older spelling is read, and written where it can say it if asked for",
    arguments: [
      (".repeat(2)", ".repeat(2)"), (".repeating", ".repeating"), (".repeat(.periodic(2))", ".repeat(2)"),
      (".repeat(.periodic)", ".repeating"), (".repeat(.periodic())", ".repeating"),
      (".repeat(.periodic(2, delay: 0.5))", ".repeat(.periodic(2, delay: 0.5))"),
      (".repeat(.continuous).speed(2)", ".repeat(.continuous).speed(2)"), ("repeat( 2 )", ".repeat(2)"),
      (" .default ", ".default"), (".default.speed(1)", ".default"), (".speed(2).repeat(3)", ".repeat(3).speed(2)"),
    ])
  func older(text: String, spelling: String) throws {
    let options = try SymbolEffectOptions(parsing: text)
    #expect(options.spelling(style: .older) == spelling)
    #expect(try SymbolEffectOptions(parsing: options.spelling(style: .older)) == options)
  }

  @Test(
    "The place of a mistake is exact, and the nearest valid spelling is offered",
    arguments: [
      (".repat(2)", 1, "repat", ".repeat(2)"),
      (".repeat", 7, "", ".repeat(.continuous)"),
      (".repeat()", 8, "", ".repeat(2)"),
      (".repeat(0)", 8, "0", ".repeat(1)"),
      (".repeat(-3)", 8, "-3", ".repeat(1)"),
      (".repeat(2.5)", 8, "2.5", ".repeat(3)"),
      (".repeat(99999999999999999999)", 8, "99999999999999999999", ".repeat(100000)"),
      (".repeat(.periodical)", 9, "periodical", ".repeat(.periodic)"),
      (".repeat(.periodic(2, delay: -1))", 28, "-1", ".repeat(.periodic(2, delay: 0))"),
      (".repeat(.periodic(2, 0.5))", 21, "0.5", ".repeat(.periodic(2, delay: 0.5))"),
      (".repeat(.periodic(dealy: 1))", 18, "dealy", ".repeat(.periodic(delay: 1))"),
      (".repeat(.periodic(2)", 20, "", ".repeat(.periodic(2))"),
      (".speed(0)", 7, "0", ".speed(0.05)"),
      (".speed(21)", 7, "21", ".speed(20)"),
      (".speed(fast)", 7, "fast", ".speed(1.5)"),
      (".speed(2).speed(3)", 10, "speed", ".speed(2)"),
      (".repeat(2).nonRepeating", 11, "nonRepeating", ".repeat(2)"),
      (".speed(2).default", 10, "default", ".speed(2)"),
    ])
  func places(text: String, offset: Int, found: String, nearest: String) throws {
    let error = try #require(throws: EffectNameError.self) { try SymbolEffectOptions(parsing: text) }
    #expect(error.offset == offset)
    #expect(error.found == found || error.length == 0)
    #expect(error.nearest == nearest)
    _ = try SymbolEffectOptions(parsing: nearest)
  }

  @Test("Nothing at all is no options; the default has a name")
  func empty() {
    for text in ["", "  ", ".", "2", "()", ".repeat(2) .speed(2)"] {
      #expect(throws: EffectNameError.self) { try SymbolEffectOptions(parsing: text) }
    }
  }
}
