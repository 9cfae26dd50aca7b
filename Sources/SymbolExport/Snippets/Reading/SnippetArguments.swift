/// The arguments of a call, each as the tokens that it is written with.
struct SnippetArguments {
  struct Argument {
    var label: String?
    /// Without the label.
    var tokens: ArraySlice<SnippetToken>
    /// Label included.
    var range: Range<Int>
  }

  var arguments: [Argument] = []
  /// The place after the closing parenthesis.
  var end: Int
  /// Whether the closing parenthesis is there.
  var isClosed = false

  /// - Parameter open: the place of the opening parenthesis.
  init(_ tokens: [SnippetToken], open: Int) {
    var depth = 0
    var start = open + 1
    end = tokens.count
    func argument(_ range: Range<Int>) -> Argument? {
      guard let first = range.first else { return nil }
      let isLabelled = range.count > 1 && tokens[first].kind == .word && tokens[first + 1].isMark(":")
      return Argument(
        label: isLabelled ? tokens[first].text : nil,
        tokens: tokens[(isLabelled ? first + 2 : first)..<range.upperBound],
        range: tokens[first].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }
    for place in open..<tokens.count where tokens[place].kind == .mark {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 {
          arguments += [argument(start..<place)].compactMap(\.self)
          end = place + 1
          isClosed = true
          return
        }
      case "," where depth == 1:
        arguments += [argument(start..<place)].compactMap(\.self)
        start = place + 1
      default: break
      }
    }
    arguments += [argument(min(start, tokens.count)..<tokens.count)].compactMap(\.self)
  }

  subscript(label: String?) -> Argument? { arguments.first { $0.label == label } }
}

extension SnippetArguments.Argument {
  /// `true` or `false` as it is written; nil for anything else.
  var flag: Bool? {
    guard tokens.count == 1, let word = tokens.first, word.kind == .word else { return nil }
    return word.text == "true" ? true : word.text == "false" ? false : nil
  }

  /// A number as it is written.
  var number: Double? {
    guard tokens.count == 1, let token = tokens.first, token.kind == .number else { return nil }
    return Double(token.text)
  }
}
