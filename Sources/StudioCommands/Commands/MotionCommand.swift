import SymbolArt
import SymbolMotion

/// `motion FILE EFFECT-ARGS`: the compiled motion.
struct MotionCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    let plan = try context.effectPlan()
    guard let input = try context.singleInput(for: plan) else { return .someFailed }
    switch try SymbolSource(context.arguments, jobs: 1).load(input) {
    case .failure(let failure):
      context.tell(failure)
      return .someFailed
    case .success(let symbol):
      do throws(MotionError) {
        let playback = try plan.playback(of: symbol)
        if context.arguments.has("json") {
          let phases = try plan.sequence(from: symbol)?.phases
          context.console.write(Array(MotionDescription.document(of: playback, phases: phases).text.utf8))
        } else {
          MotionDescription.lines(of: playback).forEach(context.console.line)
        }
        return .done
      } catch {
        context.console.error("\(Spelling.shown(input.path)): \(error.description)")
        return .someFailed
      }
    }
  }
}
