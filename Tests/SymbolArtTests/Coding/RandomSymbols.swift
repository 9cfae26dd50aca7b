@testable import SymbolArt
import TestSupport

/// Symbols made of dice: every case of every type turns up within a few dozen.
struct RandomSymbols {
  private var generator: RepeatableRandom

  init(seed: UInt64) {
    generator = RepeatableRandom(seed: seed)
  }

  mutating func symbol() -> Symbol {
    Symbol(
      name: text(), set: text(), viewBox: rect(), width: number(), height: number(),
      layers: array(4) { $0.layer() },
      preferences: SymbolPreferences(
        wiggle: optional { $0.text() }, rotation: optional { $0.text() },
        variableValueMode: optional { $0.pick(VariableValueMode.allCases) }, reversesDrawOrder: flip()),
      notes: array(2) { LoadNote($0.pick([.blank, .imageLayer, .other, .templateSlot]), $0.text()) },
      templateSlots: optional { TemplateSlots(shown: $0.text(), available: $0.array(3) { $0.text() }) })
  }

  private mutating func layer() -> Layer {
    var layer = Layer(
      id: text(), name: text(), content: array(3) { $0.artwork(depth: 0) }, bounds: flip() ? .null : rect(),
      annotation: flip() ? .none : annotation())
    for field in AnnotationField.allCases where flip() { layer.origins[field] = pick(AnnotationOrigin.allCases) }
    layer.source = optional {
      LayerSource(element: $0.pick([0, 7, 49_999]), figure: $0.optional { $0.pick([1, 256]) })
    }
    layer.markup = optional { $0.markup() }
    return layer
  }

  /// Of one text or another: they are written once and shared.
  private mutating func markup() -> SourceMarkup {
    SourceMarkup(
      text: flip() ? "<svg/>" : text(), elements: array(3) { Int.random(in: 0...99, using: &$0.generator) },
      figure: Int.random(in: 0...3, using: &generator), figureCount: 4, transform: flip() ? .identity : transform())
  }

  private mutating func annotation() -> Annotation {
    Annotation(
      group: optional { $0.text() }, order: optional { Int.random(in: -9...9, using: &$0.generator) },
      canPulse: flip(), canRotate: flip(), anchor: optional { $0.point() }, wiggle: optional { $0.text() },
      rotation: optional { $0.text() }, threshold: optional { $0.number() }, closedLoop: flip(),
      level: optional { $0.pick(HierarchicalLevel.allCases) }, erases: flip(), tag: optional { $0.text() },
      draw: optional { DrawPreference(direction: $0.pick([.forward, .backward, .both]), start: $0.number()) },
      role: optional { $0.pick(PartRole.allCases) },
      guide: optional { DrawGuide(sets: $0.array(2) { $0.array(3) { $0.guidePoint() } }) },
      valueSpan: optional { ValueSpan(start: $0.number(), length: $0.number()) })
  }

  private mutating func guidePoint() -> DrawGuide.GuidePoint {
    DrawGuide.GuidePoint(
      flags: Int.random(in: 0...9, using: &generator), progress: number(),
      left: DrawGuide.Place(subpath: Int.random(in: 0...9, using: &generator), fraction: number()),
      right: DrawGuide.Place(subpath: Int.random(in: 0...9, using: &generator), fraction: number()))
  }

  private mutating func artwork(depth: Int) -> Artwork {
    switch Int.random(in: 0..<(depth < 3 ? 6 : 5), using: &generator) {
    case 0...3: .shape(Shape(path: path(), paint: paint(), style: style()))
    case 4: .image(image())
    default:
      .group(
        ArtworkGroup(
          children: array(3) { $0.artwork(depth: depth + 1) }, opacity: number(),
          clips: array(2) { ClipPath(path: $0.path(), rule: $0.pick([.nonzero, .evenodd])) },
          mask: optional {
            ArtworkMask(content: $0.array(2) { $0.artwork(depth: depth + 1) }, kind: $0.pick([.alpha, .luminance]))
          },
          blendMode: pick(BlendMode.allCases)))
    }
  }

  private mutating func image() -> ArtworkImage {
    let width = Int.random(in: 0...5, using: &generator)
    let height = Int.random(in: 0...5, using: &generator)
    let pixels = (0..<(width * height * 4)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return ArtworkImage(frame: rect(), pixelWidth: width, pixelHeight: height, pixels: pixels, reason: text())
  }

  private mutating func style() -> Shape.Style {
    if flip() { return .fill(pick([.nonzero, .evenodd])) }
    return .stroke(
      StrokeStyle(
        width: number(), cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel]),
        miterLimit: number(), dashes: array(4) { $0.number() }, dashOffset: number(), penTransform: transform()))
  }

  private mutating func paint() -> Paint {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .color(color())
    case 1: .tint(alpha: number())
    case 2:
      .linearGradient(
        LinearGradient(
          start: point(), end: point(), stops: stops(), spread: pick([.pad, .reflect, .repeat]), transform: transform())
      )
    default:
      .radialGradient(
        RadialGradient(
          focus: point(), focusRadius: number(), center: point(), radius: number(), stops: stops(),
          spread: pick([.pad, .reflect, .repeat]), transform: transform()))
    }
  }

  private mutating func stops() -> [GradientStop] {
    array(4) { GradientStop(offset: $0.number(), color: $0.color(), followsTint: $0.flip()) }
  }

  private mutating func path() -> Path {
    Path(
      array(9) {
        switch Int.random(in: 0..<4, using: &$0.generator) {
        case 0: .move($0.point())
        case 1: .line($0.point())
        case 2: .curve($0.point(), $0.point(), $0.point())
        default: .close
        }
      })
  }

  private mutating func transform() -> AffineTransform {
    flip()
      ? .identity
      : AffineTransform(a: number(), b: number(), c: number(), d: number(), e: number(), f: number())
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func color() -> Color { Color(red: number(), green: number(), blue: number(), alpha: number()) }
  private mutating func flip() -> Bool { Bool.random(using: &generator) }
  private mutating func number() -> Double { Double.random(in: -1000...1000, using: &generator) }
  private mutating func text() -> String { pick(["", "bell", "Ünïcode 🔔", "a\u{0}b", "\"<&>\"\n", "wiggle"]) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func optional<Value>(_ make: (inout RandomSymbols) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  private mutating func array<Value>(_ most: Int, _ make: (inout RandomSymbols) -> Value) -> [Value] {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in make(&self) }
  }
}
