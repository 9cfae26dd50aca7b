import CGtk
import GtkSupport

/// What a symbol of a control does when its moment has come: any calls on the view.
///
///     refresh.motion = { $0.addSymbolEffect(.rotate.wholeSymbol, options: .nonRepeating.speed(2)) }
public typealias SymbolMotionAction = @MainActor (SymbolView) -> Void

/// The widget of a control made here: GTK owns it, and it keeps the Swift object that answers for it.
@MainActor final class ControlWidget {
  /// nil once GTK has destroyed it.
  private(set) var pointer: Widget?

  init(_ widget: Widget) { pointer = widget }

  var widget: Widget {
    guard let pointer else { preconditionFailure("the widget was destroyed by GTK") }
    return pointer
  }

  /// From here on the widget keeps the control alive.
  func keep(_ control: AnyObject) {
    attach(Keeper(control) { [weak self] in self?.pointer = nil }, as: "symbol-control", to: widget)
  }

  @MainActor private final class Keeper {
    let control: AnyObject
    let end: @MainActor () -> Void

    init(_ control: AnyObject, end: @escaping @MainActor () -> Void) {
      self.control = control
      self.end = end
    }

    isolated deinit { end() }
  }
}
