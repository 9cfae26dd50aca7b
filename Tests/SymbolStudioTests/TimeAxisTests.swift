import Testing

@testable import SymbolStudio

@Suite("The time axis")
struct TimeAxisTests {
  @Test("It begins and ends an inset from the edges, where the playhead's handle has its middle")
  func ends() {
    let axis = TimeAxis(duration: 2, width: 416)
    #expect(axis.position(of: 0) == TimeAxis.inset)
    #expect(axis.position(of: 2) == 416 - TimeAxis.inset)
    #expect(axis.position(of: 1) == 208)
  }

  @Test("Major ticks stand apart enough to be read, and begin at zero", arguments: [0.1, 0.66, 1.26, 3, 14, 90, 4000])
  func ticks(duration: Double) throws {
    let axis = TimeAxis(duration: duration, width: 800)
    let ticks = axis.ticks()
    #expect(try #require(ticks.first).isMajor)
    #expect(try #require(ticks.last).time <= duration + 1e-9)
    let major = ticks.filter(\.isMajor).map { axis.position(of: $0.time) }
    for (left, right) in zip(major, major.dropFirst()) { #expect(right - left >= 64 - 1e-6) }
  }

  @Test("No time and no room have no ticks")
  func nothing() {
    #expect(TimeAxis(duration: 0, width: 800).ticks().isEmpty)
    #expect(TimeAxis(duration: 1, width: 10).ticks().isEmpty)
  }

  @Test("Times are written short", arguments: [(0.0, "0"), (0.5, "0.5"), (10.0, "10"), (1.25, "1.25"), (20.0, "20")])
  func tickLabels(time: Double, text: String) {
    #expect(TimeFormat.tick(time) == text)
  }
}
