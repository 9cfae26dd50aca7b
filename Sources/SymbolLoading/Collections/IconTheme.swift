import Foundation

/// An icon theme of this computer, seen as a set of symbolic icons (freedesktop.org Icon Theme Specification).
struct IconTheme {
  var name: String
  /// The theme's folders, the most personal first.
  var locations: [URL]

  /// Hands out each symbolic icon once: of the same name in several sizes the scalable one, else the largest.
  func visit(_ visit: FolderWalk.Visit) {
    var best: [String: (rank: Int, reference: SymbolReference)] = [:]
    var notes: [CollectionNote] = []
    var walk = FolderWalk()
    walk.stem = Self.stem
    walk.set = { _, below in below }
    for location in locations {
      walk.walk(location) { batch in
        notes += batch.notes
        for reference in batch.references {
          let rank = Self.rank(sizeFolder: reference.set)
          if rank > best[reference.name]?.rank ?? .min { best[reference.name] = (rank, reference) }
        }
        return true
      }
    }
    let sorted = best.values.map { (NaturalOrder.key($0.reference.name), $0.reference) }.sorted { $0.0 < $1.0 }
    let references = sorted.map { SymbolReference(name: $0.1.name, set: name, url: $0.1.url) }
    for start in stride(from: 0, to: references.count, by: Limits.collectionBatch) {
      let batch = references[start..<min(start + Limits.collectionBatch, references.count)]
      guard visit(CollectionBatch(references: Array(batch))) else { return }
    }
    if !notes.isEmpty { _ = visit(CollectionBatch(notes: notes)) }
  }

  /// "edit-find-symbolic.svg" is called "edit-find"; right-to-left twins and full-colour icons are none of ours.
  static func stem(_ fileName: String) -> String? {
    guard let stem = SymbolFileName.stem(of: fileName), stem.hasSuffix("-symbolic") else { return nil }
    return String(stem.dropLast("-symbolic".count))
  }

  /// How well a folder of a theme ("scalable/actions", "16x16/legacy", "symbolic/status") suits: higher is better.
  static func rank(sizeFolder: String) -> Int {
    let parts = sizeFolder.split(separator: "/")
    if parts.contains("scalable") || parts.contains("symbolic") { return 10_000 }
    let sizes = parts.compactMap { part in
      part.split(whereSeparator: { $0 == "x" || $0 == "@" }).first.flatMap { Int($0) }
    }
    return min(sizes.first ?? 0, 9_999)
  }
}

extension SymbolCollection {
  /// The icon themes of this computer that have symbolic icons, by name.
  public static func installedIconThemes() -> [SymbolCollection] {
    iconThemes(in: iconFolders(environment: ProcessInfo.processInfo.environment))
  }

  /// The folders that themes lie in, the most personal first.
  static func iconFolders(environment: [String: String]) -> [URL] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let personal = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    let paths =
      [personal + "/icons", home + "/.icons"]
      + shared.split(separator: ":").map { String($0) + "/icons" }
    var seen: Set<String> = []
    return paths.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      .filter { seen.insert($0.path).inserted }
  }

  static func iconThemes(in folders: [URL]) -> [SymbolCollection] {
    var locations: [String: [URL]] = [:]
    var names: [String: String] = [:]
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for identifier in entries where !identifier.hasPrefix(".") {
        let theme = folder.appendingPathComponent(identifier, isDirectory: true)
        guard (try? FileIdentity(path: theme.path))?.isFolder == true else { continue }
        locations[identifier, default: []].append(theme)
        if names[identifier] == nil {
          names[identifier] = displayName(index: theme.appendingPathComponent("index.theme"))
        }
      }
    }
    return locations.filter { hasSymbolicIcons($0.value) }
      .map { SymbolCollection(name: names[$0.key] ?? $0.key, kind: .iconTheme, locations: $0.value) }
      .sorted { NaturalOrder.key($0.name) < NaturalOrder.key($1.name) }
  }

  /// `Name` of the group `[Icon Theme]` of a theme's index.
  private static func displayName(index: URL) -> String? {
    guard let data = try? FileBytes.read(index, limit: Limits.themeIndexBytes) else { return nil }
    var inGroup = false
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") {
        if inGroup { return nil }
        inGroup = line.hasPrefix("[Icon Theme]")
      } else if inGroup, line.hasPrefix("Name=") {
        let name = line.dropFirst("Name=".count).trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : name
      }
    }
    return nil
  }

  private static func hasSymbolicIcons(_ locations: [URL]) -> Bool {
    var found = false
    var walk = FolderWalk()
    walk.stem = IconTheme.stem
    for location in locations where !found {
      walk.walk(location) { batch in
        if !batch.references.isEmpty { found = true }
        return !found
      }
    }
    return found
  }
}
