import Foundation
import SymbolMotion

/// What the timeline shows of a variant, sampled once after each change; drawing only reads it. Pure.
struct TimelineModel: Hashable {
  /// One effect of the stack.
  struct Section: Hashable {
    /// The effect's dot name.
    var title: String
    var segments: [Segment]
    var rows: [Row]
  }

  /// A phase of the motion, in seconds.
  struct Segment: Hashable {
    enum Kind: Hashable {
      case intro, outro, pause
      /// Counted from 1.
      case run(Int)
      /// A state is held until the stop.
      case hold
      /// Of an image switching.
      case switching(CompiledImageSequence.Phase.Kind)
    }
    var kind: Kind
    var start: Double
    var end: Double
  }

  /// A motion group with its values over time, or one property of it.
  struct Row: Hashable {
    var name: String
    /// Under the name: which properties, or between which values.
    var caption: String
    var curves: [Curve]
    /// Stretches of time with a name, in place of curves.
    var spans: [Segment] = []

    init(name: String, curves: [Curve]) {
      self.name = name
      self.curves = curves
      caption = curves.map { TimelinePlot.title(of: $0.property) }.joined(separator: ", ")
    }

    /// A row a property, named after it, with the values that it goes through: where the properties are what one works
    /// on, curves over one another would not be told apart.
    var propertyRows: [Row] {
      curves.map { curve in
        var row = Row(name: TimelinePlot.title(of: curve.property), curves: [curve])
        let ends = [curve.points.first, curve.points.last].compactMap { $0 }
        row.caption = ends.map { ValueFormat.text($0.value, of: curve.property) }.joined(separator: " → ")
        return row
      }
    }

    /// A row of stretches of time.
    init(name: String, caption: String, spans: [Segment]) {
      self.name = name
      self.caption = caption
      self.spans = spans
      curves = []
    }
  }

  /// One animated property over the whole time.
  struct Curve: Hashable {
    var property: TrackProperty
    /// In the property's own unit; equal for all rows of a section, so that groups can be compared.
    var range: ClosedRange<Double>
    /// In order of time.
    var points: [Sample]
    /// Keyframes, where they are met in the play.
    var keyframes: [Sample]
  }

  struct Sample: Hashable {
    var time: Double
    var value: Double
  }

  /// Points a curve: about one for every three pixels of a wide window.
  static let sampleCount = 320

  var sections: [Section]

  /// - Parameters:
  ///   - duration: seconds that are shown.
  ///   - stop: when endless motions are stopped, in seconds; nil: not at all.
  init(motions: [Motion], duration: Double, stop: Double?) {
    self.init(parts: motions.map { Part(motion: $0, stop: stop) }, duration: duration)
  }

  /// A motion with the time at which it begins.
  struct Part {
    var motion: Motion
    var start = 0.0
    /// When it is stopped, if it is endless, in seconds; nil: not at all.
    var stop: Double?
  }

  /// As with motions alone, each with its own stop; one that begins after a stop runs to its own end.
  init(parts: [Part], duration: Double) {
    sections = parts.map { part in
      let motion = part.motion
      let play = Play(motion: motion, duration: duration - part.start, stop: part.start > 0 ? nil : part.stop)
      let rows = motion.kind == .customTransition ? play.rows.flatMap(\.propertyRows) : play.rows
      let section = Section(
        title: motion.effectName.hasPrefix(".") ? motion.effectName : "." + motion.effectName, segments: play.segments,
        rows: rows)
      return part.start > 0 ? section.delayed(by: part.start) : section
    }
  }
}

extension TimelineModel {
  /// Adds how the neighbours of a symbol move that is inserted or removed.
  mutating func add(_ layout: LayoutPassage, duration: Double) {
    let end = min(layout.end, duration)
    let times = (0...Self.sampleCount).map { duration * Double($0) / Double(Self.sampleCount) } + [end]
    func sample(_ time: Double) -> Sample { Sample(time: time, value: layout.fraction(at: time)) }
    let curve = Curve(
      property: .offsetX, range: 0...1, points: Set(times).sorted().map(sample), keyframes: [0, end].map(sample))
    sections.append(
      Section(
        title: localized("Layout"), segments: [Segment(kind: .run(1), start: 0, end: end)],
        rows: [Row(name: localized("Neighbours"), curves: [curve])]))
  }
}

extension TimelineModel.Section {
  /// The same, later.
  fileprivate func delayed(by delay: Double) -> TimelineModel.Section {
    func later(_ samples: [TimelineModel.Sample]) -> [TimelineModel.Sample] {
      samples.map { TimelineModel.Sample(time: $0.time + delay, value: $0.value) }
    }
    var result = self
    for index in segments.indices {
      result.segments[index].start += delay
      result.segments[index].end += delay
    }
    for row in rows.indices {
      for curve in rows[row].curves.indices {
        result.rows[row].curves[curve].points = later(rows[row].curves[curve].points)
        result.rows[row].curves[curve].keyframes = later(rows[row].curves[curve].keyframes)
      }
    }
    return result
  }
}

