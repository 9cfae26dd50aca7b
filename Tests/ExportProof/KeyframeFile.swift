import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting

/// Plays files that hold motion without a symbol (presets, design tokens) on a symbol whose layers are its motion groups:
/// times, values and curves come from the file alone.
public struct KeyframeFile {
  /// One motion group as the file has it.
  struct Group {
    var tracks: [Track]
    /// Whether it turns about the symbol's centre rather than its own.
    var turnsAboutSymbol = false
  }

  private var motion: Motion
  private let symbol: Symbol
  private let phases: (intro: Double, loop: Double, outro: Double, pause: Double)

  /// - Parameter groups: one for each of the symbol's layers, in their order.
  init(
    _ groups: [Group], on symbol: Symbol, phases: (intro: Double, loop: Double, outro: Double, pause: Double)
  ) {
    self.symbol = symbol
    self.phases = phases
    // Along the file's own timeline; where a moment lies on it is said below.
    motion = Motion(
      effectName: "", kind: .bounce, layerCount: symbol.layers.count, symbolSize: symbol.viewBox.size,
      groups: zip(groups.indices, groups).map { index, group in
        let center = symbol.viewBox.center
        let bounds = symbol.layers[index].bounds
        return MotionGroup(
          name: "", layers: [index], pivot: center,
          anchor: group.turnsAboutSymbol || bounds.isNull ? center : bounds.center, tracks: group.tracks)
      },
      loop: phases.intro + phases.loop + phases.outro)
  }

  /// The picture at a time of a request's axis.
  public func picture(at time: Double, of request: ExportRequest) -> RasterImage {
    let renderer = SymbolRenderer(symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: request.playback, renderer: renderer)
    return renderer.image(motion.frame(at: place(of: time, on: ExportTimeline(request))), look: look)
  }

  /// Intro, loop, the pause that keeps the loop's last value, outro; a transition comes back the way it went.
  private func place(of time: Double, on timeline: ExportTimeline) -> Double {
    if let passage = timeline.passage, time > passage {
      return min(passage, 2 * passage + ExportTimeline.heldTime - time)
    }
    let end = phases.intro + phases.loop
    // What only holds a state has no loop of its own, and holds it for a while.
    let held = phases.loop > 0 || timeline.phases.count < 2 ? phases.pause : Motion.heldTime
    // The end of a loop is not yet its outro's start.
    if time < end { return time }
    return time < end + held ? max(end - 1e-6, 0) : time - held
  }
}

extension ExportRequest {
  /// The request as a tool that only has the file would play it: every layer is a motion group, open to all effects, in
  /// the order in which they are drawn.
  public var withEveryLayerAGroup: ExportRequest {
    func grouped(_ symbol: Symbol) -> Symbol {
      var symbol = symbol
      for index in symbol.layers.indices {
        let (erases, role) = (symbol.layers[index].annotation.erases, symbol.layers[index].annotation.role)
        symbol.layers[index].annotation = Annotation(
          group: "\(index)", order: index, canPulse: true, canRotate: true,
          threshold: Double(index) / Double(symbol.layers.count), erases: erases, role: role)
      }
      return symbol
    }
    return ExportRequest(
      symbol: grouped(symbol), secondSymbol: secondSymbol.map(grouped), effects: effects, look: look)
  }
}
