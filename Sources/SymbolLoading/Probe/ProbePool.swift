import Dispatch
import Foundation
import Synchronization

/// Keeps probes and lends each to one caller at a time; as many as there are processors.
final class ProbePool: Sendable {
  private let executable: URL?
  private let places: DispatchSemaphore
  private let idle = Mutex<[ProbeProcess]>([])
  private let retirement = Mutex<(lastUse: DispatchTime, isPlanned: Bool)>((.now(), false))

  /// Creates a pool that starts probes when they are first needed.
  init(executable: URL?, size: Int) {
    self.executable = executable
    places = DispatchSemaphore(value: max(1, size))
  }

  /// Sends a request to a free probe, waiting for one if all are busy, and returns the answer.
  func answer(
    to request: [UInt8], milliseconds: Int = Limits.probeAnswerMilliseconds, isCancelled: () -> Bool
  ) throws(ProbeProcess.Failure) -> [UInt8] {
    places.wait()
    defer { places.signal() }
    if isCancelled() { throw .cancelled }
    var probe = try borrow()
    do throws(ProbeProcess.Failure) {
      let answer = try probe.answer(to: request, milliseconds: milliseconds, isCancelled: isCancelled)
      giveBack(probe)
      return answer
    } catch {
      // A probe that sat idle may have been ended from outside (a low-memory killer, an administrator) and not by
      // this file: an immediate death of a used probe gets one fresh try. A file that kills, kills again.
      guard probe.answered > 0, error.isDeath else { throw error }
      probe = try start()
      let answer = try probe.answer(to: request, milliseconds: milliseconds, isCancelled: isCancelled)
      giveBack(probe)
      return answer
    }
  }

  private func borrow() throws(ProbeProcess.Failure) -> ProbeProcess {
    if let probe = idle.withLock({ $0.popLast() }) { return probe }
    return try start()
  }

  private func start() throws(ProbeProcess.Failure) -> ProbeProcess {
    guard let executable else {
      throw .notStarted("the program “symbol-probe” is not beside this one")
    }
    return try ProbeProcess(executable: executable)
  }

  private func giveBack(_ probe: ProbeProcess) {
    // What libraries leak stays bounded, too.
    guard probe.answered < Limits.probeRequests else { return }
    idle.withLock { $0.append(probe) }
    retireLater()
  }

  /// Ends the idle probes a while after the last use, so that a window at rest holds no processes. One look at a time
  /// is planned, however many files are loaded meanwhile.
  private func retireLater() {
    let isPlanned = retirement.withLock { plan in
      plan.lastUse = .now()
      defer { plan.isPlanned = true }
      return plan.isPlanned
    }
    if !isPlanned { planRetirement(at: .now() + .seconds(Limits.probeIdleSeconds)) }
  }

  private func planRetirement(at time: DispatchTime) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: time) { [weak self] in
      guard let self else { return }
      let next = retirement.withLock { plan -> DispatchTime? in
        let due = plan.lastUse + .seconds(Limits.probeIdleSeconds)
        if due > .now() { return due }
        plan.isPlanned = false
        return nil
      }
      if let next { planRetirement(at: next) } else { retireIdle() }
    }
  }

  /// Ends all probes that wait for work.
  func retireIdle() {
    idle.withLock { $0.removeAll() }
  }
}