/// A motion as it is played: repeated, stopped, cut at the end of what is shown.
private struct Play {
  let motion: Motion
  let duration: Double
  let stop: Double?
  /// When the loops are over, and when all is at rest.
  private let loopsEnd: Double
  private let end: Double

  init(motion: Motion, duration: Double, stop: Double?) {
    self.motion = motion
    self.duration = duration
    let total = motion.totalDuration
    if let stop, total.map({ stop < $0 - motion.outro }) ?? true {
      self.stop = stop
      end = stop + motion.settlingTime(stoppedAt: stop)
      loopsEnd = motion.stopping == .finishesRun ? end - motion.outro : stop
    } else {
      self.stop = nil
      end = total ?? duration
      loopsEnd = total.map { $0 - motion.outro } ?? duration
    }
  }

  var segments: [TimelineModel.Segment] {
    var segments: [TimelineModel.Segment] = []
    func add(_ kind: TimelineModel.Segment.Kind, _ start: Double, _ end: Double) {
      let last = min(end, duration)
      if last - start > 1e-9 { segments.append(TimelineModel.Segment(kind: kind, start: start, end: last)) }
    }
    add(.intro, 0, min(motion.intro, loopsEnd))
    if motion.holds { add(.hold, motion.intro, loopsEnd) }
    for (index, start) in motion.repeats(until: min(loopsEnd, duration)).enumerated() {
      add(.run(index + 1), start, min(start + motion.loop, loopsEnd))
      let next = start + motion.loop + motion.pause
      if next < loopsEnd { add(.pause, start + motion.loop, next) }
    }
    add(.outro, loopsEnd, end)
    return segments
  }

  var rows: [TimelineModel.Row] {
    let sampled = motion.groups.indices.map { group in
      (name: motion.groups[group].name, curves: motion.groups[group].tracks.map { curve(of: $0, inGroup: group) })
    }
    // One range a property for all groups of the effect, and one for both axes: lengths can be compared.
    func measure(_ property: TrackProperty) -> TrackProperty { property == .offsetY ? .offsetX : property }
    var ranges: [TrackProperty: ClosedRange<Double>] = [:]
    for curve in sampled.flatMap(\.curves) {
      let other = ranges[measure(curve.property)] ?? curve.range
      ranges[measure(curve.property)] =
        min(other.lowerBound, curve.range.lowerBound)...max(other.upperBound, curve.range.upperBound)
    }
    return sampled.map { name, curves in
      TimelineModel.Row(
        name: name,
        curves: curves.map { curve in
          var shared = curve
          shared.range = ranges[measure(curve.property)] ?? curve.range
          return shared
        })
    }
  }

  private func curve(of track: Track, inGroup group: Int) -> TimelineModel.Curve {
    let keyTimes = keyframeTimes(of: track)
    let even = (0...TimelineModel.sampleCount).map { duration * Double($0) / Double(TimelineModel.sampleCount) }
    let times = Set(even + keyTimes.filter { $0 <= duration }).sorted()
    let points = times.map { sample(track.property, group, $0) }
    let values = points.map(\.value) + [track.property.restValue]
    return TimelineModel.Curve(
      property: track.property, range: (values.min() ?? 0)...(values.max() ?? 1), points: points,
      keyframes: keyTimes.filter { $0 <= duration + 1e-9 }.map { sample(track.property, group, $0) })
  }

  private func sample(_ property: TrackProperty, _ group: Int, _ time: Double) -> TimelineModel.Sample {
    TimelineModel.Sample(
      time: time, value: motion.state(of: property, inGroup: group, at: time, stoppedAt: stop).value)
  }

  /// Where the track's keyframes are met: those of the loop once a run; after a stop only where the run is finished.
  private func keyframeTimes(of track: Track) -> [Double] {
    let starts = motion.repeats(until: min(loopsEnd, duration))
    var times: Set<Double> = []
    for keyframe in track.keyframes {
      if keyframe.time < motion.intro {
        times.insert(keyframe.time)
      } else if keyframe.time <= motion.intro + motion.loop {
        for start in starts { times.insert(start + keyframe.time - motion.intro) }
        if motion.holds { times.insert(keyframe.time) }
      } else if stop == nil || motion.stopping == .finishesRun {
        times.insert(loopsEnd + keyframe.time - motion.intro - motion.loop)
      }
    }
    let limit = stop == nil || motion.stopping == .finishesRun ? end : loopsEnd
    var met = times.filter { $0 <= limit + 1e-9 }
    if let stop, motion.stopping != .finishesRun { met.formUnion([stop, end]) }
    return met.sorted()
  }
}
