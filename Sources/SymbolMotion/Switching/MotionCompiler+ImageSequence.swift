import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// Compiles a sequence of pictures: a group a picture, each with its coming and its going.
  public static func compile(_ sequence: ImageSequence) -> CompiledImageSequence {
    var builder = ImageSequenceBuilder(sequence)
    builder.build()
    return builder.result
  }

  /// Compiles the change from one picture to the next that is ready.
  ///
  /// - Parameter designSize: points of the pictures' larger side where they are shown.
  public static func compile(
    _ switching: ImageSwitching, from old: Symbol, to new: Symbol, designSize: Double = 100
  ) -> CompiledImageSequence {
    compile(ImageSequence(pictures: [old, new], switching: switching, designSize: designSize))
  }
}

/// Puts the pictures into one symbol and their ways onto one time line.
private struct ImageSequenceBuilder {
  private let sequence: ImageSequence
  private let passage: ImageSwitchPassage
  private var time = 0.0
  /// Per picture; nil: it never comes.
  private var comes: [Double?]
  private var goes: [Double?]
  private(set) var result: CompiledImageSequence

  init(_ sequence: ImageSequence) {
    self.sequence = sequence
    passage = ImageSwitchPassage(sequence.switching, designSize: sequence.designSize)
    comes = sequence.pictures.map { _ in nil }
    goes = comes
    var symbol = sequence.pictures.first ?? Symbol(name: "", viewBox: .null, width: 0, height: 0, layers: [])
    let box = symbol.viewBox
    symbol.layers = sequence.pictures.enumerated().flatMap { index, picture in
      picture.layers(fitting: box).map { layer in
        var layer = layer
        layer.id = "picture\(index + 1)-" + layer.id
        layer.annotation.group = nil
        return layer
      }
    }
    result = CompiledImageSequence(
      symbol: symbol,
      motion: Motion(
        effectName: AnySymbolEffect.imageSwitching(sequence.switching).dotName, kind: .imageSwitching,
        layerCount: symbol.layers.count, symbolSize: box.size,
        groups: [], loop: 0),
      phases: [])
  }

  mutating func build() {
    var shown = 0
    if !comes.isEmpty { comes[0] = 0 }
    for next in sequence.pictures.indices.dropFirst() {
      pass(.hold, sequence.hold, picture: shown)
      let production =
        sequence.productions.indices.contains(next - 1)
        ? sequence.productions[next - 1] : ImageSequence.Production(duration: 0)
      pass(.produce, production.duration, picture: next)
      if production.fails {
        note(.failed, from: time, to: time, picture: next)
        continue
      }
      change(from: shown, to: next)
      shown = next
    }
    pass(.hold, sequence.hold, picture: shown)
    result.motion.loop = time
    result.motion.groups = groups()
  }

  private mutating func change(from old: Int, to new: Int) {
    goes[old] = time
    comes[new] = time
    let leaving = time + passage.leaving
    note(.out, from: leaving, to: leaving + passage.leavingTime, picture: old)
    if let swap = passage.swap {
      note(.wait, from: time, to: time + swap, picture: old)
      note(.swap, from: time + swap, to: time + swap, picture: new)
    }
    note(.in, from: time + passage.coming, to: time + passage.coming + passage.comingTime, picture: new)
    time += passage.duration
  }

  private mutating func pass(_ kind: CompiledImageSequence.Phase.Kind, _ duration: Double, picture: Int) {
    guard duration > 0 else { return }
    note(kind, from: time, to: time + duration, picture: picture)
    time += duration
  }

  private mutating func note(
    _ kind: CompiledImageSequence.Phase.Kind, from start: Double, to end: Double, picture: Int
  ) {
    result.phases.append(.init(kind: kind, start: start, end: end, picture: picture))
  }

  private func groups() -> [MotionGroup] {
    let center = result.symbol.viewBox.center
    var first = 0
    return sequence.pictures.enumerated().map { index, picture in
      defer { first += picture.layers.count }
      return MotionGroup(
        name: picture.name, layers: Array(first..<first + picture.layers.count), pivot: center, anchor: center,
        tracks: tracks(of: index))
    }
  }

  /// A picture's coming and going, one after the other; out of sight before and after.
  private func tracks(of index: Int) -> [Track] {
    guard let start = comes[index] else {
      return [Track(property: .opacity, keyframes: [Keyframe(time: 0, value: 0)])]
    }
    let coming = index == 0 ? [] : passage.comingTracks.map { $0.delayed(by: start) }
    let going = goes[index].map { time in passage.leavingTracks.map { $0.delayed(by: time) } } ?? []
    let properties = TrackProperty.allCases.filter { property in (coming + going).contains { $0.property == property } }
    return properties.map { property in
      let came = coming.first { $0.property == property }?.keyframes ?? []
      let goes = going.first { $0.property == property }?.keyframes ?? []
      var keyframes = (came.dropLast() + came.suffix(1).map { $0.held }) + goes
      if property == .opacity, index > 0, let first = keyframes.first, first.time > 0 {
        keyframes.insert(Keyframe(time: 0, value: 0, curve: .hold), at: 0)
        // A cross-fade begins at 0 anyway; one view begins where the other ended, at once.
        if first.value != 0 { keyframes.insert(Keyframe(time: first.time, value: 0, curve: .hold), at: 1) }
      }
      return Track(property: property, keyframes: keyframes)
    }
  }
}

extension Track {
  fileprivate func delayed(by delay: Double) -> Track {
    Track(property: property, keyframes: keyframes.delayed(by: delay))
  }
}

extension Keyframe {
  fileprivate var held: Keyframe { Keyframe(time: time, value: value, curve: .hold) }
}
