import CAdwaita
import StudioModel

/// The right of the window: what is known of the selected tile, a page for each side of it.
@MainActor final class InspectorPane {
  /// Rows stay whole down to this width, in pixels.
  static let minimumWidth: Int32 = 320

  let widget: Widget
  private let stack: Widget
  /// Once somebody has looked at it.
  private weak var layersPage: LayersPage?

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
    add("effect", localized("Effect"), icon: "symbol-studio-effect-symbolic") {
      EffectPage(store: store, shelf: shelf, snippets: snippets)
    }
    add("transition", localized("Transition"), icon: "symbol-studio-transition-symbolic") {
      TransitionPage(store: store)
    }
    add("switching", localized("Switching"), icon: "symbol-studio-switching-symbolic") {
      SwitchingPage(store: store, shelf: shelf)
    }
    add("layers", localized("Layers"), icon: "symbol-studio-layers-symbolic") { [weak self] in
      let page = LayersPage(store: store)
      self?.layersPage = page
      return page
    }
  }

  /// Lets the name of the layer be typed that is selected on the page *Layers*.
  func renameLayer() { layersPage?.renameLayer() }

  /// - Parameter name: unique among the pages.
  private func add(_ name: String, _ title: String, icon: String, _ make: @escaping @MainActor () -> any WindowPart) {
    let page = madeWhenSeen(make)
    adw_view_stack_add_titled(stack.cast(), page, name, title)
    adw_view_stack_page_set_icon_name(adw_view_stack_get_page(stack.cast(), page), icon)
  }
}
