extension Annotation {
  /// Takes over what another annotation says, or does not say, in one field.
  public mutating func take(_ field: AnnotationField, from other: Annotation) {
    switch field {
    case .group: group = other.group
    case .order: order = other.order
    case .pulses: canPulse = other.canPulse
    case .rotates: canRotate = other.canRotate
    case .anchor: anchor = other.anchor
    case .wiggle: wiggle = other.wiggle
    case .rotation: rotation = other.rotation
    case .threshold: threshold = other.threshold
    case .closedLoop: closedLoop = other.closedLoop
    case .level: level = other.level
    case .erases: erases = other.erases
    case .role: role = other.role
    case .tag: tag = other.tag
    case .draw: draw = other.draw
    case .guide: guide = other.guide
    case .valueSpan: valueSpan = other.valueSpan
    }
  }

  /// The value of a field as an attribute spells it; empty where it says nothing.
  public func spelling(of field: AnnotationField) -> String {
    switch field {
    case .group: group ?? ""
    case .order: order.map(String.init) ?? ""
    case .pulses: canPulse ? "true" : ""
    case .rotates: canRotate ? "true" : ""
    case .anchor: anchor.map { "\($0.x.spelling) \($0.y.spelling)" } ?? ""
    case .wiggle: wiggle ?? ""
    case .rotation: rotation ?? ""
    case .threshold: threshold?.spelling ?? ""
    case .closedLoop: closedLoop ? "true" : ""
    case .level: level?.rawValue ?? ""
    case .erases: erases ? "true" : ""
    case .role: role?.rawValue ?? ""
    case .tag: tag ?? ""
    case .guide: guide?.spelling ?? ""
    case .valueSpan: valueSpan.map { "\($0.start.spelling) \($0.length.spelling)" } ?? ""
    case .draw:
      draw.map { $0.start == 0 ? $0.direction.rawValue : "\($0.direction.rawValue) \($0.start.spelling)" } ?? ""
    }
  }

  /// Sets a field from its spelling; an empty one says that there is nothing to say, also where others said something.
  ///
  /// - Throws: What was expected, where the text is no spelling of the field's; nothing is changed then.
  public mutating func set(_ field: AnnotationField, spelling text: String) throws(AnnotationSpellingError) {
    let words = text.split { $0.isWhitespace }
    let word = words.joined(separator: " ")
    func wrong(_ expected: String) -> AnnotationSpellingError {
      AnnotationSpellingError(name: field.rawValue, text: text, expected: expected)
    }
    func flag() throws(AnnotationSpellingError) -> Bool {
      switch word {
      case "true", "1": return true
      case "false", "0", "": return false
      default: throw wrong("“true” or “false”")
      }
    }
    func choice<Value: RawRepresentable<String> & CaseIterable>(
      _ type: Value.Type
    ) throws(AnnotationSpellingError) -> Value? {
      if word.isEmpty { return nil }
      guard let value = Value(rawValue: word) else {
        throw wrong(AnnotationSpellingError.list(type.allCases.map(\.rawValue)))
      }
      return value
    }
    switch field {
    case .group: group = text.isEmpty ? nil : text
    case .tag: tag = word.isEmpty ? nil : word
    case .pulses: canPulse = try flag()
    case .rotates: canRotate = try flag()
    case .closedLoop: closedLoop = try flag()
    case .erases: erases = try flag()
    case .level: level = try choice(HierarchicalLevel.self)
    case .role: role = try choice(PartRole.self)
    case .order:
      guard word.isEmpty || Int(word) != nil else { throw wrong("a whole number") }
      order = Int(word)
    case .threshold:
      guard word.isEmpty || Double(word)?.isFinite == true else { throw wrong("a number from 0 to 1") }
      threshold = Double(word).map { min(max($0, 0), 1) }
    case .rotation:
      guard word.isEmpty || Self.rotations.contains(word) else {
        throw wrong(AnnotationSpellingError.list(Self.rotations))
      }
      rotation = word.isEmpty ? nil : word
    case .wiggle:
      guard word.isEmpty || Self.wiggles.contains(word) || Double(word)?.isFinite == true else {
        throw wrong("an angle in degrees, " + AnnotationSpellingError.list(Self.wiggles))
      }
      wiggle = word.isEmpty ? nil : word
    case .anchor:
      let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
      guard numbers.isEmpty || numbers.count == 2, !numbers.contains(where: { $0?.isFinite != true }) else {
        throw wrong("two numbers, x and y in units of the view box, or nothing")
      }
      anchor = numbers.count == 2 ? Point(x: numbers[0] ?? 0, y: numbers[1] ?? 0) : nil
    case .guide:
      let read = DrawGuide(attribute: text)
      guard word.isEmpty || read != nil else {
        throw wrong("“0” and, for each point, flags, progress and a place on either side, as Apple’s templates have it")
      }
      guide = read
    case .valueSpan:
      let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
      guard numbers.isEmpty || numbers.count == 2, !numbers.contains(where: { $0?.isFinite != true }) else {
        throw wrong("two numbers from 0 to 1, where drawing begins and how far it goes, or nothing")
      }
      let parts = numbers.map { min(max($0 ?? 0, 0), 1) }
      valueSpan = parts.count == 2 ? ValueSpan(start: parts[0], length: parts[1]) : nil
    case .draw:
      if word.isEmpty { return draw = nil }
      let start = words.count > 1 ? Double(words[1]) : 0
      guard words.count <= 2, let direction = DrawPreference.Direction(rawValue: String(words[0])), let start,
        start.isFinite
      else { throw wrong("“forward”, “backward” or “both”, and the start from 0 to 1 if it is not 0") }
      draw = DrawPreference(direction: direction, start: min(max(start, 0), 1))
    }
  }

  /// What a preferred rotation may be.
  public static let rotations = ["clockwise", "counterClockwise"]
  /// What a preferred wiggle may be, besides an angle in degrees.
  public static let wiggles = rotations + ["left", "right", "up", "down", "forward", "backward"]
}

/// A text that does not spell the value of an annotation's field.
public struct AnnotationSpellingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the text was to say, as its attribute ends.
  public var name: String
  public var text: String
  /// What could stand there, in words.
  public var expected: String

  public var description: String { "“\(text)” is no \(name); expected is \(expected)" }

  static func list(_ words: [String]) -> String {
    let quoted = words.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Double {
  /// As short as it can be read back from.
  var spelling: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
  }
}
