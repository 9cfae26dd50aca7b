import Foundation
import Glibc
import Testing

@testable import SymbolLoading

@Suite("Probes")
struct ProbeProcessTests {
  private let pool = ProbePool(executable: ProbeLocation.find(), size: 2)

  private func outcome(
    _ kind: ProbeMisbehavior, milliseconds: Int = 10_000, isCancelled: () -> Bool = { false }
  ) -> Result<[UInt8], ProbeProcess.Failure> {
    do throws(ProbeProcess.Failure) {
      let request = ProbeRequest.misbehave(kind).encoded()
      return .success(try pool.answer(to: request, milliseconds: milliseconds, isCancelled: isCancelled))
    } catch {
      return .failure(error)
    }
  }

  @Test("a death is noticed within a quarter of a second, with its cause")
  func deaths() throws {
    _ = outcome(.printALot)
    var times: [Duration] = []
    for _ in 0..<3 {
      let probe = try ProbeProcess(executable: try #require(ProbeLocation.find()))
      let request = ProbeRequest.misbehave(.abort).encoded()
      times.append(
        ContinuousClock().measure {
          #expect(throws: ProbeProcess.Failure.killed(signal: SIGABRT)) { try probe.answer(to: request) }
        })
      #expect(!probe.isAlive)
    }
    print("a death is noticed after \(times)")
    #expect(times.min()! < .milliseconds(250))
    #expect(outcome(.trap) == .failure(.killed(signal: SIGSEGV)))
    #expect(outcome(.exitQuietly) == .failure(.exited(status: 0)))
  }

  @Test("one that works without end, and one that sleeps, are given up on in time")
  func hangs() {
    for kind in [ProbeMisbehavior.spin, .sleep] {
      let time = ContinuousClock().measure {
        let outcome = outcome(kind, milliseconds: 400)
        // One that works may be starved by the other tests; one that sleeps has used no time for certain.
        #expect(
          outcome == .failure(.timeout(isStarved: true))
            || (kind == .spin && outcome == .failure(.timeout(isStarved: false))))
      }
      #expect(time > .milliseconds(390) && time < .seconds(3))
    }
  }

  @Test("one that eats memory dies of its own limit")
  func memory() {
    var own = rusage()
    getrusage(RUSAGE_SELF.rawValue, &own)
    let outcome = outcome(.eatMemory)
    // A test process that is larger itself than a probe may be hides how much the probe had.
    if Int(own.ru_maxrss) * 1024 > Limits.probeMemoryBytes / 4 * 3, case .failure(.killed) = outcome { return }
    #expect(outcome == .failure(.outOfMemory))
  }

  @Test("an answer of more than the limit ends the probe")
  func tooMuch() {
    #expect(outcome(.answerTooMuch) == .failure(.nonsense))
  }

  @Test("what libraries print does not get into the answers")
  func printing() {
    #expect(outcome(.printALot) == .success([UInt8(ascii: "!")]))
  }

  @Test("a probe cannot write files")
  func files() {
    #expect(outcome(.createFile) == .success([0]))
  }

  @Test("a cancelled request ends soon")
  func cancellation() {
    let start = ContinuousClock.now
    let result = outcome(.sleep) { ContinuousClock.now - start > .milliseconds(100) }
    #expect(result == .failure(.cancelled))
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("a program that is no probe is not taken for one")
  func otherProgram() {
    for path in ["/bin/true", "/bin/cat", "/nowhere/probe"] {
      #expect(throws: ProbeProcess.Failure.self) {
        try ProbeProcess(executable: URL(fileURLWithPath: path))
      }
    }
  }

  @Test("a parent that has much memory does not make every death one for want of memory")
  func largeParent() {
    let bytes = Limits.probeMemoryBytes / 4 * 3 + (64 << 20)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 4096)
    defer { memory.deallocate() }
    for offset in stride(from: 0, to: bytes, by: 4096) {
      memory.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
    }
    #expect(outcome(.abort) == .failure(.killed(signal: SIGABRT)))
  }

  @Test("a dead probe is replaced, and one in flight beside it is not disturbed")
  func replacement() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<12 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              if index % 3 == 0 {
                #expect(outcome(.abort) == .failure(.killed(signal: SIGABRT)))
              } else {
                #expect(outcome(.printALot) == .success([UInt8(ascii: "!")]))
              }
              continuation.resume()
            }
          }
        }
      }
    }
  }

  @Test("the environment's word about the probe's place is final")
  func location() {
    let program = URL(fileURLWithPath: "/opt/studio/bin")
    let named = ProbeLocation.candidates(environment: ["SYMBOL_STUDIO_PROBE": "/x/probe"], program: program)
    #expect(named.map(\.path) == ["/x/probe"])
    let usual = ProbeLocation.candidates(environment: [:], program: program).map(\.path)
    #expect(usual.first == "/opt/studio/bin/symbol-probe")
    #expect(usual.contains("/opt/studio/libexec/symbol-studio/symbol-probe"))
  }
}
