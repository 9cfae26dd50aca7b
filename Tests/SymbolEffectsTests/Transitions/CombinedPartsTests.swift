import Testing

@testable import SymbolEffects

@Suite("A combined transition edited part by part")
struct CombinedPartsTests {
  private let both = CustomTransition.flipFromLeft.combined(with: .wave)

  @Test("A change of one part leaves the others and the whole's name as they were")
  func change() {
    var changed = both
    changed.changePart(at: 1) { $0.insertion.active.opacity = 0.5 }
    #expect(changed.parts[0] == both.parts[0] && changed.parts[1].insertion.active.opacity == 0.5)
    changed.changePart(at: 0) { $0.name = "Another" }
    #expect(changed.name == "Flip from left")
    changed.changePart(at: 2) { $0.insertion.active.opacity = 1 }
    #expect(changed.parts.count == 2)
  }

  @Test("Parts are added with all of theirs, moved and taken away; the last one stays")
  func order() {
    var whole = both
    whole.add(CustomTransition.slide.combined(with: .scale))
    #expect(whole.parts.map(\.insertion) == [.flipFromLeft, .wave, .slide, .scale].map(\CustomTransition.insertion))
    whole.movePart(from: 3, to: 0)
    #expect(whole.parts.map(\.insertion) == [.scale, .flipFromLeft, .wave, .slide].map(\CustomTransition.insertion))
    #expect(whole.name == "Flip from left")
    whole.removePart(at: 1)
    #expect(whole.parts.map(\.insertion) == [.scale, .wave, .slide].map(\CustomTransition.insertion))
    for _ in 0..<5 { whole.removePart(at: 0) }
    #expect(whole.parts.count == 1)
  }

  @Test("No more run at once than can be read back from a file")
  func most() {
    var whole = CustomTransition.opacity
    for _ in 0..<40 { whole.add(both) }
    #expect(whole.parts.count == CustomTransition.mostCombined)
  }

  @Test("A part is known as the ready-made transition that it is, whatever the whole is called")
  func twins() {
    var whole = both
    whole.name = "Mine"
    #expect(whole.parts.map { $0.readyMadeTwin?.name } == ["Flip from left", "Wave"])
    whole.changePart(at: 0) { $0.insertion.active.blur = 3 }
    #expect(whole.parts[0].readyMadeTwin == nil)
    #expect(whole.parts[0].movedProperties == [.rotation3D, .blur])
  }

  @Test("What is wrong with the removal of any part is told")
  func faults() {
    var whole = both
    #expect(!whole.hasOwnRemoval)
    whole.changePart(at: 1) { part in
      part.removal = part.insertion
      part.removal?.identity.rotation = 10
    }
    #expect(whole.hasOwnRemoval)
    #expect(whole.faults == [.notNeutralAtIdentity(property: .rotation, value: 10, isInsertion: false)])
  }
}
