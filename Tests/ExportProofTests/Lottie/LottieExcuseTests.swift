import ExportProof
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// Which differences the issues of a Lottie file explain.
struct LottieExcuseTests {
  private let symbol: Symbol
  private let renderer: SymbolRenderer
  private let frame: Frame
  /// As by a player that loses the last layer.
  private let shown: RasterImage

  init() throws {
    symbol = try ProofSymbol.stroked.load()
    renderer = SymbolRenderer(symbol)
    frame = .rest(layerCount: symbol.layers.count)
    var without = frame
    without.layers[symbol.layers.count - 1].opacity = 0
    shown = renderer.image(without, look: Look())
  }

  private func explains(
    _ property: String, layer: Int?, in player: LottieProof.Player = .rlottie, _ picture: RasterImage? = nil
  ) -> Bool {
    let issue = ExportIssue(
      layer: layer.map { symbol.layers[$0].name }, property: property, reason: "It cannot be.", instead: "It is not.")
    return LottieExcuse([issue], in: player)
      .explains(picture ?? shown, of: symbol, frame, renderer: renderer, look: Look())
  }

  @Test("one about the layer's paint explains that the layer is another one")
  func paint() {
    for property in ["stroke", "gradient", "blend mode"] {
      #expect(explains(property, layer: symbol.layers.count - 1))
    }
  }

  @Test("one about another layer does not")
  func elsewhere() { #expect(!explains("gradient", layer: 0)) }

  @Test("one that leaves the picture as it is does not")
  func other() {
    for property in ["repeat", "picture", "transition"] {
      #expect(!explains(property, layer: symbol.layers.count - 1))
      #expect(!explains(property, layer: nil))
    }
  }

  @Test("that rlottie rounds explains little, and nothing in other players")
  func rounding() {
    #expect(!explains("erase", layer: nil))
    #expect(!explains("erase", layer: nil, in: .thorvg))
    let expected = renderer.image(frame, look: Look())
    #expect(explains("erase", layer: nil, expected))
  }

  @Test("without an issue nothing is explained")
  func none() {
    #expect(
      !LottieExcuse([], in: .rlottie).explains(shown, of: symbol, frame, renderer: renderer, look: Look()))
  }
}
