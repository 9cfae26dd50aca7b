extension CustomTransition {
  /// A fade.
  public static let opacity = CustomTransition(name: "Opacity", insertion: TransitionWay(active: .gone()))

  /// Grows from nothing, about the centre.
  public static let scale = CustomTransition(
    name: "Scale", insertion: TransitionWay(active: .gone { ($0.scaleX, $0.scaleY) = (0, 0) }))

  /// Comes from the leading side and goes on to the trailing one.
  public static let slide = CustomTransition(
    name: "Slide", insertion: TransitionWay(active: .gone { $0.offsetX = .fraction(-1) }),
    removal: TransitionWay(active: .gone { $0.offsetX = .fraction(1) }))

  /// Comes from an edge and goes back there.
  public static func move(edge: TransitionEdge) -> CustomTransition {
    CustomTransition(name: "Move", insertion: TransitionWay(active: edge.beyond))
  }

  /// Comes from an edge and goes on to the opposite one.
  public static func push(from edge: TransitionEdge) -> CustomTransition {
    CustomTransition(
      name: "Push", insertion: TransitionWay(active: edge.beyond), removal: TransitionWay(active: edge.opposite.beyond))
  }

  /// Turns in from a quarter turn about the bottom leading corner, and back.
  public static let rotate = CustomTransition(
    name: "Rotate", insertion: TransitionWay(active: .gone { ($0.rotation, $0.anchor) = (90, .bottomLeading) }))

  /// Turns in about the top trailing corner, out about the bottom leading one.
  public static let rotateInOut = CustomTransition(
    name: "Rotate in and out",
    insertion: TransitionWay(active: .gone { ($0.rotation, $0.anchor) = (-90, .topTrailing) }),
    removal: TransitionWay(active: .gone { ($0.rotation, $0.anchor) = (90, .bottomLeading) }))

  /// A card that turns over to its face. Until it faces the viewer nothing is seen, so that it needs no fade.
  public static let flipFromLeft = CustomTransition(
    name: "Flip from left",
    insertion: TransitionWay(
      active: TransitionState(
        rotation3D: Rotation3D(degrees: -180, axis: .y, perspective: 0.5, hiddenBeyond: 90)),
      timing: TransitionTiming(duration: 0.6)))

  /// Tips up from lying flat.
  public static let flipFromBottom = CustomTransition(
    name: "Flip from bottom",
    insertion: TransitionWay(
      active: .gone { $0.rotation3D = Rotation3D(degrees: 90, axis: .x) }, timing: TransitionTiming(duration: 0.5)))

  /// Grows and clears out of a blur.
  public static let blurReplace = CustomTransition(
    name: "Blur replace",
    insertion: TransitionWay(
      active: .gone {
        ($0.scaleX, $0.scaleY) = (0.8, 0.8)
        $0.blur = 10
      }))

  /// Floats in: y = 10 pt · sin 2πp, scale = 1 + 0.1 · (1 − p) · cos πp, opacity = min(1, 2p).
  public static let wave = CustomTransition(
    name: "Wave",
    insertion: TransitionWay(
      active: .gone(),
      waves: [
        TransitionWave(.offsetY, amplitude: 10, frequency: 1),
        TransitionWave(.scaleX, amplitude: 0.1, frequency: 0.5, phase: 90, envelope: .fadingOut),
        TransitionWave(.scaleY, amplitude: 0.1, frequency: 0.5, phase: 90, envelope: .fadingOut),
      ], fadePart: 0.5, timing: TransitionTiming(.linear, duration: 0.8)))

  /// The ready-made ones by the name that files and the command line use.
  public static let readyMade: [(id: String, transition: CustomTransition)] = [
    ("opacity", .opacity), ("scale", .scale), ("slide", .slide), ("move", .move(edge: .bottom)),
    ("push", .push(from: .leading)), ("rotate", .rotate), ("rotateInOut", .rotateInOut),
    ("flipFromLeft", .flipFromLeft), ("flipFromBottom", .flipFromBottom), ("blurReplace", .blurReplace),
    ("wave", .wave),
  ]

  /// The ready-made transition of that name.
  public static func readyMade(_ id: String) -> CustomTransition? { readyMade.first { $0.id == id }?.transition }

  /// The name of the ready-made transition that this one is; nil for one's own.
  public var readyMadeID: String? { CustomTransition.readyMade.first { $0.transition == self }?.id }
}

/// Dot names where a transition is asked for, as SwiftUI has them. (`.scale` and `.rotate` are effects' names: those are
/// written out, `CustomTransition.scale`.)
extension TransitionSymbolEffect where Self == CustomTransition {
  /// A fade.
  public static var opacity: Self { CustomTransition.opacity }
  /// Comes from the leading side and goes on to the trailing one.
  public static var slide: Self { CustomTransition.slide }
  /// Turns in about the top trailing corner, out about the bottom leading one.
  public static var rotateInOut: Self { CustomTransition.rotateInOut }
  /// A card that turns over to its face.
  public static var flipFromLeft: Self { CustomTransition.flipFromLeft }
  /// Tips up from lying flat.
  public static var flipFromBottom: Self { CustomTransition.flipFromBottom }
  /// Grows and clears out of a blur.
  public static var blurReplace: Self { CustomTransition.blurReplace }
  /// Floats in.
  public static var wave: Self { CustomTransition.wave }
}

/// A side of a symbol.
public enum TransitionEdge: String, Hashable, Sendable, Codable, CaseIterable {
  case top, leading, bottom, trailing

  /// The side that it faces.
  public var opposite: TransitionEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// Not to be seen, its own size beyond the edge.
  var beyond: TransitionState {
    .gone {
      switch self {
      case .top: $0.offsetY = .fraction(-1)
      case .leading: $0.offsetX = .fraction(-1)
      case .bottom: $0.offsetY = .fraction(1)
      case .trailing: $0.offsetX = .fraction(1)
      }
    }
  }
}

extension TransitionState {
  /// Opacity 0, and what else is said.
  fileprivate static func gone(_ change: (inout TransitionState) -> Void = { _ in }) -> TransitionState {
    var state = TransitionState(opacity: 0)
    change(&state)
    return state
  }
}
