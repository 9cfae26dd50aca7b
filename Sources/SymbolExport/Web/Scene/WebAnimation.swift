import SymbolArt
import SymbolMotion

/// What an animation of a web export changes on its element.
enum WebProperty: Hashable {
  /// Two lengths.
  case translate
  /// A factor about the element's origin.
  case scale
  /// Two factors about the element's origin.
  case stretch
  /// Degrees about the element's origin.
  case rotate
  /// The Gaussian's standard deviation, a length.
  case blur
  /// Degrees in space about the middle of the view; of the outermost element.
  case view(WebView)
  /// Two parts of the outermost element's own width and height.
  case shift
  case opacity
  /// Lengths of the drawn dash and of the gap behind it.
  case dash
  /// Where the pattern begins, a length against the path's direction.
  case dashOffset
  /// 1 for what is seen, 0 for what is not.
  case visibility

  /// Whether a person who asked for less motion still sees it.
  var isFade: Bool { self == .opacity }
}

/// How a turn in space is seen. Only the outermost element of a drawing knows a third dimension.
struct WebView: Hashable {
  var axisX: Double
  var axisY: Double
  var axisZ: Double
  /// From the eye to the drawing, as a multiple of the drawing's width; nil: from infinitely far.
  var distance: Double?
}

/// One property of one element over a motion.
struct WebAnimation: Hashable {
  var property: WebProperty
  /// Parallel ways of the property's numbers, with keyframes at the same times and of the same curves.
  var tracks: [WebTrack]
  var timing: WebTiming
  /// Whether it belongs to a movement, though it is a fade: the contour of a figure that is drawn.
  var isMovement: Bool
  /// How its group comes to rest.
  var stop: WebStop
  /// What stands in its place for a person who asked for less motion, at most one; empty: what it is itself.
  var reduced: [WebAnimation] = []

  /// When its loop begins, in seconds from the start.
  var loopStart: Double { tracks.first?.loopStart ?? timing.intro }

  init(
    _ property: WebProperty, _ tracks: [WebTrack], _ timing: WebTiming, _ stop: WebStop, isMovement: Bool? = nil
  ) {
    self.stop = stop
    self.property = property
    self.tracks = tracks
    self.timing = timing
    self.isMovement = isMovement ?? !property.isFade
  }
}

/// How a motion group comes to rest when it is stopped, for players that can start from anywhere.
struct WebStop: Hashable {
  var stopping: Stopping
  /// Seconds that it goes on beforehand.
  var delay: Double
  /// Degrees between rotations that look the same; 0 for a disc.
  var restingAngle: Double

  init(_ motion: Motion, group: Int) {
    stopping = motion.stopping
    delay = motion.groups[group].stopDelay
    restingAngle = motion.groups[group].restingAngle
  }
}

/// An element that moves: a group, or a path that is drawn.
struct WebMover: Hashable {
  var animations: [WebAnimation]
  /// About which it scales and turns, in view box units.
  var origin: Point?
  /// Where nothing plays.
  var baseOpacity = 1.0
  /// Whether only a person who asked for less motion is shown it, in a format with an element for each of both.
  var isForLess = false
  var isHiddenAtBase = false
  /// Whether it is the outermost element, whose origin is given in parts of its own width and height.
  var isRoot = false
}

/// How a format writes that elements move.
protocol WebAnimator {
  /// What the format can do.
  static var ability: WebAbility { get }

  /// What makes an element move: attributes for its tag, with a space in front, and what stands inside it at the end.
  mutating func animate(_ mover: WebMover) -> (attributes: String, content: String)
}

extension [WebAnimation] {
  /// Two tracks as one animation of pairs; nil where their keyframes differ in time or curve.
  static func paired(_ x: WebTrack, _ y: WebTrack) -> [WebTrack]? {
    func agree(_ first: WebPhase?, _ second: WebPhase?) -> Bool {
      guard let first, let second else { return first == nil && second == nil }
      return first.keyframes.count == second.keyframes.count
        && zip(first.keyframes.dropLast(), second.keyframes.dropLast()).allSatisfy {
          abs($0.time - $1.time) < 1e-9 && $0.curve.isNear($1.curve)
        }
    }
    guard x.loopStart == y.loopStart else { return nil }
    return agree(x.intro, y.intro) && agree(x.loop, y.loop) && agree(x.outro, y.outro) ? [x, y] : nil
  }
}

extension Curve {
  /// Whether two curves are the same but for rounding.
  func isNear(_ other: Curve) -> Bool {
    guard case .cubicBezier(let a) = self, case .cubicBezier(let b) = other else { return self == other }
    return abs(a.x1 - b.x1) + abs(a.y1 - b.y1) + abs(a.x2 - b.x2) + abs(a.y2 - b.y2) < 1e-4
  }
}
