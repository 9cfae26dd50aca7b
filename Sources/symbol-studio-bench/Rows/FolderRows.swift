import Foundation
import SymbolDrawing
import SymbolLoading
import SymbolMotion

/// A folder of 5,000 files: how soon names and the first page of thumbnails are there, and what memory it takes.
func folderRows(_ icons: Icons) throws -> [Row] {
  let count = 5000
  let page = 40
  return try withTemporaryFolder { folder in
    for index in 0..<count {
      let file = icons.files[index % icons.files.count]
      let copy = folder.appendingPathComponent("\(file.deletingPathExtension().lastPathComponent)-\(index).svg")
      // Different bytes for each, so that nothing is answered from the cache of contents.
      var data = try Data(contentsOf: file)
      data.append(Data("\n<!-- \(index) -->\n".utf8))
      try data.write(to: copy)
    }
    var references: [SymbolReference] = []
    let names = milliseconds { references = SymbolCollection.folder(folder).listing().references }
    let loader = SymbolLoader()
    var failures = 0
    func thumbnails(_ part: ArraySlice<SymbolReference>) -> [Data] {
      part.compactMap { reference -> Data? in
        guard let symbol = try? loader.load(reference) else {
          failures += 1
          return nil
        }
        return Data(SymbolRenderer(symbol).image(look: Look(size: 64)).bytes)
      }
    }
    var kept: [Data] = []
    let first = milliseconds { kept += thumbnails(references.prefix(page)) }
    let rest = milliseconds { kept += thumbnails(references.dropFirst(page)) }
    let megabytes = residentMemory(of: "self")
    return [
      Row(
        "folder of 5,000: all names and the first page of 40 thumbnails", value: names + first, unit: "ms",
        details: [
          "names ms": names, "first page ms": first, "all thumbnails, one thread, s": (first + rest) / 1000,
          "failures": Double(failures),
        ]),
      Row(
        "folder of 5,000: memory with all thumbnails made", value: megabytes, unit: "MB", goal: 250,
        details: ["thumbnails kept": Double(kept.count)]),
    ]
  }
}
