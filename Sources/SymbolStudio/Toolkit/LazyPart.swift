import CAdwaita

/// A part of the window: a widget, and what keeps it up to date. It observes the store itself.
@MainActor protocol WindowPart: AnyObject {
  var widget: Widget { get }
}

/// A place for a part that is made when it is first seen, and lives as long as its place: a window comes up the sooner,
/// the less it builds that nobody looks at.
@MainActor func madeWhenSeen(_ make: @escaping @MainActor () -> any WindowPart) -> Widget {
  let place: Widget = adw_bin_new()
  var waiting: SignalConnection?
  waiting = connect(place, "map") {
    waiting?.disconnect()
    waiting = nil
    let part = make()
    attach(part, as: "symbol-studio-part", to: place)
    adw_bin_set_child(place.cast(), part.widget)
  }
  return place
}
