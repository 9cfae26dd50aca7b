import SymbolArt
import SymbolMotion

/// A tuned motion on the image as a whole. Runs are a `keyframeAnimator`; what goes to a state and stays is two states
/// with the way between; what comes or goes is a transition of them. All of it is read from the motion.
struct KeyframeSnippet {
  let request: ExportRequest
  let effect: AppliedEffect
  let motion: Motion?

  /// The first group's motion stands for the whole image; only what an image can do is kept of it.
  private var group: MotionGroup? {
    var group = motion?.groups.first
    group?.tracks.removeAll { Self.isBeyondImages($0.property) }
    return group
  }

  /// Whether the property belongs to the paths, which no view modifier reaches.
  private static func isBeyondImages(_ property: TrackProperty) -> Bool {
    switch property {
    case .offsetX, .offsetY, .scale, .rotation, .opacity: false
    case .drawStart, .drawEnd, .fill: true
    // Only custom transitions have these, and they have modifiers of their own.
    case .scaleX, .scaleY, .rotation3D, .blur: true
    }
  }

  private var form: Form {
    switch effect.behavior {
    case .insertion, .removal, .contentTransition: .transition
    case .discrete: .runs
    case .indefinite: effect.effect.kind.hidesOrShows || motion?.holds == true ? .states : .runs
    }
  }

  private enum Form {
    case runs, states, transition
  }

  /// More keyframes than this are not code that anyone reads.
  static let mostRuns = 10

  /// The view's source by the name it gets; nil if there is no motion to read.
  var lines: ((String) -> [String])? {
    guard let motion, let group, !group.tracks.isEmpty else { return nil }
    return { name in
      let body: [String]
      switch form {
      case .runs: body = KeyframeRuns(request: request, effect: effect, motion: motion, group: group).lines
      case .states: body = KeyframeStates(request: request, effect: effect, motion: motion, group: group).stateLines
      case .transition:
        body = KeyframeStates(request: request, effect: effect, motion: motion, group: group).transitionLines
      }
      return [
        "/// The tuned \(effect.effect.dotName). `symbolEffect` takes no duration and no amplitude, so this moves the",
        "/// image itself.", "struct \(name): View {",
      ] + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
    }
  }

  var issues: [ExportIssue] {
    guard let motion, let group else {
      return [
        ExportIssue(
          property: effect.effect.dotName, reason: "The tuned effect has no motion on this symbol.",
          instead: "The snippet has Apple's effect only.")
      ]
    }
    var issues: [ExportIssue] = []
    if let track = motion.groups.flatMap(\.tracks).first(where: { Self.isBeyondImages($0.property) }) {
      issues.append(
        ExportIssue(
          property: track.property.rawValue, reason: "SwiftUI cannot reach the paths of an image.",
          instead: group.tracks.isEmpty
            ? "The snippet has Apple's effect only." : "The tuned form leaves the drawing of paths out."))
    }
    if motion.groups.count > 1, !group.tracks.isEmpty {
      issues.append(
        ExportIssue(
          property: "byLayer", reason: "The tuned form moves the whole image: SwiftUI cannot reach its layers.",
          instead: "The image moves as “\(group.name)” does."))
    }
    guard form == .runs else { return issues }
    if motion.isEndless, motion.intro > 0 || motion.outro > 0 || motion.stopping != .finishesRun {
      issues.append(
        ExportIssue(
          property: "outro", reason: "A repeating keyframeAnimator has a loop only.",
          instead: "It begins and ends with the loop; stopping is not smooth."))
    }
    if case .times(let count) = motion.repetition, count > Self.mostRuns {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "\(count) runs would be as many copies of the keyframes.",
          instead: "The snippet plays \(Self.mostRuns)."))
    }
    return issues
  }
}

/// What the three forms share.
protocol KeyframeForm {
  var request: ExportRequest { get }
  var motion: Motion { get }
  var group: MotionGroup { get }
}

extension KeyframeForm {
  var imageLine: String { "Image(\(SwiftLiteral.string(request.symbol.name)))" }

  func has(_ property: TrackProperty) -> Bool { group.track(property) != nil }
  var movesAlong: Bool { has(.offsetX) || has(.offsetY) }

  /// Offsets are fractions of the symbol's size, so the view has to know it.
  var sizeLines: [String] {
    movesAlong
      ? ["/// The image's size in points, of which offsets are fractions.", "var size: CGFloat = 24", ""] : []
  }

  /// A point of the symbol in the unit square, or the centre's name.
  func unitPoint(_ point: Point) -> String {
    let box = request.symbol.viewBox
    guard box.width > 0, box.height > 0 else { return ".center" }
    let x = (point.x - box.x) / box.width
    let y = (point.y - box.y) / box.height
    if abs(x - 0.5) < 1e-6, abs(y - 0.5) < 1e-6 { return ".center" }
    return "UnitPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
  }

  /// The modifiers for the animated properties, from inside out, with each value's source.
  func modifiers(_ value: (TrackProperty) -> String) -> [String] {
    var lines: [String] = []
    if has(.rotation) {
      lines.append(".rotationEffect(.degrees(\(value(.rotation))), anchor: \(unitPoint(group.anchor)))")
    }
    if has(.scale) { lines.append(".scaleEffect(\(value(.scale)), anchor: \(unitPoint(group.pivot)))") }
    if movesAlong {
      let x = has(.offsetX) ? "(\(value(.offsetX))) * size" : "0"
      let y = has(.offsetY) ? "(\(value(.offsetY))) * size" : "0"
      lines.append(".offset(x: \(x), y: \(y))")
    }
    if has(.opacity) { lines.append(".opacity(\(value(.opacity)))") }
    return lines
  }
}
