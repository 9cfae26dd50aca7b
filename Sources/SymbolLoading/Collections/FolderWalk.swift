import Foundation
import Glibc

/// Walks folders and hands out the symbol files it meets: a folder's own files first, in natural order, then its
/// subfolders. Hidden entries are skipped; a folder is entered once however many links lead to it.
struct FolderWalk {
  /// What to do with references and notes, as they are found; false stops the walk.
  typealias Visit = (CollectionBatch) -> Bool

  /// Which file names count, and what each is called in the collection; nil: not a symbol of this collection.
  var stem: (String) -> String? = SymbolFileName.stem
  /// The set of a file, from the root's name and the path below the root.
  var set: (_ root: String, _ below: String) -> String = { root, below in below.isEmpty ? root : below }
  var maximumCount = Limits.collectionFiles
  var maximumDepth = Limits.collectionDepth
  private var entered: Set<FileIdentity> = []
  private var count = 0
  private var stopped = false

  init() {}

  /// Walks one root. Several calls share the counts and the memory of folders already entered.
  mutating func walk(_ root: URL, visit: Visit) {
    enter(path: root.path, root: root.lastPathComponent, below: "", depth: 0, visit: visit)
  }

  private mutating func enter(path: String, root: String, below: String, depth: Int, visit: Visit) {
    guard !stopped else { return }
    let url = URL(fileURLWithPath: path, isDirectory: true)
    let identity: FileIdentity
    let entries: FolderEntries
    do throws(SystemError) {
      identity = try FileIdentity(path: path)
      guard entered.insert(identity).inserted else { return }
      entries = try FolderEntries(path: path, stem: stem)
    } catch {
      let kind: CollectionNote.Kind = error.code == ENOENT ? .notFound : .unreadable
      let what = kind == .notFound ? "is not there" : "cannot be read (\(error.message))"
      emit(CollectionBatch(notes: [CollectionNote(kind, at: url, "The folder “\(path)” \(what).")]), visit)
      return
    }
    report(entries, at: url, visit: visit)
    for chunk in stride(from: 0, to: entries.files.count, by: Limits.collectionBatch) {
      let files = entries.files[chunk..<min(chunk + Limits.collectionBatch, entries.files.count)]
      let room = maximumCount - count
      let set = set(root, below)
      let found = files.prefix(room).map {
        SymbolReference(
          name: $0.stem, set: set, url: URL(filePath: path + "/" + $0.fileName, directoryHint: .notDirectory))
      }
      count += found.count
      emit(CollectionBatch(references: found), visit)
      if found.count < files.count {
        let message = "Only the first \(maximumCount) symbols of “\(root)” are shown."
        emit(CollectionBatch(notes: [CollectionNote(.tooMany, at: url, message)]), visit)
        stopped = true
      }
      if stopped { return }
    }
    if !entries.folders.isEmpty, depth >= maximumDepth {
      let message = "Folders below “\(path)” are left out: they lie more than \(maximumDepth) deep."
      emit(CollectionBatch(notes: [CollectionNote(.tooDeep, at: url, message)]), visit)
      return
    }
    for folder in entries.folders {
      enter(
        path: path + "/" + folder, root: root, below: below.isEmpty ? folder : below + "/" + folder,
        depth: depth + 1, visit: visit)
    }
  }

  private mutating func report(_ entries: FolderEntries, at url: URL, visit: Visit) {
    guard entries.unusableNames > 0 else { return }
    let message =
      entries.unusableNames == 1
      ? "A file's name in “\(url.path)” is not UTF-8; the file is left out."
      : "\(entries.unusableNames) file names in “\(url.path)” are not UTF-8; those files are left out."
    emit(CollectionBatch(notes: [CollectionNote(.unusableName, at: url, message)]), visit)
  }

  private mutating func emit(_ batch: CollectionBatch, _ visit: Visit) {
    if !stopped, !visit(batch) { stopped = true }
  }
}

/// What one folder holds, hidden entries left out, sorted.
private struct FolderEntries {
  var files: [(fileName: String, stem: String)] = []
  var folders: [String] = []
  var unusableNames = 0

  init(path: String, stem: (String) -> String?) throws(SystemError) {
    guard let stream = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var keyed: [(key: String, fileName: String, stem: String)] = []
    while let entry = readdir(stream) {
      let type = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name else {
        unusableNames += 1
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      var isFolder = type == Int32(DT_DIR)
      var isFile = type == Int32(DT_REG)
      let fileStem = stem(name)
      if type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) {
        let identity = try? FileIdentity(path: path + "/" + name)
        isFolder = identity?.isFolder ?? false
        // A link to nowhere that claims to be a symbol is listed, so that the person sees what is wrong with it.
        isFile = identity?.isRegularFile ?? true
      }
      if isFolder {
        folders.append(name)
      } else if isFile, let fileStem {
        keyed.append((NaturalOrder.key(name), name, fileStem))
      }
    }
    keyed.sort { $0.key < $1.key }
    files = keyed.map { ($0.fileName, $0.stem) }
    folders.sort { NaturalOrder.key($0) < NaturalOrder.key($1) }
  }
}
