import StudioModel
import Testing

@Suite("A slow device, simulated")
struct FramePacerTests {
  /// The clock's steps over refreshes of 1/60 s, each shown frame costing so many milliseconds.
  private func steps(budget: Double?, cost: Double, refreshes: Int) -> (steps: [Double?], pacer: FramePacer) {
    var pacer = FramePacer()
    pacer.budget = budget
    let steps = (0..<refreshes).map { _ in
      let step = pacer.refresh(after: 1.0 / 60)
      if step != nil { pacer.spent(cost) }
      return step
    }
    return (steps, pacer)
  }

  @Test("Frames within the budget are all shown")
  func quick() {
    let played = steps(budget: 10, cost: 9.9, refreshes: 30)
    #expect(played.steps.allSatisfy { $0 == 1.0 / 60 })
    #expect(played.pacer.dropped == 0 && played.pacer.shown == 30)
  }

  @Test("A frame of two and a half budgets stays for three refreshes, and the clock keeps the time")
  func slow() {
    let played = steps(budget: 4, cost: 10, refreshes: 31)
    #expect(played.pacer.shown == 11 && played.pacer.dropped == 20)
    let shown = played.steps.enumerated().filter { $0.element != nil }.map(\.offset)
    #expect(shown == stride(from: 0, through: 30, by: 3).map { $0 })
    #expect(abs(played.steps.compactMap { $0 }.reduce(0, +) - 31.0 / 60) < 1e-9)
  }

  @Test("Parts of one frame add up")
  func parts() {
    var pacer = FramePacer()
    pacer.budget = 5
    #expect(pacer.refresh(after: 0.016) != nil)
    for _ in 0..<3 { pacer.spent(3) }
    #expect(pacer.refresh(after: 0.016) == nil)
    #expect(pacer.refresh(after: 0.016) == 0.032)
  }

  @Test("Without a budget nothing is dropped, whatever frames cost")
  func plain() {
    #expect(steps(budget: nil, cost: 500, refreshes: 10).steps.allSatisfy { $0 == 1.0 / 60 })
  }
}
