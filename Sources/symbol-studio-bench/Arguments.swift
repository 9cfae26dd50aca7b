import Foundation

/// What the benchmark is asked for on its command line.
struct Arguments {
  /// The icons to run on; nil: the bundled symbols.
  var icons: URL?
  /// What to measure; empty: everything.
  var only: [String] = []
  var asksForHelp = false

  /// Why the arguments cannot be followed, as a sentence.
  struct Failure: Error {
    var message: String
  }

  /// - Parameter known: the names of what can be measured.
  init(_ arguments: some Sequence<String>, known: [String]) throws(Failure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--icons":
        guard let folder = rest.popFirst(), !folder.hasPrefix("-") else {
          throw Failure(message: "--icons needs a folder.")
        }
        icons = URL(fileURLWithPath: folder)
      case "--only":
        let first = rest.startIndex
        while let word = rest.first, !word.hasPrefix("-") {
          rest.removeFirst()
          // One shell word may hold several.
          only += try word.split(separator: ",").map { part throws(Failure) in try Self.name(String(part), known) }
        }
        guard rest.startIndex > first else { throw Failure(message: "--only needs words: what to measure.") }
      default: throw Failure(message: "There is no “\(argument)”.")
      }
    }
  }

  /// The whole name, or the one that begins so.
  private static func name(_ word: String, _ known: [String]) throws(Failure) -> String {
    if known.contains(word) { return word }
    let found = known.filter { $0.hasPrefix(word) }
    if found.count == 1 { return found[0] }
    throw Failure(message: "“\(word)” cannot be measured; there are \(known.joined(separator: ", ")).")
  }

  /// How the program is called.
  static func help(known: [String]) -> String {
    """
    Usage: symbol-studio-bench [--icons FOLDER] [--only WORD…]

    Measures the studio, as ratios to peers measured in the same run, and prints the rows as JSON.

      --icons FOLDER  the SVG files to run on (the bundled symbols)
      --only WORD…    what to measure (everything): \(known.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: ", "))
      --help          prints this

    """
  }
}
