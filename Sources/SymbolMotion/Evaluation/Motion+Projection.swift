import SymbolArt

extension Motion {
  /// Whether groups share layers: transitions that are combined about different points.
  public var isNested: Bool { groups.count > 1 && kind == .customTransition }

  /// The same motion with what is hidden beyond an angle worked into the opacity, as jumps: for players that know
  /// nothing of cards without a back.
  public var hidingByOpacity: Motion {
    var result = self
    for (index, group) in groups.enumerated() {
      guard let projection = group.projection, projection.hiddenBeyond != nil, let turning = group.track(.rotation3D)
      else { continue }
      result.groups[index].projection?.hiddenBeyond = nil
      let spans = turning.hiddenSpans(by: projection, until: max(duration, turning.end))
      guard !spans.isEmpty else { continue }
      let seen = group.track(.opacity)?.keyframes ?? [Keyframe(time: 0, value: 1)]
      result.groups[index].tracks.removeAll { $0.property == .opacity }
      result.groups[index].tracks.append(
        Track(property: .opacity, keyframes: seen.without(spans, length: max(duration, seen.last?.time ?? 0))))
    }
    return result
  }
}

extension Track {
  /// When a turning track is hidden, in order of time.
  fileprivate func hiddenSpans(by projection: Projection, until end: Double) -> [ClosedRange<Double>] {
    let steps = max(Int(end * 960), 64)
    func hides(_ time: Double) -> Bool { projection.hides(degrees: value(at: time)) }
    func change(between low: Double, and high: Double) -> Double {
      var (low, high) = (low, high)
      let first = hides(low)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if hides(middle) == first { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    var spans: [ClosedRange<Double>] = []
    var start: Double? = hides(0) ? 0 : nil
    for step in 1...steps {
      let time = end * Double(step) / Double(steps)
      let before = end * Double(step - 1) / Double(steps)
      switch (start, hides(time)) {
      case (nil, true): start = change(between: before, and: time)
      case (let begin?, false):
        spans.append(begin...change(between: before, and: time))
        start = nil
      case (nil, false), (.some, true): break
      }
    }
    if let start { spans.append(start...end) }
    return spans
  }
}

extension [Keyframe] {
  /// The same way, 0 in spans of time.
  fileprivate func without(_ spans: [ClosedRange<Double>], length: Double) -> [Keyframe] {
    var result: [Keyframe] = []
    var time = 0.0
    for span in spans {
      if span.lowerBound > time { result += part(from: time, to: span.lowerBound).delayed(by: time) }
      result.append(Keyframe(time: span.lowerBound, value: 0, curve: .hold))
      time = span.upperBound
    }
    if time < length {
      result.append(Keyframe(time: time, value: 0, curve: .hold))
      result += part(from: time, to: length).delayed(by: time)
    } else {
      result.append(Keyframe(time: length, value: 0))
    }
    return result
  }
}

extension ProjectiveTransform {
  /// What must follow on a transform that ends with an offset, so that the offset is outermost.
  func after(offset: Point) -> ProjectiveTransform {
    if offset == .zero { return self }
    return ProjectiveTransform(.translation(x: -offset.x, y: -offset.y)).concatenated(self)
      .concatenated(.translation(x: offset.x, y: offset.y))
  }
}
