import SymbolArt
import SymbolLoading

/// Reads inputs as symbols; errors name the input as the command line did.
struct SymbolSource: Sendable {
  /// An input that did not become a symbol.
  struct Failure: Error, Sendable {
    let path: String
    /// With the line where there is one.
    let message: String
    /// Path and message.
    var description: String { "\(Spelling.shown(path)): \(message)" }
  }

  /// A command reads each of its files once: what has been read is not kept, or memory would grow with their number.
  private static let keptBytes = 1 << 20

  let loader: SymbolLoader
  var options = ReadingOptions()

  /// - Parameters:
  ///   - arguments: which slot of a template they ask for.
  ///   - jobs: how many files are read at once.
  ///   - pixels: the size that pictures within a file are drawn at.
  init(_ arguments: ParsedArguments, jobs: Int, pixels: Int = 512) throws(UsageError) {
    loader = SymbolLoader(concurrency: jobs, cacheBytes: Self.keptBytes)
    if let name = arguments.text("slot") {
      guard TemplateSlot(name) != nil else {
        let nearest = Spelling.nearest(to: name, among: TemplateSlot.allNames).map { " Did you mean \($0)?" } ?? ""
        throw arguments.wrong(
          "slot", name, "a weight and a scale, from Ultralight-S to Black-L", hint: nearest)
      }
      options.templateSlot = name
    }
    options.imagePixels = min(max(pixels, 16), Limits.imagePixels)
  }

  func load(_ input: InputFiles.Input) -> Result<Symbol, Failure> {
    do throws(LoadError) {
      if let text = input.text { return .success(try TextReader.read(text)) }
      return .success(try loader.load(input.reference, options: options))
    } catch {
      let place = error.line.map { "line \($0): " } ?? ""
      return .failure(Failure(path: input.path, message: place + error.message))
    }
  }
}
