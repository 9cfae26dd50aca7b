import CAdwaita
import StudioModel

/// A page of the inspector; it observes the store itself.
@MainActor protocol InspectorPage: AnyObject {
  var widget: Widget { get }
}

/// The right of the window: what is known of the selected tile, a page for each side of it.
@MainActor final class InspectorPane {
  /// Rows stay whole down to this width, in pixels.
  static let minimumWidth: Int32 = 320

  let widget: Widget
  private let stack: Widget
  private var pages: [any InspectorPage] = []

  init(store: StudioStore, shelf: SymbolShelf, snippets: SnippetPaste) {
    stack = adw_view_stack_new()
    let switcher: Widget = adw_view_switcher_new()
    // Icons over words: side by side, four pages would not fit.
    adw_view_switcher_set_policy(switcher.cast(), ADW_VIEW_SWITCHER_POLICY_NARROW)
    adw_view_switcher_set_stack(switcher.cast(), stack.cast())
    switcher.named(localized("Inspector Pages"))
    let separator: Widget = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    widget = column(spacing: 0, [switcher, separator, stack.expanding(vertically: true)])
    widget.sized(width: Self.minimumWidth).styled("inspector").named(localized("Inspector"))
    add(
      EffectPage(store: store, shelf: shelf, snippets: snippets), "effect", localized("Effect"),
      icon: "symbol-studio-effect-symbolic")
    add(
      TransitionPage(store: store), "transition", localized("Transition"), icon: "symbol-studio-transition-symbolic")
    add(
      SwitchingPage(store: store, shelf: shelf), "switching", localized("Switching"),
      icon: "symbol-studio-switching-symbolic")
    add(LayersPage(store: store), "layers", localized("Layers"), icon: "symbol-studio-layers-symbolic")
  }

  /// - Parameter name: unique among the pages.
  private func add(_ page: any InspectorPage, _ name: String, _ title: String, icon: String) {
    pages.append(page)
    adw_view_stack_add_titled(stack.cast(), page.widget, name, title)
    adw_view_stack_page_set_icon_name(adw_view_stack_get_page(stack.cast(), page.widget), icon)
  }
}
