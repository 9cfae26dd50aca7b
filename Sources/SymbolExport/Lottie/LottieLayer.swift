import SymbolArt
import SymbolMotion

/// A layer of a composition, before it has its number. Its transforms beyond the first are written as empty layers that
/// it hangs on.
struct LottieLayer {
  /// What it shows.
  enum Content {
    case groups([LottieGroup])
    case composition(String)
    case image(String, width: Int, height: Int)
  }

  /// How it meets what lies above it in the list (`tt`).
  enum Matte: Int {
    case alpha = 1
    case invertedAlpha = 2
    case luminance = 3
  }

  var name: String
  var content: Content
  /// From inside out; none for a layer at rest.
  var transforms: [SceneTransform] = []
  /// Of an image: where its pixels lie, in view box units.
  var placement: Rect?
  var opacity = LottieOpacity.opaque
  var blendMode = BlendMode.normal
  /// Outlines that cut it, in its own coordinates.
  var masks: [JSONValue] = []
  /// It is seen through the layer above it.
  var matte: Matte?
  /// It is the matte of the layer below it, and is not seen itself.
  var isMatte = false
  /// Its own opacity is not to be given to its parts one by one.
  var fadesAsOne = false
}

/// A composition's layers as JSON.
struct LottieLayerList {
  let place: AffineTransform
  /// Of the composition, in frames.
  let length: JSONValue
  /// The composition's side.
  let size: Int

  /// - Parameter layers: bottom first.
  func value(_ layers: [LottieLayer]) -> JSONValue {
    var result: [JSONValue] = []
    var number = 0
    var parents: [JSONValue] = []
    for layer in layers.reversed() {
      number += 1
      let own = number
      var rest = layer.placement == nil ? Array(layer.transforms.dropFirst()) : layer.transforms
      var parent: Int?
      // Numbers of what it hangs on, from inside out, come after the whole list's own.
      var chain: [(number: Int, transform: SceneTransform)] = []
      while !rest.isEmpty {
        number += 1
        chain.append((number, rest.removeFirst()))
      }
      parent = chain.first?.number
      for (index, link) in chain.enumerated() {
        let next = index + 1 < chain.count ? chain[index + 1].number : nil
        parents.append(empty(link.transform, number: link.number, parent: next, name: layer.name))
      }
      result.append(value(layer, number: own, parent: parent))
    }
    return .array(result + parents)
  }

  private func value(_ layer: LottieLayer, number: Int, parent: Int?) -> JSONValue {
    let type: Int
    var content: [JSONValue.Field]
    var transform = LottieTransform(motion: layer.transforms.first ?? SceneTransform(), opacity: layer.opacity)
    var pixels = (width: 1, height: 1)
    switch layer.content {
    case .composition(let id):
      type = 0
      content = [
        .init("refId", .string(id)), .init("w", .integer(Int64(size))), .init("h", .integer(Int64(size))),
      ]
    case .image(let id, let width, let height):
      type = 2
      content = [.init("refId", .string(id))]
      transform.placement = layer.placement
      pixels = (width, height)
    case .groups(let groups):
      type = 4
      content = [.init("shapes", .array(LottieGroup.shapes(groups)))]
    }
    if !layer.masks.isEmpty {
      content += [.init("hasMask", .bool(true)), .init("masksProperties", .array(layer.masks))]
    }
    if layer.isMatte { content.append(.init("td", .integer(1))) }
    if let matte = layer.matte { content.append(.init("tt", .integer(Int64(matte.rawValue)))) }
    if layer.blendMode != .normal { content.append(.init("bm", .integer(layer.blendMode.lottieNumber))) }
    return .object(
      head(type, number, parent, layer.name) + [.init("ks", transform.value(place, pixelSize: pixels))] + content)
  }

  private func empty(_ transform: SceneTransform, number: Int, parent: Int?, name: String) -> JSONValue {
    .object(
      head(3, number, parent, name + " place")
        + [.init("ks", LottieTransform(motion: transform).value(place))])
  }

  private func head(_ type: Int, _ number: Int, _ parent: Int?, _ name: String) -> [JSONValue.Field] {
    var fields: [JSONValue.Field] = [
      // rlottie turns nothing in a layer that has not said before its transform that it is flat.
      .init("ddd", .integer(0)), .init("ty", .integer(Int64(type))), .init("nm", .string(LottieValue.name(name))),
      .init("ind", .integer(Int64(number))),
    ]
    if let parent { fields.append(.init("parent", .integer(Int64(parent)))) }
    return fields + [.init("ip", .integer(0)), .init("op", length), .init("st", .integer(0))]
  }
}

extension BlendMode {
  /// Lottie's `bm`.
  var lottieNumber: Int64 {
    switch self {
    case .normal: 0
    case .multiply: 1
    case .screen: 2
    case .overlay: 3
    case .darken: 4
    case .lighten: 5
    case .colorDodge: 6
    case .colorBurn: 7
    case .hardLight: 8
    case .softLight: 9
    case .difference: 10
    case .exclusion: 11
    case .hue: 12
    case .saturation: 13
    case .color: 14
    case .luminosity: 15
    }
  }
}
