import CAdwaita

/// Lets a label break its lines, inside long names too, without hyphens that the names do not have.
@MainActor func wrapAnywhere(_ label: Widget) {
  gtk_label_set_wrap(label.cast(), 1)
  gtk_label_set_wrap_mode(label.cast(), PANGO_WRAP_WORD_CHAR)
  setText(String(cString: gtk_label_get_text(label.cast())), namesIn: label)
}

/// Changes the text of a label with more than one line. Lines are never broken before a full stop, but effects' names
/// begin with one: each is marked as a word of its own, so that it is not broken inside instead.
@MainActor func setText(_ text: String, namesIn label: Widget) {
  setText(text, of: label)
  guard let attributes = pango_attr_list_new() else { return }
  defer { pango_attr_list_unref(attributes) }
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
  for name in dotNames(in: text) {
    guard let word = pango_attr_word_new() else { continue }
    word.pointee.start_index = guint(name.lowerBound)
    word.pointee.end_index = guint(name.upperBound)
    pango_attr_list_insert(attributes, word)
  }
  gtk_label_set_attributes(label.cast(), attributes)
}

/// Where, in bytes of UTF-8, a text has words that begin with a full stop, up to the next space.
func dotNames(in text: String) -> [Range<Int>] {
  let bytes = Array(text.utf8)
  let starts = bytes.indices.dropFirst().dropLast().filter {
    bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1] == UInt8(ascii: " ") && bytes[$0 + 1] != UInt8(ascii: " ")
  }
  return starts.map { start in
    start..<(bytes[start...].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? bytes.count)
  }
}
