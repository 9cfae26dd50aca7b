import Foundation
import SymbolEffects
import Testing

@Suite("Spellings of image switching")
struct SwitchingSpellingTests {
  @Test("What is printed is read back, for every way, style and curve")
  func roundTrip() throws {
    let curves: [TransitionCurve] =
      TransitionCurve.named.map(\.curve) + [
        .cubicBezier(0.3, -0.6, 0.4, 1.6), .spring(response: 0.4, dampingFraction: 0.6),
      ]
    for way in ImageSwitching.Way.allCases {
      for style in ImageSwitching.Style.allCases {
        for curve in curves {
          var switching = ImageSwitching(way: way, style: style, outTime: 0.3, inTime: 0.45, curve: curve)
          if way == .animation { switching.wait = 0.1 }
          if style == .blur { switching.blurRadius = 8 }
          if style == .scale { switching.scale = 0.5 }
          #expect(try ImageSwitching(parsing: switching.spelling) == switching, "\(switching.spelling)")
        }
      }
    }
    #expect(ImageSwitching().spelling == ".transition.fade")
  }

  @Test("The dot, the order of the words, commas or spaces, and the names of two views' ways are free")
  func freedom() throws {
    let blur = ImageSwitching(way: .animation, style: .blur, outTime: 0.3)
    for text in [".animation.blur,out=0.3", "blur.animation out=0.3", "  .animation.blur , out=0.3 "] {
      #expect(try ImageSwitching(parsing: text) == blur, "\(text)")
    }
    #expect(try ImageSwitching(parsing: ".crossFade") == ImageSwitching())
    #expect(try ImageSwitching(parsing: "crossBlur") == ImageSwitching(style: .blur))
    #expect(try ImageSwitching(parsing: "animation") == ImageSwitching(way: .animation))
  }

  @Test(
    "A mistake is refused with its place and the nearest that is right",
    arguments: [
      ("", 0, 0, nil), (".animaton.blur", 1, 8, ".animation.blur"), (".blur.fade", 6, 4, nil),
      (".crossFade.animation", 11, 9, nil), (".fade.", 6, 0, nil),
      (".animation.blur,oot=0.3", 16, 3, ".animation.blur,out=0.3"), (".fade,out", 6, 3, nil),
      (".fade,out=9", 10, 1, ".fade,out=5"), (".fade,out=x", 10, 1, nil), (".fade,out=0.3,out=0.4", 14, 3, nil),
      (".fade,curve=easeOt", 12, 6, ".fade,curve=easeOut"), (".fade,curve=bezier(2,0,0,1)", 12, 15, nil),
      (".fade,curve=spring(9,1)", 12, 11, nil),
    ] as [(String, Int, Int, String?)])
  func mistakes(text: String, offset: Int, length: Int, nearest: String?) throws {
    let error = try #require(throws: EffectNameError.self) { try ImageSwitching(parsing: text) }
    #expect(error.offset == offset && error.length == length, "\(error.message)")
    #expect(error.nearest == nearest)
    #expect(!error.problem.isEmpty)
  }

  @Test("As an effect it is kept whole in files, and is a content transition only")
  func effect() throws {
    let effect = AnySymbolEffect(ImageSwitching(way: .animation, style: .scale, scale: 0.5))
    #expect(effect.kind == .imageSwitching && effect.dotName == ".switching(animation.scale)")
    #expect(effect.behaviors == [.contentTransition])
    let data = try JSONEncoder().encode(effect)
    #expect(try JSONDecoder().decode(AnySymbolEffect.self, from: data) == effect)
    #expect(!EffectKind.allCases.contains(.imageSwitching))
  }
}
