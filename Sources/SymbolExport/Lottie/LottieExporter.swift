import Foundation
import SymbolArt
import SymbolMotion

/// A request as a Lottie 1.0 animation.
struct LottieExporter {
  private let request: ExportRequest
  private let scene: ExportScene

  /// - Throws: what keeps it from being exported at all.
  init(_ request: ExportRequest, target: String) throws(ExportError) {
    self.request = request
    scene = try ExportScene(request, target: target)
  }

  /// The symbol's name; of a content transition both.
  var name: String { scene.symbol.name }

  /// Whether a part of it is played again and again.
  var loops: Bool { scene.timeline.phases.contains { $0.kind == .loop } }

  /// The file's bytes, and what it could not carry.
  func export() -> (data: Data, issues: [ExportIssue]) {
    let frames = frameCount
    let size = Int(scene.size)
    let list = LottieLayerList(place: scene.fit.transform, length: .integer(Int64(frames)), size: size)
    var composer = LottieComposer(scene, list: list)
    var layers = composer.layers()
    if let background = request.look.background {
      layers.insert(LottieExporter.ground(background, size: scene.size), at: 0)
    }
    var fields: [JSONValue.Field] = [
      .init("v", .string("5.7.0")), .init("fr", LottieValue.number(LottieValue.frameRate)),
      .init("ip", .integer(0)), .init("op", .integer(Int64(frames))), .init("w", .integer(Int64(size))),
      .init("h", .integer(Int64(size))), .init("nm", .string(LottieValue.name(scene.symbol.name))),
      .init("layers", list.value(layers)),
    ]
    if !composer.assets.isEmpty { fields.append(.init("assets", .array(composer.assets))) }
    if !markers.isEmpty { fields.append(.init("markers", .array(markers))) }
    fields.append(.init("meta", meta))
    let issues = scene.issues + composer.issues + composer.ink.paint.issues
    var seen: Set<ExportIssue> = []
    return (
      Data(JSONWriter.compact(.object(fields))), issues.filter { seen.insert($0).inserted }
    )
  }

  /// The last frame shows the end; a symbol at rest has one.
  private var frameCount: Int { Int((scene.timeline.length * LottieValue.frameRate - 1e-6).rounded(.up)) + 1 }

  /// One a phase, by its name.
  private var markers: [JSONValue] {
    guard scene.timeline.length > 0 else { return [] }
    return scene.timeline.phases.map { phase in
      .object([
        .init("cm", .string(phase.kind.rawValue)), .init("tm", LottieValue.fine(phase.start * LottieValue.frameRate)),
        .init("dr", LottieValue.fine(phase.length * LottieValue.frameRate)),
      ])
    }
  }

  /// Who made it, and where the symbol's own box lies.
  private var meta: JSONValue {
    let box = scene.fit.box
    return .object([
      .init("g", .string("Symbol Studio")),
      .init("symbolBox", .array([box.x, box.y, box.width, box.height].map(LottieValue.fine))),
    ])
  }

  private static func ground(_ color: Color, size: Double) -> LottieLayer {
    let rect = Rect(x: 0, y: 0, width: size, height: size)
    let group = LottieGroup.filled([LottiePath(rect)], color, over: rect)
    return LottieLayer(name: "background", content: .groups([group]))
  }
}
