import Testing

@testable import SymbolStudio

@Suite("The order of events")
struct EventOrderTests {
  @Test("The newest is first, whenever it is told; of the same time, the one that is told last")
  func byTime() {
    var order = EventOrder(limit: 10)
    #expect([1, 2.99, 2.72, 2.99, 0.5].map { order.insert($0) } == [0, 0, 1, 0, 4])
    #expect(order.times == [2.99, 2.99, 2.72, 1, 0.5])
  }

  @Test("The oldest go where there are too many")
  func limit() {
    var order = EventOrder(limit: 3)
    #expect([3, 5, 4, 2, 6].map { order.insert($0) } == [0, 0, 1, nil, 0])
    #expect(order.times == [6, 5, 4])
  }
}
