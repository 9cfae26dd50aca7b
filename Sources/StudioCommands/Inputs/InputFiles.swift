import Foundation
import Glibc
import SymbolArt
import SymbolLoading

/// What the operands of a command line name: files, folders with all in them, and symbols that come with the program.
struct InputFiles {
  typealias Reference = SymbolLoading.SymbolReference

  /// A symbol to be read, and what to call its file in messages.
  struct Input: Sendable {
    let reference: Reference
    let path: String
    /// What the symbol is made of, where it is no file.
    var text: TextSource?
  }

  /// Something that cannot be an input, with the reason.
  struct Failure: Sendable {
    let path: String
    let message: String
  }

  private(set) var inputs: [Input] = []
  private(set) var failures: [Failure] = []
  /// How folders were walked: what was left out and why.
  private(set) var remarks: [String] = []

  /// What a command line names: its operands, and the texts of `--text` behind them.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(arguments.operands)
    inputs += try TextArguments.sources(in: arguments).map(Input.init)
  }

  /// Looks for each operand. A file that is named twice is one input.
  init(_ operands: [String]) {
    for operand in operands { find(operand) }
    var seen: Set<String> = []
    inputs = inputs.filter { seen.insert($0.reference.url.standardizedFileURL.path).inserted }
  }

  /// Without those that follow on the first.
  var firstOnly: InputFiles {
    var files = self
    files.inputs = Array(inputs.prefix(1))
    if !inputs.isEmpty { files.failures = [] }
    return files
  }

  private mutating func find(_ operand: String) {
    var information = stat()
    if stat(operand, &information) == 0 {
      if information.st_mode & S_IFMT == S_IFDIR {
        takeFolder(operand)
      } else {
        inputs.append(Input(reference: Reference(file: URL(fileURLWithPath: operand)), path: operand))
      }
      return
    }
    let code = errno
    // A name without a slash may be one of the bundled symbols; a file of that name goes first.
    if code == ENOENT, !operand.contains("/") {
      if operand == "bundled" {
        takeBundled(Self.bundled())
        return
      }
      if let symbol = Self.bundled().first(where: { $0.name == operand }) {
        takeBundled([symbol])
        return
      }
    }
    failures.append(Failure(path: operand, message: Self.message(code, operand)))
  }

  private mutating func takeBundled(_ references: [Reference]) {
    inputs += references.map { Input(reference: $0, path: $0.name) }
  }

  private mutating func takeFolder(_ operand: String) {
    let folder = URL(fileURLWithPath: operand)
    let listing = SymbolCollection.folder(folder).listing()
    let base = folder.standardizedFileURL.path
    inputs += listing.references.map { reference in
      let path = reference.url.path
      let below = path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : nil
      let prefix = operand.hasSuffix("/") ? operand : operand + "/"
      return Input(reference: reference, path: below.map { prefix + $0 } ?? path)
    }
    for note in listing.notes {
      switch note.kind {
      case .notFound, .unreadable: failures.append(Failure(path: note.url.path, message: note.message))
      case .tooMany, .tooDeep, .unusableName: remarks.append("\(note.url.path): \(note.message)")
      }
    }
    if listing.references.isEmpty && listing.notes.isEmpty {
      remarks.append("\(operand): there is no SVG file in this folder.")
    }
  }

  /// The symbols that come with the program.
  static func bundled() -> [Reference] {
    SymbolCollection.bundled.listing().references.map { Reference(name: $0.name, set: "bundled", url: $0.url) }
  }

  private static func message(_ code: Int32, _ operand: String) -> String {
    switch code {
    case ENOENT:
      let nearest =
        operand.contains("/") || operand.contains(".")
        ? nil : Spelling.nearest(to: operand, among: bundled().map(\.name))
      return "There is no such file." + (nearest.map { " Did you mean \($0), which comes with the program?" } ?? "")
    case EACCES: return "You have no permission to look there."
    case ENAMETOOLONG: return "The name is too long."
    case ELOOP: return "The links lead in a circle."
    case ENOTDIR: return "A part of the path is a file, not a folder."
    default: return "It cannot be opened (\(String(cString: strerror(code))))."
    }
  }
}
