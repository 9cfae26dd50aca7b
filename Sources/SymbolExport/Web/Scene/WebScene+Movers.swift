import SymbolArt
import SymbolMotion

#if canImport(Glibc)
  import Glibc
#endif

extension WebScene {
  /// The elements that move a run, from outside in: fades and blurs where they may go along, offsets, turns in space that
  /// the format shows flat, scales, rotations, of which later motions lie outside.
  func movers(of run: Run, for ability: WebAbility) -> [WebMover] {
    var offsets: [WebMover] = []
    var views: [WebMover] = []
    var scales: [WebMover] = []
    var rotations: [WebMover] = []
    var fades: [WebMover] = []
    for (motion, group) in run.groups.enumerated().flatMap({ motion, groups in groups.map { (motion, $0) } }) {
      let tracks = tracksByProperty(motion: motion, group: group)
      let place = moving[motion].groups[group]
      let size = moving[motion].symbolSize
      func mover(_ property: WebProperty, _ tracks: [WebTrack], about origin: Point? = nil) -> WebMover {
        WebMover(animations: [animation(property, tracks, motion, group)], origin: origin)
      }
      if !(ability.turnsInSpace && rootTurns.contains { $0.motion == motion }) {
        offsets += pairs(tracks[.offsetX]?.mapped { $0 * size }, tracks[.offsetY]?.mapped { $0 * size }, else: 0)
          .map { mover(.translate, $0) }
      }
      if let projection = place.projection, let track = tracks[.rotation3D],
        !(ability.turnsInSpace && isOfRoot(motion, group)),
        let factors = Self.flat(track, projection)
      {
        views.append(mover(.stretch, factors, about: projection.anchor))
      }
      if let track = tracks[.scale] { scales.append(mover(.scale, [track], about: place.pivot)) }
      scales += pairs(tracks[.scaleX], tracks[.scaleY], else: 1).map { mover(.stretch, $0, about: place.pivot) }
      if let track = tracks[.rotation] { rotations.append(mover(.rotate, [track], about: place.anchor)) }
      fades += opacityMovers(tracks[.opacity], motion, group, for: ability)
      if let track = tracks[.blur] { fades.append(mover(.blur, [track.mapped { max($0 * size, 0) }])) }
    }
    let ordered = fades + offsets + views.reversed() + scales.reversed() + rotations.reversed()
    return ability.combinesTransforms ? joined(ordered) : ordered
  }

  private func tracksByProperty(motion: Int, group: Int) -> [TrackProperty: WebTrack] {
    Dictionary(
      tracks(motion: motion, group: group).map { ($0.property, $0.track) }, uniquingKeysWith: { first, _ in first })
  }

  private func animation(_ property: WebProperty, _ tracks: [WebTrack], _ motion: Int, _ group: Int) -> WebAnimation {
    WebAnimation(property, tracks, timing(motion: motion, group: group), WebStop(moving[motion], group: group))
  }

  /// A fade, with what a person who asked for less motion sees in its place: in an element of its own where one cannot
  /// carry both.
  private func opacityMovers(_ track: WebTrack?, _ motion: Int, _ group: Int, for ability: WebAbility) -> [WebMover] {
    let stop = WebStop(moving[motion], group: group)
    let reduced = reducedFade(motion: motion, group: group).map { WebAnimation(.opacity, [$0.track], $0.timing, stop) }
    guard track != nil || reduced != nil else { return [] }
    let opacity = track?.mapped { min(max($0, 0), 1) } ?? WebTrack(base: 1)
    var fade = animation(.opacity, [opacity], motion, group)
    fade.reduced = reduced.map { [$0] } ?? []
    var movers = [WebMover(animations: [fade], baseOpacity: opacity.base)]
    if let reduced, ability.fadesForLessApart { movers.append(WebMover(animations: [reduced], isForLess: true)) }
    return movers
  }

  /// Ways of two axes together where their keyframes agree, else one after the other.
  private func pairs(_ x: WebTrack?, _ y: WebTrack?, else rest: Double) -> [[WebTrack]] {
    switch (x, y) {
    case (let x?, let y?):
      if let pair = [WebAnimation].paired(x, y) { return [pair] }
      return [[x, x.constant(rest)], [y.constant(rest), y]]
    case (let x?, nil): return [[x, x.constant(rest)]]
    case (nil, let y?): return [[y.constant(rest), y]]
    case (nil, nil): return []
    }
  }

