import SymbolArt

/// What the command line said, checked against a command's table: names exist, values are there, numbers of times fit.
struct ParsedArguments: Sendable {
  let command: CommandSpecification
  /// What stood without dashes, in order.
  var operands: [String] = []
  /// The values of each option by its name, in order; an empty text for each time a switch stood.
  var values: [String: [String]] = [:]

  /// Whether an option or switch was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The option's value, or nil where it was not given.
  func text(_ option: String) -> String? { values[option]?.last }

  /// All values of an option that may be repeated.
  func texts(_ option: String) -> [String] { values[option] ?? [] }

  /// A whole number within a range.
  func integer(_ option: String, in range: ClosedRange<Int>, unit: String) throws(UsageError) -> Int? {
    guard let text = text(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw wrong(option, text, "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A number within a range.
  func number(_ option: String, in range: ClosedRange<Double>, unit: String) throws(UsageError) -> Double? {
    guard let text = text(option) else { return nil }
    guard let number = Double(plainDecimal: text), range.contains(number) else {
      throw wrong(option, text, "\(unit) from \(range.lowerBound.plain) to \(range.upperBound.plain)")
    }
    return number
  }

  /// A colour as in CSS; `none` and `transparent` are colours without any.
  func color(_ option: String) throws(UsageError) -> Color? {
    guard let text = text(option) else { return nil }
    return try color(text, of: option)
  }

  func color(_ text: String, of option: String) throws(UsageError) -> Color {
    guard let color = Color(hex: text) ?? NamedColors.color(named: text) else {
      throw wrong(option, text, "a colour such as '#0a84ff' or blue")
    }
    return color
  }

  /// One of a closed set of names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, of type: Choice.Type
  ) throws(UsageError) -> Choice? {
    guard let text = text(option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, among: names).map { " Did you mean \($0)?" } ?? ""
    throw wrong(option, text, "one of \(names.joined(separator: ", "))", hint: nearest)
  }

  /// The error that an option's value is not what is wanted.
  func wrong(_ option: String, _ text: String, _ wanted: String, hint: String = "") -> UsageError {
    UsageError("--\(option) takes \(wanted), not “\(Spelling.shown(text))”.\(hint)", command: command.name)
  }
}

extension Double {
  /// A decimal as people write it: no hexadecimal, no infinity, no words.
  init?(plainDecimal text: String) {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }

  /// Without a needless ".0".
  var plain: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
