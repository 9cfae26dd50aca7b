import Foundation
import SymbolDrawing
import SymbolExport
import SymbolPainting

/// Exports that no player here can show, drawn by evaluators that read the file alone, against the preview.
public enum FileProof {
  /// The rows of some effects on all six symbols.
  ///
  /// - Parameters:
  ///   - prepare: the request as the file's reader would have it.
  ///   - knowsSymbol: whether the file is another for another symbol.
  ///   - draw: a picture of 256 pixels at a time of the request's axis; nil where the file cannot be read.
  public static func table(
    _ target: ExportTarget, of effects: [ProofEffect],
    prepare: (ExportRequest) -> ExportRequest = { $0 }, knowsSymbol: Bool = true,
    _ draw: (Export, ExportRequest) -> ((Double) -> RasterImage)?
  ) throws -> FidelityTable {
    var table = FidelityTable()
    for effect in effects {
      var common: Export?
      for symbol in ProofSymbol.allCases {
        let request = prepare(try effect.request(symbol))
        let export = try common ?? target.export(request)
        if !knowsSymbol { common = export }
        let timeline = ExportTimeline(request)
        let playback = request.playback
        let renderer = SymbolRenderer(playback.symbol)
        var look = request.look
        look.margin = request.margin.fraction(for: playback, renderer: renderer)
        var fidelities: [Fidelity] = []
        if let picture = draw(export, request) {
          for time in times(request, timeline) {
            fidelities.append(
              PictureMeasure.compare(picture(time), at: time) {
                renderer.image(timeline.frame(at: $0, of: playback), look: look)
              })
          }
        }
        table.add(format: target.id, effect: effect, symbol: symbol, fidelities)
      }
    }
    return table
  }

  private static func times(_ request: ExportRequest, _ timeline: ExportTimeline) -> [Double] {
    var times = request.proofTimes
    for phase in timeline.phases { times += [phase.start + phase.length / 2, phase.end] }
    return Set(times.map { (min($0, timeline.length) * 1000).rounded() / 1000 }).sorted()
  }
}
