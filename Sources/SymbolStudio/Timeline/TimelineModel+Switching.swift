import CAdwaita
import SymbolMotion

extension TimelineModel {
  /// Shows an image switching by its phases: what is made, what goes, when it is swapped, what comes. The pictures'
  /// curves stay below them.
  mutating func show(_ phases: [CompiledImageSequence.Phase], duration: Double) {
    guard let place = sections.firstIndex(where: { $0.title.hasPrefix(".switching(") }) else { return }
    let rows = SwitchingLane.allCases.compactMap { lane -> Row? in
      let spans = phases.filter { lane.kinds.contains($0.kind) && $0.start <= duration }.map {
        Segment(kind: .switching($0.kind), start: $0.start, end: min($0.end, duration))
      }
      guard !spans.isEmpty else { return nil }
      return Row(name: lane.title, caption: lane.caption, spans: spans)
    }
    // The phases say it better than one run from start to end.
    sections[place].segments = []
    sections[place].rows.insert(contentsOf: rows, at: 0)
  }
}

/// Phases that can be at the same time stand below one another.
private enum SwitchingLane: CaseIterable {
  case work, leaving, swap, coming

  var kinds: [CompiledImageSequence.Phase.Kind] {
    switch self {
    case .work: [.hold, .produce, .failed]
    case .leaving: [.out]
    case .swap: [.wait, .swap]
    case .coming: [.in]
    }
  }

  var title: String {
    switch self {
    case .work: localized("Work")
    case .leaving: localized("Old picture")
    case .swap: localized("Swap")
    case .coming: localized("New picture")
    }
  }

  var caption: String {
    switch self {
    case .work: localized("until it is ready")
    case .leaving: localized("goes")
    case .swap: localized("after the wait")
    case .coming: localized("comes")
    }
  }
}

extension CompiledImageSequence.Phase.Kind {
  /// What the phase is called.
  var title: String {
    switch self {
    case .hold: localized("Rest")
    case .produce: localized("Produce")
    case .failed: localized("Failed")
    case .out: localized("Out")
    case .wait: localized("Wait")
    case .swap: localized("Swap")
    case .in: localized("In")
    }
  }

  /// The colour of the phase, from GNOME's palette; nil: the text's, for what is no change.
  var hue: String? {
    switch self {
    case .hold: nil
    case .produce: "orange"
    case .failed: "red"
    case .out: "purple"
    case .wait: "brown"
    case .swap: "red"
    case .in: "green"
    }
  }
}

extension TimelinePlot {
  /// A stretch of time with its name; a moment as a diamond.
  func draw(_ cairo: OpaquePointer, span: TimelineModel.Segment, top: Double) {
    guard case .switching(let phase) = span.kind else { return }
    let (start, end) = (axis.position(of: span.start), axis.position(of: span.end))
    let color = phase.hue.map(palette.hue) ?? palette.foreground
    let middle = top + Self.rowHeight / 2
    guard span.end > span.start else {
      setSource(cairo, color)
      diamond(cairo, start, middle, radius: 5)
      cairo_fill(cairo)
      return
    }
    let width = max(2, end - start - 1)
    setSource(cairo, color, alpha: phase.hue == nil ? 0.08 : 0.28)
    roundedRectangle(cairo, start + 0.5, top + 9, width, Self.rowHeight - 18, radius: 4)
    cairo_fill(cairo)
    guard let text else { return }
    let size = text.size(of: phase.title)
    guard size.width + 8 <= width else { return }
    setSource(cairo, palette.foreground, alpha: 0.85)
    text.draw(phase.title, cairo, x: start + 5.5, y: middle - size.height / 2)
  }
}
