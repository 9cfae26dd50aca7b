import Foundation
import Glibc
import Testing

@testable import SymbolLoading

@Suite("Collections")
struct SymbolCollectionTests {
  @Test("a folder holds its SVG and SVGZ files in natural order, and then those of its subfolders")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in [
      "icon10.svg", "Icon9.svg", "icon-a.SVG", "b.svgz", "readme.txt", ".hidden.svg", "z/a.svg", "y/q/c.svg",
    ] {
      try folder.write(name)
    }
    let listing = SymbolCollection.folder(folder.url).listing()
    #expect(listing.references.map(\.name) == ["b", "icon-a", "Icon9", "icon10", "c", "a"])
    let root = folder.url.lastPathComponent
    #expect(listing.references.map(\.set) == [root, root, root, root, "y/q", "z"])
    #expect(listing.notes.isEmpty)
  }

  @Test("links that lead in a circle are walked once")
  func loops() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/one.svg")
    try folder.link("a/again", to: "..")
    try folder.link("self", to: ".")
    #expect(SymbolCollection.folder(folder.url).listing().references.map(\.name) == ["one"])
  }

  @Test("linked files are listed, pipes and folders with a symbol's ending are not")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("real.svg")
    try folder.link("alias.svg", to: file.path)
    try folder.link("broken.svg", to: "nowhere.svg")
    try folder.write("folder.svg/inside.svg")
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.svg").path, 0o600) == 0)
    let names = SymbolCollection.folder(folder.url).listing().references.map(\.name)
    #expect(names == ["alias", "broken", "real", "inside"])
  }

  @Test("a folder that is not there gives a note and no references")
  func missing() {
    let listing = SymbolCollection.folder(URL(fileURLWithPath: "/nowhere/at/all")).listing()
    #expect(listing.references.isEmpty)
    #expect(listing.notes.map(\.kind) == [.notFound])
  }

  @Test("the walk stops at the limits and says so")
  func limits() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("\(index).svg") }
    try folder.write("a/b/c/deep.svg")
    var walk = FolderWalk()
    walk.maximumCount = 7
    #expect(all(&walk, folder).references.map(\.name) == (0..<7).map(String.init))
    #expect(all(&walk, folder).notes.isEmpty, "an exhausted walk adds nothing")
    var shallow = FolderWalk()
    shallow.maximumDepth = 1
    let result = all(&shallow, folder)
    #expect(!result.references.map(\.name).contains("deep"))
    #expect(result.notes.map(\.kind) == [.tooDeep])
  }

  private func all(_ walk: inout FolderWalk, _ folder: TemporaryFolder) -> CollectionBatch {
    var all = CollectionBatch()
    walk.walk(folder.url) {
      all.references += $0.references
      all.notes += $0.notes
      return true
    }
    return all
  }

  @Test("batches arrive in the same order as the listing, a bounded number at a time")
  func batches() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<1200 { try folder.write("\(index).svg", "") }
    let collection = SymbolCollection.folder(folder.url)
    var references: [SymbolReference] = []
    for await batch in collection.batches() {
      #expect(batch.references.count <= Limits.collectionBatch)
      references += batch.references
    }
    #expect(references == collection.listing().references)
    #expect(references.count == 1200)
  }

  @Test("the names of 6,000 files are there in well under 100 ms")
  func speed() throws {
    let folder = try TemporaryFolder()
    for index in 0..<6000 { try folder.write("icon-\(index % 77)-\(index).svg", "") }
    let collection = SymbolCollection.folder(folder.url)
    let times = (0..<5).map { _ in
      ContinuousClock().measure { #expect(collection.listing().references.count == 6000) }
    }
    print("names of 6,000 files: \(times.min()!)")
    // Without optimisation, and with the other tests running beside, it takes about eight times as long.
    #if DEBUG
      #expect(times.min()! < .milliseconds(400))
    #else
      #expect(times.min()! < .milliseconds(100))
    #endif
  }

  @Test("paths to open become a collection a folder and one for all files")
  func opening() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("one.svg")
    let two = try folder.write("two.svg")
    let collections = SymbolCollection.opening([one, folder.url, two])
    #expect(collections.map(\.kind) == [.folder, .files])
    #expect(collections[1].listing().references.map(\.name) == ["one", "two"])
  }

  @Test("an icon theme shows each symbolic icon once, in its best size, under the theme's own name")
  func theme() throws {
    let folder = try TemporaryFolder()
    try folder.write("Calm/index.theme", "[Icon Theme]\nName=Calm Icons\nName[de]=Ruhe\n\n[16x16]\nName=no\n")
    for path in ["16x16/status/bell-symbolic.svg", "scalable/status/bell-symbolic.svg", "48x48/wifi-symbolic.svg"] {
      try folder.write("Calm/" + path)
    }
    try folder.write("Calm/24x24/wifi-symbolic.svg")
    try folder.write("Calm/scalable/colour.svg")
    try folder.write("Plain/scalable/colour.svg")
    let themes = SymbolCollection.iconThemes(in: [folder.url])
    #expect(themes.map(\.name) == ["Calm Icons"])
    let references = themes[0].listing().references
    #expect(references.map(\.name) == ["bell", "wifi"])
    #expect(references.map { $0.url.deletingLastPathComponent().lastPathComponent } == ["status", "48x48"])
    #expect(references[0].url.path.contains("scalable"))
    #expect(Set(references.map(\.set)) == ["Calm Icons"])
  }

  @Test("theme folders follow the XDG variables, the personal ones first")
  func folders() {
    let folders = SymbolCollection.iconFolders(environment: ["HOME": "/h", "XDG_DATA_DIRS": "/a:/b"])
    #expect(folders.map(\.path) == ["/h/.local/share/icons", "/h/.icons", "/a/icons", "/b/icons"])
  }

  @Test("the bundled symbols are found beside the program")
  func bundled() throws {
    let location = try #require(SymbolCollection.bundled.location)
    #expect(SymbolCollection.bundled.listing().notes.isEmpty)
    #expect(BundledSymbols.contains(location.appendingPathComponent("bell.svg")))
    #expect(!BundledSymbols.contains(location.appendingPathComponent("../bell.svg")))
  }
}
