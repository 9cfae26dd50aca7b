/// Reads the bytes of `SymbolEncoder`. The bytes may come from a child process that a hostile file has taken over, or
/// from a damaged cache: they are never trusted, and whatever they hold the answer is a symbol or an error.
public enum SymbolDecoder {
  /// The symbol in a row of bytes.
  public static func decode(_ bytes: [UInt8]) throws(SymbolCodingError) -> Symbol {
    let result: Result<Symbol, SymbolCodingError> = bytes.withUnsafeBytes { buffer in
      do throws(SymbolCodingError) { return .success(try decode(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// The symbol in memory that someone else owns.
  public static func decode(_ bytes: UnsafeRawBufferPointer) throws(SymbolCodingError) -> Symbol {
    var reader = ByteReader(bytes)
    for expected in SymbolCoding.mark where try reader.byte() != expected { throw reader.failure(.notASymbol) }
    guard try reader.byte() == SymbolCoding.version else { throw reader.failure(.otherVersion) }
    let symbol = Symbol(
      name: try reader.text(), set: try reader.text(), viewBox: try reader.rect(), width: try reader.double(),
      height: try reader.double(),
      layers: try reader.layers(),
      preferences: SymbolPreferences(
        wiggle: try reader.optional { reader throws(SymbolCodingError) in try reader.text() },
        rotation: try reader.optional { reader throws(SymbolCodingError) in try reader.text() },
        variableValueMode: try reader.optional { reader throws(SymbolCodingError) in
          try reader.named(VariableValueMode.self)
        }, reversesDrawOrder: try reader.bool()),
      notes: try reader.array(minimumSize: 8) { reader throws(SymbolCodingError) in
        LoadNote(try reader.named(LoadNote.Kind.self), try reader.text())
      },
      templateSlots: try reader.optional { reader throws(SymbolCodingError) in
        TemplateSlots(
          shown: try reader.text(),
          available: try reader.array(minimumSize: 4) { reader throws(SymbolCodingError) in try reader.text() })
      })
    guard reader.remaining == 0 else { throw reader.failure(.trailingBytes) }
    return symbol
  }
}

extension ByteReader {
  mutating func layers() throws(SymbolCodingError) -> [Layer] {
    var layers = try array(minimumSize: 45) { reader throws(SymbolCodingError) in try reader.layer() }
    let texts = try array(minimumSize: 4) { reader throws(SymbolCodingError) in try reader.text() }
    guard !texts.isEmpty else { return layers }
    for index in layers.indices {
      layers[index].markup = try optional { reader throws(SymbolCodingError) in try reader.markup(in: texts) }
    }
    return layers
  }

  private mutating func markup(in texts: [String]) throws(SymbolCodingError) -> SourceMarkup {
    let index = try integer()
    guard texts.indices.contains(index) else { throw failure(.unknownCase) }
    return SourceMarkup(
      text: texts[index],
      elements: try array(minimumSize: 8) { reader throws(SymbolCodingError) in try reader.integer() },
      figure: try integer(), figureCount: try integer(), transform: try transform())
  }

  mutating func layer() throws(SymbolCodingError) -> Layer {
    var layer = Layer(
      id: try text(), name: try text(), content: try artworks(depth: 0), bounds: try rect(),
      annotation: try annotation())
    let origins = try array(minimumSize: 8) { reader throws(SymbolCodingError) in
      (try reader.named(AnnotationField.self), try reader.named(AnnotationOrigin.self))
    }
    layer.origins = Dictionary(origins) { _, last in last }
    layer.source = try optional { reader throws(SymbolCodingError) in
      LayerSource(
        element: try reader.integer(),
        figure: try reader.optional { reader throws(SymbolCodingError) in try reader.integer() })
    }
    return layer
  }

  mutating func annotation() throws(SymbolCodingError) -> Annotation {
    guard try bool() else { return .none }
    return Annotation(
      group: try optional { reader throws(SymbolCodingError) in try reader.text() },
      order: try optional { reader throws(SymbolCodingError) in try reader.integer() },
      canPulse: try bool(), canRotate: try bool(),
      anchor: try optional { reader throws(SymbolCodingError) in try reader.point() },
      wiggle: try optional { reader throws(SymbolCodingError) in try reader.text() },
      rotation: try optional { reader throws(SymbolCodingError) in try reader.text() },
      threshold: try optional { reader throws(SymbolCodingError) in try reader.double() },
      closedLoop: try bool(),
      level: try optional { reader throws(SymbolCodingError) in try reader.named(HierarchicalLevel.self) },
      erases: try bool(),
      tag: try optional { reader throws(SymbolCodingError) in try reader.text() },
      draw: try optional { reader throws(SymbolCodingError) in
        DrawPreference(direction: try reader.named(DrawPreference.Direction.self), start: try reader.double())
      },
      role: try optional { reader throws(SymbolCodingError) in try reader.named(PartRole.self) },
      guide: try optional { reader throws(SymbolCodingError) in
        DrawGuide(
          sets: try reader.array(minimumSize: 4) { reader throws(SymbolCodingError) in
            try reader.array(minimumSize: 48) { reader throws(SymbolCodingError) in try reader.guidePoint() }
          })
      },
      valueSpan: try optional { reader throws(SymbolCodingError) in
        ValueSpan(start: try reader.double(), length: try reader.double())
      })
  }

  private mutating func guidePoint() throws(SymbolCodingError) -> DrawGuide.GuidePoint {
    DrawGuide.GuidePoint(
      flags: try integer(), progress: try double(),
      left: DrawGuide.Place(subpath: try integer(), fraction: try double()),
      right: DrawGuide.Place(subpath: try integer(), fraction: try double()))
  }

  /// A case written by its name.
  mutating func named<Value: RawRepresentable<String>>(_ type: Value.Type) throws(SymbolCodingError) -> Value {
    guard let value = Value(rawValue: try text()) else { throw failure(.unknownCase) }
    return value
  }
}
