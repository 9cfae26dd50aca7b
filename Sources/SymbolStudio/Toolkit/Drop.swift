import CAdwaita

/// Lets files and folders be dropped on a widget, from this window or another program.
@MainActor func acceptFiles(on widget: Widget, _ handler: @escaping @MainActor ([String]) -> Void) {
  guard let target = gtk_drop_target_new(shim_type_file_list(), GDK_ACTION_COPY) else { return }
  connect(
    target, "drop",
    answering: { arguments in
      guard let value = arguments.value(1), shim_value_holds(value, shim_type_file_list()) != 0 else { return false }
      let paths = filePaths(ofList: value).filter { !DragFiles.contains($0) }
      if !paths.isEmpty { handler(paths) }
      return !paths.isEmpty
    })
  widget.add(target)
}

/// A drag's content: one file.
@MainActor func fileContent(_ path: String) -> UnsafeMutablePointer<GdkContentProvider>? {
  guard let file = g_file_new_for_path(path) else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  var files: [OpaquePointer?] = [file]
  guard let list = gdk_file_list_new_from_array(&files, 1) else { return nil }
  var value = GValue()
  g_value_init(&value, shim_type_file_list())
  g_value_take_boxed(&value, UnsafeMutableRawPointer(list))
  defer { g_value_unset(&value) }
  return gdk_content_provider_new_for_value(&value)
}

@MainActor private func filePaths(ofList value: UnsafeMutablePointer<GValue>) -> [String] {
  guard let boxed = g_value_get_boxed(value), let first = gdk_file_list_get_files(OpaquePointer(boxed)) else {
    return []
  }
  defer { g_slist_free(first) }
  var paths: [String] = []
  var node: UnsafeMutablePointer<GSList>? = first
  while let link = node {
    if let file = link.pointee.data, let path = filePath(OpaquePointer(file)) { paths.append(path) }
    node = link.pointee.next
  }
  return paths
}
