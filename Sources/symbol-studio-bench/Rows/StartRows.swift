import Foundation

/// Start to the first window, against GTK's own widget factory; and what the window uses when nothing moves.
func startRows() throws -> [Row] {
  let name = "start to the window being shown ÷ the same of gtk4-widget-factory (median of 7)"
  let idleName = "processor time of the idle window over 3 s"
  let peer = URL(fileURLWithPath: "/usr/bin/gtk4-widget-factory")
  var missing: String?
  if ProcessInfo.processInfo.environment["DISPLAY"] == nil {
    missing = "no display; run it under: xvfb-run -a dbus-run-session --"
  } else if run("xdotool", ["version"]) != 0 {
    missing = "xdotool is not installed"
  } else if !FileManager.default.isExecutableFile(atPath: peer.path) {
    missing = "gtk4-widget-factory is not installed (package gtk-4-examples)"
  }
  if let missing {
    return [
      .skipped(name, unit: "ratio", goal: 1.3, because: missing),
      .skipped(idleName, unit: "s", goal: 0, because: missing),
    ]
  }
  return try withTemporaryFolder { home in
    let studio = neighbour("symbol-studio")
    var ours: [Double] = []
    var theirs: [Double] = []
    // One start of each warms the file cache up and is not counted; then they take turns.
    for turn in 0..<8 {
      let own = try startTime(studio, home: home)
      let other = try startTime(peer, home: home)
      if turn > 0 {
        ours.append(own)
        theirs.append(other)
      }
    }
    let start = Row(
      name, value: ours.quantile(0.5) / theirs.quantile(0.5), unit: "ratio", goal: 1.3,
      details: ["ours, median ms": ours.quantile(0.5), "widget factory, median ms": theirs.quantile(0.5)])
    return [start, try idleRow(idleName, studio: studio, home: home)]
  }
}

private func startTime(_ program: URL, home: URL) throws -> Double {
  var child: ChildProgram?
  let time = try milliseconds {
    let started = try ChildProgram(program, home: home)
    child = started
    _ = started.waitForWindow()
  }
  child?.stop()
  return time
}

private func idleRow(_ name: String, studio: URL, home: URL) throws -> Row {
  let child = try ChildProgram(studio, home: home)
  defer { child.stop() }
  _ = child.waitForWindow()
  // Thumbnails of the bundled symbols are being made at first.
  sleep(5)
  let before = child.processorSeconds
  sleep(3)
  return Row(
    name, value: child.processorSeconds - before, unit: "s", goal: 0,
    details: ["resident MB": child.residentMegabytes])
}
