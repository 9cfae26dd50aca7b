import Foundation
import SymbolEffects
import Testing

@Suite("Image switching as JSON")
struct ImageSwitchingTests {
  @Test("what is written is read again")
  func roundTrip() throws {
    let switching = ImageSwitching(
      way: .animation, style: .blur, outTime: 0.4, wait: 0.1, inTime: 0.7, blurRadius: 20, scale: 0.5,
      curve: .spring(response: 0.6, dampingFraction: 0.8))
    let data = try JSONEncoder().encode(switching)
    #expect(try JSONDecoder().decode(ImageSwitching.self, from: data) == switching)
  }

  @Test("what is left out is as usual")
  func defaults() throws {
    let read = try JSONDecoder().decode(ImageSwitching.self, from: Data(#"{"style":"scale"}"#.utf8))
    #expect(read == ImageSwitching(style: .scale))
  }

  @Test(
    "a number out of its range is refused", arguments: [#"{"outTime":0}"#, #"{"wait":-1}"#, #"{"blurRadius":900}"#])
  func ranges(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ImageSwitching.self, from: Data(json.utf8)) }
  }
}
