extension ImageSwitching {
  /// Way and style as two words with a dot between: "animation.blur".
  public var name: String { "\(way.rawValue).\(style.rawValue)" }

  /// As `init(parsing:)` reads it: the dot name, and what differs from the usual values
  /// (`.animation.blur,out=0.3,curve=easeOut`).
  public var spelling: String {
    let usual = ImageSwitching(way: way, style: style)
    let numbers = SwitchingParameter.allCases.compactMap { parameter -> String? in
      guard parameter.isUsed(by: self), self[parameter] != usual[parameter] else { return nil }
      return "\(parameter.rawValue)=\(shortestDecimal(self[parameter]))"
    }
    let curves = curve == usual.curve ? [] : ["curve=\(curve.spelling)"]
    return ([".\(name)"] + numbers + curves).joined(separator: ",")
  }

  /// The number of a parameter.
  public subscript(parameter: SwitchingParameter) -> Double {
    get { self[keyPath: parameter.property] }
    set {
      self[keyPath: parameter.property] = min(max(newValue, parameter.range.lowerBound), parameter.range.upperBound)
    }
  }
}

/// A number of an image switching; its raw value is its key on the command line.
public enum SwitchingParameter: String, Hashable, Sendable, CaseIterable {
  case out, wait, `in`, blur, scale

  var property: WritableKeyPath<ImageSwitching, Double> {
    switch self {
    case .out: \.outTime
    case .wait: \.wait
    case .in: \.inTime
    case .blur: \.blurRadius
    case .scale: \.scale
    }
  }

  /// What it may be.
  public var range: ClosedRange<Double> {
    switch self {
    case .out, .in: ImageSwitching.timeRange
    case .wait: ImageSwitching.waitRange
    case .blur: ImageSwitching.blurRange
    case .scale: ImageSwitching.scaleRange
    }
  }

  /// "s", "pt" or "×".
  public var unit: String {
    switch self {
    case .out, .wait, .in: "s"
    case .blur: "pt"
    case .scale: "×"
    }
  }

  /// Whether the switching's way and style take it into account.
  public func isUsed(by switching: ImageSwitching) -> Bool {
    switch self {
    case .out, .in: true
    case .wait: switching.way == .animation
    case .blur: switching.style == .blur
    case .scale: switching.style == .scale
    }
  }
}

extension TransitionCurve {
  /// The curves that have names, as they are written.
  public static let named: [(name: String, curve: TransitionCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// Its name, `bezier(x1,y1,x2,y2)`, or `spring(response,dampingFraction)`.
  public var spelling: String {
    if let named = Self.named.first(where: { $0.curve == self }) { return named.name }
    func list(_ numbers: [Double]) -> String { numbers.map(shortestDecimal).joined(separator: ",") }
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2): return "bezier(\(list([x1, y1, x2, y2])))"
    case .spring(let response, let dampingFraction): return "spring(\(list([response, dampingFraction])))"
    }
  }
}
