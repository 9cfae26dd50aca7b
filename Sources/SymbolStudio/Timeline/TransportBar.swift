import CAdwaita
import StudioModel

/// The clock's buttons: start, steps, play, loop, speed, and what time it is.
@MainActor final class TransportBar {
  let widget: Widget
  private let store: StudioStore
  private let playButton: Widget
  private let loopButton: Widget
  private let speed: SegmentedControl
  private let time: Widget
  private let frame: Widget

  init(store: StudioStore) {
    self.store = store
    let start = iconButton("media-skip-backward-symbolic", localized("Back to Start"), shortcut: "Home")
    let back = iconButton("go-previous-symbolic", localized("Previous Frame"), shortcut: "Left")
    playButton = iconButton("media-playback-start-symbolic", localized("Play"), shortcut: "space")
    let forward = iconButton("go-next-symbolic", localized("Next Frame"), shortcut: "Right")
    loopButton = iconToggle("media-playlist-repeat-symbolic", localized("Loop Playback"))
    for button in [start, back, playButton, forward, loopButton] { button.styled("flat") }
    speed = SegmentedControl(
      name: localized("Playback Speed"),
      choices: PlaybackSpeed.allCases.map { (Self.title($0), localized("Play at %s speed", Self.title($0))) })
    time = label("").styled("numeric")
    frame = label("").styled("numeric", "dim-label", "caption")
    for text in [time, frame] { gtk_label_set_xalign(text.cast(), 1) }
    let spacer: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    spacer.expanding(horizontally: true)
    let buttons = row(spacing: 2, [start, back, playButton, forward, loopButton])
    // One over the other: beside each other they would make the narrowest window too wide.
    let clock = column(spacing: 0, [time, frame]).aligned(vertically: GTK_ALIGN_CENTER)
    widget = row(spacing: 12, [buttons, speed.widget, spacer, clock]).margins(6, start: 12, end: 12)
    connect(start, "clicked") { [store] in store.moveToStart() }
    connect(back, "clicked") { [store] in store.step(byFrames: -1) }
    connect(playButton, "clicked") { [store] in store.togglePlaying() }
    connect(forward, "clicked") { [store] in store.step(byFrames: 1) }
    connect(loopButton, "toggled") { [store, loopButton] in
      store.perform(.setLoops(gtk_toggle_button_get_active(loopButton.cast()) != 0))
    }
    speed.onSelect = { [store] in store.perform(.setPlaybackSpeed(PlaybackSpeed.allCases[$0])) }
    show(.all)
  }

  /// Shows what the store says.
  func show(_ change: StudioChange) {
    showTime()
    guard !change.isDisjoint(with: [.document, .playback]) else { return }
    let isPlaying = store.playback.isPlaying
    let name = isPlaying ? localized("Pause") : localized("Play")
    let icon = isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
    if gtk_button_get_icon_name(playButton.cast()).map({ String(cString: $0) }) != icon {
      gtk_button_set_icon_name(playButton.cast(), icon)
      playButton.named(name).tooltip("\(name) (\(readable("space")))")
    }
    let loops: gboolean = store.document.playback.loops ? 1 : 0
    if gtk_toggle_button_get_active(loopButton.cast()) != loops {
      gtk_toggle_button_set_active(loopButton.cast(), loops)
    }
    speed.show(PlaybackSpeed.allCases.firstIndex(of: store.document.playback.speed))
  }

  private func showTime() {
    setText(TimeFormat.seconds(store.playback.playhead, of: store.span.duration), of: time)
    setText(TimeFormat.frames(store.playback.frameNumber, of: store.span.duration), of: frame)
  }

  private static func title(_ speed: PlaybackSpeed) -> String {
    switch speed {
    case .quarter: "¼×"
    case .half: "½×"
    case .normal: "1×"
    case .double: "2×"
    }
  }
}
