/// Names of exported files: `<symbol>.<effect>.<ending>`.
public enum ExportFileNames {
  /// Bytes of a name's part; two of them and an ending fit into the 255 that file systems allow.
  private static let maximumBytes = 110

  /// A text as a part of a file name that every system takes: no separators, no characters that shells or other systems
  /// read as something else, no leading dot, not endless.
  public static func safe(_ text: String, fallback: String) -> String {
    var result = ""
    for character in text.precomposedStringWithCanonicalMapping {
      let isOdd = character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator,
          .spaceSeparator:
          // A joiner holds an emoji together.
          scalar.value != 0x200D
        default: "/\\:*?\"'`<>|$%&;#!(){}[],~^=".unicodeScalars.contains(scalar)
        }
      }
      if !isOdd {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    while result.utf8.count > maximumBytes { result.removeLast() }
    result = String(result.drop { ".-".contains($0) })
    while let last = result.last, ".- ".contains(last) { result.removeLast() }
    return result.isEmpty ? fallback : result
  }

  /// The effects' part of the name, as they were written: `.bounce.up` gives bounce-up; stacked ones are joined by a plus
  /// sign.
  public static func effect(_ spellings: [String]) -> String {
    let name = spellings.isEmpty ? "rest" : spellings.map { ExportName.slug($0) }.joined(separator: "+")
    return String(name.prefix(maximumBytes))
  }

  /// A name for each symbol of one run, in the same order: all different, also where case does not count. Symbols of the
  /// same name are called after their sets too, and numbered where that does not tell them apart.
  public static func symbols(_ references: [(name: String, set: String)]) -> [String] {
    let plain = references.map { safe($0.name, fallback: "symbol") }
    var counts: [String: Int] = [:]
    for name in plain { counts[name.lowercased(), default: 0] += 1 }
    var taken: Set<String> = []
    return zip(references, plain).map { reference, name in
      var candidate = name
      if counts[name.lowercased(), default: 0] > 1 {
        candidate = safe("\(reference.set.replacing("/", with: "-"))-\(reference.name)", fallback: name)
      }
      var unique = candidate
      var number = 2
      while !taken.insert(unique.lowercased()).inserted {
        unique = "\(candidate)-\(number)"
        number += 1
      }
      return unique
    }
  }
}
