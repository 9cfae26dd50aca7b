import CPango
import Foundation
import SymbolArt

/// Makes a symbol of a text: shaped by Pango (right to left, joined and combining letters), then taken as outlines, a
/// layer for each part, in the order of reading.
///
/// The text is the person's own and the fonts are the system's: nothing here comes from a file of unknown origin, so it
/// needs no probe.
public enum TextReader {
  /// - Throws: a text without ink, or a longer one than can be looked at.
  public static func read(_ source: TextSource) throws(LoadError) -> Symbol {
    func refuse(_ reason: LoadError.Reason, _ message: String) -> LoadError {
      LoadError(file: source.name, reason: reason, message: message)
    }
    guard source.text.contains(where: { !$0.isWhitespace }) else {
      throw refuse(.empty, "There is no text to be seen.")
    }
    guard source.text.count <= Limits.textCharacters else {
      throw refuse(
        .tooLarge, "The text has \(source.text.count) characters; \(Limits.textCharacters) are the most.")
    }
    guard let layout = TextLayout(source) else { throw refuse(.drawingFailed, "The text cannot be laid out.") }
    let clusters = layout.clusters
    guard clusters.contains(where: { !$0.bounds.isNull }) else {
      throw refuse(.noArtwork, "The font draws nothing for this text.")
    }
    let box = clusters.reduce(layout.box) { $0.union($1.bounds) }
    var symbol = Symbol(
      name: source.name, viewBox: box, width: box.width, height: box.height,
      layers: layers(of: clusters, as: source.parts), notes: notes(on: layout, source))
    symbol.text = source
    return symbol
  }

  /// Parts that leave no ink (spaces) are no layers.
  private static func layers(of clusters: [TextCluster], as parts: TextSource.Parts) -> [Layer] {
    var groups: [[TextCluster]] = []
    var lastWord: Int?
    var lastLetter: Int?
    for cluster in clusters.sorted(by: { $0.place < $1.place }) where !cluster.bounds.isNull {
      let joins =
        switch parts {
        // A font may draw a mark as a piece of its own: it stays with its letter.
        case .glyphs: cluster.letter == lastLetter
        case .words: cluster.word == lastWord
        case .whole: lastWord != nil
        }
      if joins { groups[groups.count - 1].append(cluster) } else { groups.append([cluster]) }
      (lastWord, lastLetter) = (cluster.word, cluster.letter)
    }
    return groups.enumerated().map { index, group in
      var layer = Layer(
        id: "\(parts == .glyphs ? "glyph" : parts == .words ? "word" : "text")-\(index + 1)",
        name: group.map(\.text).joined(), content: artwork(of: group),
        bounds: group.reduce(Rect.null) { $0.union($1.bounds) },
        // The order of reading is what a text's author says by writing it.
        annotation: Annotation(order: index))
      layer.origins = [.order: .attribute]
      return layer
    }
  }

  /// Outlines that lie beside one another are one shape; pictures (emoji) stay apart.
  private static func artwork(of group: [TextCluster]) -> [Artwork] {
    let outline = Path(group.flatMap(\.outline.elements))
    let shape = Artwork.shape(Shape(path: outline, paint: .color(.black), style: .fill(.nonzero)))
    return (outline.isEmpty ? [] : [shape]) + group.compactMap { $0.picture.map(Artwork.image) }
  }

  private static func notes(on layout: TextLayout, _ source: TextSource) -> [LoadNote] {
    var notes: [LoadNote] = []
    if let missing = layout.missingFamily {
      notes.append(LoadNote(.other, "The font “\(missing)” is not installed; another one is used."))
    }
    if layout.unknownCount > 0 {
      notes.append(LoadNote(.other, "No installed font has \(layout.unknownCount) of the text’s letters."))
    }
    return notes
  }
}

/// What Pango draws as one piece: a letter with its marks, or several that the font joins.
struct TextCluster {
  /// Of the text.
  var text: String
  /// Place of its first byte in the text: the order of reading, whichever way the line runs.
  var place: Int
  /// Which word it belongs to, and which letter as people count them.
  var word: Int
  var letter: Int
  var outline: Path
  /// What has no outline (colour emoji), drawn.
  var picture: ArtworkImage?
  /// The ink; null for spaces.
  var bounds: Rect
}
