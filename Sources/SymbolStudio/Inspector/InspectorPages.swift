import CAdwaita

/// A page of the inspector: a stack of its `content`, under the given name, and of what it says where there is nothing to
/// inspect, "empty".
@MainActor func inspectorPages(
  _ content: [Widget], name: String = "variant", icon: String, title: String, description: String
) -> Widget {
  let pages: Widget = gtk_stack_new()
  gtk_stack_add_named(pages.cast(), scrolled(column(spacing: 18, content).margins(12, top: 18, bottom: 24)), name)
  gtk_stack_add_named(pages.cast(), statusPage(icon: icon, title: title, description: description), "empty")
  return pages
}
