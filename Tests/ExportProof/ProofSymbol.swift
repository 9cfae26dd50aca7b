import Foundation
import SymbolArt
import SymbolLoading

/// The six symbols of the fidelity table, drawn for it: each is what some exporter gets wrong.
public enum ProofSymbol: String, CaseIterable, Sendable {
  /// Round caps in the current colour, with a dot that is a stroke of next to no length.
  case stroked
  /// Several filled elements.
  case filled
  /// One element with holes and islands.
  case compound
  /// Linear and radial gradients, one under a transform.
  case gradient
  /// A view box that begins elsewhere and is not square.
  case offOrigin = "off-origin"
  /// A group's opacity over shapes that overlap.
  case groupOpacity = "group-opacity"

  /// The file.
  public var url: URL {
    Bundle.module.bundleURL.appendingPathComponent("Symbols/\(rawValue).svg")
  }

  /// The file as the studio reads it.
  public func load() throws -> Symbol {
    try SymbolReader.read(try Data(contentsOf: url), name: "\(rawValue).svg")
  }

  /// What content transitions lead to.
  public var partner: ProofSymbol {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
