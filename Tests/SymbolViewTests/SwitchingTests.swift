import CGtk
import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import Synchronization
import Testing

@testable import SymbolView

@Suite(
  "A view's pictures", .serialized, .enabled(if: TestWindow.isPossible, "there is no display (run under xvfb-run)"))
@MainActor struct SwitchingTests {
  private struct Broken: Error {}

  /// Lets a producer go on when the test says so.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)
    func open() { isOpen.withLock { $0 = true } }
    func wait() async throws {
      while !isOpen.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  private static let quick = ImageSwitching(outTime: 0.05, wait: 0.03, inTime: 0.05)

  private func picture(_ name: String) -> Symbol {
    var symbol = Symbol.bars
    symbol.name = name
    return symbol
  }

  private func shown(_ body: @MainActor (SymbolView) -> Void) {
    let window = TestWindow()
    defer { window.close() }
    let view = SymbolView(symbol: picture("old"))
    window.add(view)
    body(view)
  }

  private func name(_ state: ImageRequest.State) -> String {
    switch state {
    case .producing: "producing"
    case .changing: "changing"
    case .shown: "shown"
    case .failed: "failed"
    case .overtaken: "overtaken"
    case .cancelled: "cancelled"
    }
  }

  @Test("while a slow producer works the old picture is untouched and nothing ticks; then the new one comes")
  func slow() {
    shown { view in
      let gate = Gate()
      let new = picture("new")
      var states: [String] = []
      let request = view.setImage(
        loading: { _ in
          try await gate.wait()
          return new
        }, switching: Self.quick, onChange: { states.append(name($0.state)) })
      TestWindow.run(seconds: 0.2)
      #expect(view.symbol.name == "old")
      #expect(view.player.frame(at: view.now) == .rest(layerCount: 2))
      #expect(view.tickIdentifier == nil)
      gate.open()
      #expect(TestWindow.wait { request.isOver })
      #expect(view.player.symbol.name == "new")
      #expect(states == ["producing", "changing", "shown"])
    }
  }

  @Test("a producer that fails starts no change, leaves the old picture, and says why")
  func failing() {
    shown { view in
      let request = view.setImage(loading: { _ in throw Broken() }, switching: Self.quick)
      #expect(TestWindow.wait { request.isOver })
      guard case .failed(let error) = request.state else {
        Issue.record("the state is \(request.state)")
        return
      }
      #expect(error is Broken)
      #expect(view.symbol.name == "old" && view.tickIdentifier == nil)
    }
  }

  @Test("a newer request overtakes an older one, which is cancelled and never seen, even if it is ready later")
  func overtaking() {
    shown { view in
      let gate = Gate()
      let wasCancelled = Mutex(false)
      let (late, new) = (picture("late"), picture("new"))
      var seen: Set<String> = []
      view.onEvent = { _ in seen.insert(view.symbol.name) }
      let first = view.setImage(
        loading: { production in
          // This one does not listen.
          while (try? await gate.wait()) == nil { await Task.yield() }
          wasCancelled.withLock { $0 = production.isCancelled }
          return late
        }, switching: Self.quick)
      let second = view.setImage(loading: { _ in new }, switching: Self.quick)
      #expect(name(first.state) == "overtaken")
      #expect(TestWindow.wait { second.isOver })
      gate.open()
      #expect(TestWindow.wait { wasCancelled.withLock { $0 } })
      TestWindow.run(seconds: 0.2)
      #expect(view.player.symbol.name == "new")
      #expect(!seen.contains("late"))
    }
  }

  @Test("one that is taken back leaves the old picture")
  func cancelling() {
    shown { view in
      let gate = Gate()
      let new = picture("new")
      let request = view.setImage(
        loading: { _ in
          try await gate.wait()
          return new
        }, switching: Self.quick)
      request.cancel()
      #expect(name(request.state) == "cancelled")
      gate.open()
      TestWindow.run(seconds: 0.2)
      #expect(view.symbol.name == "old")
    }
  }

  @Test("progress comes in order, and not more often than the main loop takes it")
  func progress() {
    shown { view in
      let new = picture("new")
      var numbers: [Double] = []
      let request = view.setImage(
        loading: { production in
          for step in 0...100_000 { production.report(progress: Double(step) / 100_000) }
          return new
        }, switching: Self.quick,
        onChange: { if case .producing(let progress) = $0.state { numbers.append(progress) } })
      #expect(TestWindow.wait { request.isOver })
      #expect(numbers == numbers.sorted())
      #expect(numbers.count < 10_000)
    }
  }

  @Test("pictures that are ready in quick succession are shown in the order asked for")
  func order() {
    shown { view in
      var ended: [String] = []
      let requests = ["one", "two", "three"].map { name in
        let new = picture(name)
        let request = view.setImage(
          loading: { _ in new }, switching: Self.quick,
          onChange: { if case .shown = $0.state { ended.append(name) } })
        _ = TestWindow.wait { if case .producing = request.state { false } else { true } }
        return request
      }
      #expect(TestWindow.wait { requests.allSatisfy(\.isOver) })
      #expect(ended.last == "three")
      #expect(ended == ["one", "two", "three"].filter(ended.contains))
    }
  }

  @Test("a view that is gone takes no picture")
  func gone() {
    let window = TestWindow()
    let view = SymbolView(symbol: picture("old"))
    window.add(view)
    let gate = Gate()
    let new = picture("new")
    let request = view.setImage(loading: { _ in
      try await gate.wait()
      return new
    })
    window.close()
    gate.open()
    #expect(TestWindow.wait { request.isOver })
    #expect(name(request.state) == "cancelled")
  }
}
