/// Writes a symbol as compact bytes: what a probe answers with and what a cache stores. `SymbolDecoder` reads them.
///
/// The form is private to one build of the program (it carries a version and other versions are refused); files for
/// people and other tools are JSON. The cost is linear in the number of path points.
public enum SymbolEncoder {
  /// The symbol as bytes.
  public static func encode(_ symbol: Symbol) -> [UInt8] {
    var writer = ByteWriter()
    for byte in SymbolCoding.mark { writer.write(byte) }
    writer.write(SymbolCoding.version)
    writer.write(symbol.name)
    writer.write(symbol.set)
    writer.write(symbol.viewBox)
    writer.write(symbol.width)
    writer.write(symbol.height)
    writer.write(symbol.layers) { $0.write($1) }
    writer.writeMarkup(of: symbol.layers)
    writer.write(symbol.preferences.wiggle) { $0.write($1) }
    writer.write(symbol.preferences.rotation) { $0.write($1) }
    writer.write(symbol.preferences.variableValueMode) { $0.write($1.rawValue) }
    writer.write(symbol.preferences.reversesDrawOrder)
    writer.write(symbol.notes) {
      $0.write($1.kind.rawValue)
      $0.write($1.message)
    }
    writer.write(symbol.templateSlots) {
      $0.write($1.shown)
      $0.write($1.available) { $0.write($1) }
    }
    return writer.bytes
  }
}

extension ByteWriter {
  mutating func write(_ layer: Layer) {
    write(layer.id)
    write(layer.name)
    write(layer.content) { $0.write($1) }
    write(layer.bounds)
    write(layer.annotation)
    write(layer.origins.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $0.write($1.key.rawValue)
      $0.write($1.value.rawValue)
    }
    write(layer.source) {
      $0.write($1.element)
      $0.write($1.figure) { $0.write($1) }
    }
  }

  /// The texts once, and each layer's place in one of them.
  mutating func writeMarkup(of layers: [Layer]) {
    var texts: [String] = []
    for layer in layers {
      if let text = layer.markup?.text, !texts.contains(text) { texts.append(text) }
    }
    write(texts) { $0.write($1) }
    guard !texts.isEmpty else { return }
    for layer in layers {
      write(layer.markup) { writer, source in
        writer.write(texts.firstIndex(of: source.text) ?? 0)
        writer.write(source.elements) { $0.write($1) }
        writer.write(source.figure)
        writer.write(source.figureCount)
        writer.write(source.transform)
      }
    }
  }

  mutating func write(_ annotation: Annotation) {
    // Nearly every layer of an ordinary icon has none: one byte instead of sixteen.
    guard annotation != .none else { return write(false) }
    write(true)
    write(annotation.group) { $0.write($1) }
    write(annotation.order) { $0.write($1) }
    write(annotation.canPulse)
    write(annotation.canRotate)
    write(annotation.anchor) { $0.write($1) }
    write(annotation.wiggle) { $0.write($1) }
    write(annotation.rotation) { $0.write($1) }
    write(annotation.threshold) { $0.write($1) }
    write(annotation.closedLoop)
    write(annotation.level) { $0.write($1.rawValue) }
    write(annotation.erases)
    write(annotation.tag) { $0.write($1) }
    write(annotation.draw) {
      $0.write($1.direction.rawValue)
      $0.write($1.start)
    }
    write(annotation.role) { $0.write($1.rawValue) }
    write(annotation.guide) { $0.write($1.sets) { $0.write($1) { $0.write($1) } } }
    write(annotation.valueSpan) {
      $0.write($1.start)
      $0.write($1.length)
    }
  }

  private mutating func write(_ point: DrawGuide.GuidePoint) {
    write(point.flags)
    write(point.progress)
    for place in [point.left, point.right] {
      write(place.subpath)
      write(place.fraction)
    }
  }
}
