import Foundation
import SymbolEffects
import SymbolExport
import SymbolMotion

/// Code for Apple's frameworks, as `--snippet` names it: what it asks for, as an effect plan.
enum SnippetSource {
  /// Reads a file, or standard input for "-", and takes its effects; what is not understood becomes a remark.
  static func plan(_ path: String, in arguments: ParsedArguments) throws(UsageError) -> EffectPlan {
    let reading = SnippetReading(of: try text(of: path, in: arguments))
    let place = path == "-" ? "standard input" : Spelling.shown(path)
    let remarks = reading.notes.map { "--snippet: \(place), \($0)" }
    guard !reading.effects.isEmpty else {
      let reason = remarks.isEmpty ? ["--snippet: \(place): it adds no effect."] : remarks
      throw UsageError(reason.joined(separator: "\n"), command: arguments.command.name)
    }
    var plan = EffectPlan()
    plan.effects = reading.effects
    plan.spellings = reading.effects.map(\.effect.dotName)
    plan.value = reading.variableValue
    plan.valueMode = reading.variableValue == nil ? nil : reading.variableValueMode
    plan.remarks = remarks
    return plan
  }

  private static func text(of path: String, in arguments: ParsedArguments) throws(UsageError) -> String {
    func wrong(_ reason: String) -> UsageError {
      UsageError("--snippet: \(Spelling.shown(path)): \(reason)", command: arguments.command.name)
    }
    let data: Data
    if path == "-" {
      data = (try? FileHandle.standardInput.read(upToCount: SnippetReading.longestText + 1)) ?? Data()
    } else {
      do throws(SmallFile.Failure) {
        data = try SmallFile.read(path, limit: 1 << 20)
      } catch {
        throw wrong(error.message)
      }
    }
    guard let text = String(data: data, encoding: .utf8) else { throw wrong("It is not text in UTF-8.") }
    return text
  }
}
