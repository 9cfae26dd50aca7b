import CAdwaita

/// Lets the arrow keys move something that is drawn: `move` gets a step of one to the right and up (negative: left and
/// down), and whether Shift asks for a longer one.
@MainActor func watchArrowKeys(
  _ widget: Widget, move: @escaping @MainActor (_ right: Double, _ up: Double, _ isFar: Bool) -> Void
) {
  guard let keys = gtk_event_controller_key_new() else { return }
  connect(
    keys, "key-pressed",
    answering: { arguments in
      let isFar = arguments.flags(3) & GDK_SHIFT_MASK.rawValue != 0
      switch Int32(arguments.uint(1)) {
      case GDK_KEY_Left: move(-1, 0, isFar)
      case GDK_KEY_Right: move(1, 0, isFar)
      case GDK_KEY_Up: move(0, 1, isFar)
      case GDK_KEY_Down: move(0, -1, isFar)
      default: return false
      }
      return true
    })
  widget.add(keys)
}

/// Lets Delete and Backspace take something that is drawn away, or back.
@MainActor func watchDelete(_ widget: Widget, remove: @escaping @MainActor () -> Void) {
  guard let keys = gtk_event_controller_key_new() else { return }
  connect(
    keys, "key-pressed",
    answering: { arguments in
      guard [GDK_KEY_Delete, GDK_KEY_BackSpace].contains(Int32(arguments.uint(1))) else { return false }
      remove()
      return true
    })
  widget.add(keys)
}
