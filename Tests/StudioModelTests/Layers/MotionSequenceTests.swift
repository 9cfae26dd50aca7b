import SymbolArt
import Testing

@testable import StudioModel

@Suite("The order of motion")
struct MotionSequenceTests {
  private func sequence(_ annotations: [Annotation]) -> MotionSequence {
    MotionSequence(
      annotations.enumerated().map { Layer(id: "\($0)", name: "", content: [], bounds: .null, annotation: $1) })
  }

  @Test("by order, then as drawn; groups and equal orders share a place")
  func places() {
    #expect(sequence([.none, .none]).places == [["0"], ["1"]])
    #expect(sequence([Annotation(order: 2), .none, Annotation(order: 0)]).places == [["2"], ["0"], ["1"]])
    #expect(
      sequence([Annotation(group: "a", order: 1), Annotation(order: 0), Annotation(group: "a")]).places
        == [["1"], ["0", "2"]])
    #expect(
      sequence([Annotation(order: 1), Annotation(order: 0), Annotation(order: 1)]).places == [["1"], ["0", "2"]])
  }

  @Test("places move by one, before or behind another, together, and stay at the ends")
  func moving() {
    let four = sequence([.none, .none, .none, .none])
    #expect(four.moving(["2"], by: -1).places == [["0"], ["2"], ["1"], ["3"]])
    #expect(four.moving(["0", "1"], by: 1).places == [["2"], ["0"], ["1"], ["3"]])
    #expect(four.moving(["0"], by: -1) == four)
    #expect(four.moving(["3"], by: 1) == four)
    #expect(four.moving(["3", "1"], toBefore: true, of: "0").places == [["1"], ["3"], ["0"], ["2"]])
    #expect(four.moving(["0"], toBefore: false, of: "2").places == [["1"], ["2"], ["0"], ["3"]])
    #expect(four.moving(["0"], toBefore: true, of: "0") == four)
  }
}
