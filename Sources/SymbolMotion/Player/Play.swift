/// What a frame needs of a run, or of what is left of one: a run as a whole takes longer to copy than to reckon with.
struct Play: Sendable {
  let table: MotionTable
  /// The player's time at which the motion's own time is 0.
  let origin: Double
  /// In the motion's own time; nil: not stopped.
  let stop: Double?
  /// The player's time from which it adds nothing.
  let end: Double
  /// What is added to the motion for a while.
  let lead: Lead

  init(_ run: PlayerRun) {
    table = run.table
    origin = run.origin
    stop = run.stop
    end = .infinity
    lead = run.lead
  }

  init(_ remnant: Remnant) {
    table = remnant.table
    origin = remnant.start
    stop = nil
    end = remnant.end
    lead = Lead()
  }

  /// Adds what it does at a time to a frame.
  func add(
    to composer: inout FrameComposer, at time: Double, places: LayerPlaces? = nil, narrowsDrawing: Bool = false
  ) {
    let own = time - origin
    guard own < lead.end else {
      return composer.add(table, at: own, stoppedAt: stop, places: places, narrowsDrawing: narrowsDrawing)
    }
    composer.add(table, at: own, stoppedAt: stop, places: places) { lead.add(to: &$0, at: own) }
  }
}

extension PlayerSlot {
  /// What it plays, the run last.
  var plays: [Play] { remnants.map { Play($0) } + (run.map { [Play($0)] } ?? []) }
}
