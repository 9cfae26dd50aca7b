import CAdwaita
import StudioModel

/// Space, Home, End and the arrows for the clock, and Ctrl+V for code, as far as the widget with the focus has no use
/// for them.
///
/// They are no accelerators, since those come before typing: a space in a search must stay a space.
@MainActor struct PlaybackKeys {
  private let store: StudioStore
  private let window: UnsafeMutablePointer<GtkWindow>
  private let paste: @MainActor () -> Void

  init(store: StudioStore, window: UnsafeMutablePointer<GtkWindow>, paste: @escaping @MainActor () -> Void) {
    self.paste = paste
    self.store = store
    self.window = window
    let widget: Widget = window.cast()
    guard let early = gtk_event_controller_key_new(), let late = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(early, GTK_PHASE_CAPTURE)
    let keys = self
    connect(early, "key-pressed", answering: { keys.pressedEarly($0.uint(1), $0.flags(3)) })
    connect(late, "key-pressed", answering: { keys.pressedLate($0.uint(1), $0.flags(3)) })
    widget.add(early)
    widget.add(late)
  }

  /// Space plays and pauses wherever the focus is, but for typing, and for controls reached by keyboard: there it
  /// presses the control.
  private func pressedEarly(_ key: Int, _ modifiers: UInt32) -> Bool {
    guard key == Int(GDK_KEY_space), modifiers & Self.modifierMask == 0, !isTyping, !isControlReachedByKeyboard else {
      return false
    }
    store.togglePlaying()
    return true
  }

  /// What the focused widget left over.
  private func pressedLate(_ key: Int, _ modifiers: UInt32) -> Bool {
    guard !isTyping else { return false }
    if modifiers & Self.modifierMask == GDK_CONTROL_MASK.rawValue, [GDK_KEY_v, GDK_KEY_V].contains(Int32(key)) {
      paste()
      return true
    }
    guard modifiers & Self.modifierMask == 0 else { return false }
    switch Int32(key) {
    case GDK_KEY_Home: store.moveToStart()
    case GDK_KEY_End: store.moveToEnd()
    case GDK_KEY_Left: store.step(byFrames: -1)
    case GDK_KEY_Right: store.step(byFrames: 1)
    default: return false
    }
    return true
  }

  private static let modifierMask = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue

  private var focus: Widget? { gtk_window_get_focus(window) }

  private var isTyping: Bool {
    guard let focus else { return false }
    return focus.isA(gtk_text_get_type()) || focus.isA(gtk_text_view_get_type())
  }

  private var isControlReachedByKeyboard: Bool {
    guard let focus, gtk_window_get_focus_visible(window) != 0 else { return false }
    return focus.isA(gtk_button_get_type()) || focus.isA(gtk_check_button_get_type())
      || focus.isA(gtk_switch_get_type()) || focus.isA(gtk_list_box_row_get_type())
      || gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil
  }
}