  /// Neighbours on one element where it can carry both: each property once, in the order translate, rotate, scale (an
  /// even scale and a rotation about the same point may change places).
  private func joined(_ movers: [WebMover]) -> [WebMover] {
    var result: [WebMover] = []
    for mover in movers {
      guard let last = result.last, let property = mover.animations.first?.property,
        !last.animations.contains(where: { $0.property.keepsOut(property) }),
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

  // MARK: In space

  /// The groups that are turned in space, innermost first.
  var turns: [(motion: Int, group: Int)] {
    motions.indices.flatMap { motion in
      moving[motion].groups.indices.filter {
        moving[motion].groups[$0].projection != nil
          && tracksByProperty(motion: motion, group: $0)[.rotation3D] != nil
      }.map { (motion, $0) }
    }
  }

  /// Those that the outermost element carries: of each direction the outermost one, about the same point.
  private var rootTurns: [(motion: Int, group: Int)] {
    let there = turns.last { !timings[$0.motion].isWayBack }
    let back = turns.last { timings[$0.motion].isWayBack }
    guard let first = there ?? back else { return [] }
    let anchor = moving[first.motion].groups[first.group].projection?.anchor
    return [there, back].compactMap(\.self).filter { moving[$0.motion].groups[$0.group].projection?.anchor == anchor }
  }

  private func isOfRoot(_ motion: Int, _ group: Int) -> Bool { rootTurns.contains { $0 == (motion, group) } }

  /// What the outermost element does: it turns in space, and goes along with the offsets that lie outside of that. nil
  /// where nothing is turned.
  var rootMover: WebMover? {
    var result: WebMover?
    let box = symbol.viewBox
    let (width, height) = (max(box.width + 2 * room, 1e-9), max(box.height + 2 * room, 1e-9))
    for (motion, group) in rootTurns {
      guard let projection = moving[motion].groups[group].projection,
        let turn = tracksByProperty(motion: motion, group: group)[.rotation3D]
      else { continue }
      let size = moving[motion].symbolSize
      let view = WebView(
        axisX: projection.axisX, axisY: projection.axisY, axisZ: projection.axisZ,
        distance: projection.perspective > 0 ? size / projection.perspective / width : nil)
      var mover =
        result
        ?? WebMover(
          animations: [],
          origin: Point(
            x: (projection.anchor.x - box.x + room) / width, y: (projection.anchor.y - box.y + room) / height),
          isRoot: true)
      mover.animations.append(animation(.view(view), [turn], motion, group))
      let offset = moving[motion].groups.indices.lazy.flatMap { other in
        let tracks = tracksByProperty(motion: motion, group: other)
        return pairs(
          tracks[.offsetX]?.mapped { $0 * size / width }, tracks[.offsetY]?.mapped { $0 * size / height }, else: 0
        ).map { (other, $0) }
      }.first
      // One element can be shifted once.
      if let (other, tracks) = offset { mover.animations.append(animation(.shift, tracks, motion, other)) }
      result = mover
    }
    return result
  }

  /// A turn about an axis of the plane, seen from infinitely far: the cosine on the other axis. nil for any other axis.
  private static func flat(_ turn: WebTrack, _ projection: Projection) -> [WebTrack]? {
    let isX = projection.axisX != 0 && projection.axisY == 0 && projection.axisZ == 0
    let isY = projection.axisY != 0 && projection.axisX == 0 && projection.axisZ == 0
    guard isX || isY else { return nil }
    let factor = WebTrack.combined(turn, turn) { degrees, _ in cos(degrees * .pi / 180) }
    return isX ? [factor.constant(1), factor] : [factor, factor.constant(1)]
  }

  /// What of a turn in space the format cannot show, or only as something else.
  func turnIssues(for ability: WebAbility) -> [ExportIssue] {
    guard let (motion, group) = turns.first, let projection = moving[motion].groups[group].projection else { return [] }
    var issues: [ExportIssue] = []
    let flat = ability.turnsInSpace ? turns.filter { !isOfRoot($0.motion, $0.group) } : turns
    if !flat.isEmpty {
      issues.append(
        ExportIssue(
          property: "rotation3D",
          reason: ability.turnsInSpace
            ? "Only one turn in space can be written: the outermost element's."
            : "The format knows no turn in space.",
          instead:
            "About an axis of the plane it is shown without perspective, as a figure that gets narrower and wider; "
            + "css and waapi turn it in space."))
    }
    guard ability.turnsInSpace else { return issues }
    let tracks = moving[motion].groups.indices.map { tracksByProperty(motion: motion, group: $0) }
    let shifts = tracks.flatMap { pairs($0[.offsetX], $0[.offsetY], else: 0) }
    if shifts.count > 1 {
      issues.append(
        ExportIssue(
          property: "offset", reason: "What turns in space can only be shifted by one way, evenly timed on both axes.",
          instead: "The first one is kept; give both axes the same curve."))
    }
    if tracks.contains(where: { $0[.blur] != nil }) {
      issues.append(
        ExportIssue(
          property: "blur", reason: "What turns in space is blurred before it is turned.",
          instead: "The blur gets narrower with the figure."))
    }
    if ability.needsStatedSize, projection.perspective > 0 {
      issues.append(
        ExportIssue(
          property: "perspective", reason: "CSS wants the eye's distance as a length, whatever the drawing's size.",
          instead: "It is right at the drawing's own width; shown at any other, set --symbol-size to that width."))
    }
    if request.look.background != nil {
      issues.append(
        ExportIssue(
          property: "background", reason: "The outermost element turns, and its ground with it.",
          instead: "Leave the ground to the page."))
    }
    return issues
  }
}

/// What a format of the web can do to an element.
struct WebAbility {
  /// Whether an element can be moved, scaled and turned at once.
  var combinesTransforms: Bool
  /// Whether the outermost element can be turned in space.
  var turnsInSpace: Bool
  /// Whether a perspective has to be told the width at which the drawing is shown.
  var needsStatedSize: Bool
  /// Whether a fade for a person who asked for less motion takes an element of its own.
  var fadesForLessApart = false
}

extension WebProperty {
  /// Whether one element that has this cannot carry the other, which belongs inside of it.
  fileprivate func keepsOut(_ inner: WebProperty) -> Bool {
    if self == inner { return true }
    switch (self, inner) {
    // One element moves what it has turned and scaled.
    case (.scale, .translate), (.stretch, .translate), (.rotate, .translate): return true
    // One property for both; and unequal scales may not change places with a rotation.
    case (.scale, .stretch), (.stretch, .scale), (.stretch, .rotate): return true
    // One element is blurred before it is scaled and turned.
    case (.blur, .scale), (.blur, .stretch), (.blur, .rotate): return true
    default: return false
    }
  }
}
