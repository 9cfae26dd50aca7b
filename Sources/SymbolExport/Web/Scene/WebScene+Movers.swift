import SymbolArt
import SymbolMotion

extension WebScene {
  /// The elements that move a run, from outside in: offsets, scales, rotations, of which later motions lie outside, and
  /// each fade where it may go along.
  func movers(of run: Run, combining: Bool) -> [WebMover] {
    var offsets: [WebMover] = []
    var scales: [WebMover] = []
    var rotations: [WebMover] = []
    var fades: [WebMover] = []
    for (motion, group) in run.groups.enumerated() {
      guard let group else { continue }
      let tracks = Dictionary(
        tracks(motion: motion, group: group).map { ($0.property, $0.track) }, uniquingKeysWith: { first, _ in first })
      let place = playback.stack.motions[motion].groups[group]
      let size = playback.stack.motions[motion].symbolSize
      let timing = timings[motion]
      let stop = WebStop(playback.stack.motions[motion], group: group)
      func mover(_ property: WebProperty, _ tracks: [WebTrack], about origin: Point? = nil) -> WebMover {
        WebMover(animations: [WebAnimation(property, tracks, timing, stop)], origin: origin)
      }
      offsets += translations(
        tracks[.offsetX]?.mapped { $0 * size }, tracks[.offsetY]?.mapped { $0 * size }
      ).map { mover(.translate, $0) }
      if let track = tracks[.scale] { scales.append(mover(.scale, [track], about: place.pivot)) }
      if let track = tracks[.rotation] { rotations.append(mover(.rotate, [track], about: place.anchor)) }
      if let track = tracks[.opacity] {
        let opacity = track.mapped { min(max($0, 0), 1) }
        var fade = mover(.opacity, [opacity])
        fade.baseOpacity = opacity.base
        fades.append(fade)
      }
    }
    let ordered = fades + offsets + scales.reversed() + rotations.reversed()
    return combining ? joined(ordered) : ordered
  }

  private func translations(_ x: WebTrack?, _ y: WebTrack?) -> [[WebTrack]] {
    switch (x, y) {
    case (let x?, let y?):
      if let pair = [WebAnimation].paired(x, y) { return [pair] }
      return [[x, x.constant(0)], [y.constant(0), y]]
    case (let x?, nil): return [[x, x.constant(0)]]
    case (nil, let y?): return [[y.constant(0), y]]
    case (nil, nil): return []
    }
  }

  /// Neighbours on one element where it can carry both: each property once, in the order translate, rotate, scale (an
  /// even scale and a rotation about the same point may change places).
  private func joined(_ movers: [WebMover]) -> [WebMover] {
    var result: [WebMover] = []
    for mover in movers {
      guard let last = result.last, let property = mover.animations.first?.property,
        !last.animations.contains(where: { $0.property == property || Self.lies(inside: $0.property, property) }),
        last.origin == nil || mover.origin == nil || last.origin == mover.origin
      else {
        result.append(mover)
        continue
      }
      result[result.count - 1].animations += mover.animations
      result[result.count - 1].origin = last.origin ?? mover.origin
      result[result.count - 1].baseOpacity = min(last.baseOpacity, mover.baseOpacity)
    }
    return result
  }

  /// Whether one element would apply `inner` within `property`, though it came first.
  private static func lies(inside inner: WebProperty, _ property: WebProperty) -> Bool {
    property == .translate && (inner == .scale || inner == .rotate)
  }
}
