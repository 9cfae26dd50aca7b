import Foundation
import SymbolPainting
import TestSupport

/// Many moments of exports in one page, photographed at once by Chromium: each cell is frozen at its own time.
public struct ContactSheet: Sendable {
  /// One moment of one export.
  public struct Cell: Sendable {
    /// What stands in the cell: an SVG, or whatever `script` makes something of.
    public var markup: String
    /// JavaScript statements that bring the cell to its moment; `cell` is its element. They may `await`, for
    /// instance `loaded`: the clock of SMIL begins with the page's `load`.
    public var script: String

    /// Device pixels for one of the picture's, 1 or 2. Chromium knows four steps of coverage: fine lines need 2.
    public var scale: Int

    public init(markup: String, script: String, scale: Int = 1) {
      self.markup = markup
      self.script = script
      self.scale = scale
    }
  }

  /// Pixels of a cell's side: what exports are judged at.
  public static let side = 256
  /// Cells side by side.
  private static let columns = 16
  /// Cells of one photograph: larger pictures are slow to encode and to read.
  public static let capacity = 208

  /// Chromium, where it is installed.
  public static let browser: URL? = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
    return paths.lazy.flatMap { path in
      ["chromium", "chromium-browser", "google-chrome"].map { URL(fileURLWithPath: "\(path)/\($0)") }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Why tests with it are skipped.
  public static let missingReason = "needs Chromium (package chromium) to play exports in"

  /// The cells' pictures over white, in their order.
  ///
  /// - Parameters:
  ///   - head: markup for the page's head, for instance module scripts.
  ///   - arguments: more for Chromium's command line.
  public static func photograph(
    _ cells: [Cell], head: String = "", arguments: [String] = []
  ) throws -> [RasterImage] {
    var pictures: [Int: RasterImage] = [:]
    for scale in Set(cells.map(\.scale)).sorted() {
      var rest = cells.indices.filter { cells[$0].scale == scale }[...]
      let most = capacity / scale
      while !rest.isEmpty {
        let indices = Array(rest.prefix(most))
        let taken = try photographPage(indices.map { cells[$0] }, head: head, scale: scale, arguments: arguments)
        for (index, picture) in zip(indices, taken) { pictures[index] = picture }
        rest = rest.dropFirst(most)
      }
    }
    return cells.indices.compactMap { pictures[$0] }
  }

  private static func photographPage(
    _ cells: [Cell], head: String, scale: Int, arguments: [String]
  ) throws -> [RasterImage] {
    let height = (cells.count + columns - 1) / columns * side
    let page = try finished(
      page(cells, head: head, height: height), width: min(cells.count, columns) * side, height: height, scale: scale,
      arguments: arguments)
    return cells.indices.map { index in
      let (x, y) = (index % columns * side, index / columns * side)
      return crop(page, x: x, y: y, scale: scale)
    }
  }

  /// A page as Chromium shows it when its scripts have come to their end, which say so by `flag`: on a busy machine it now
  /// and then takes the picture before.
  public static func finished(
    _ page: String, width: Int, height: Int, scale: Int = 1, arguments: [String] = []
  ) throws -> RasterImage {
    for _ in 0..<3 {
      let picture = try screenshot(
        page, width: width, height: height + flagSide, scale: scale, arguments: arguments)
      if isFlagged(picture, y: height * scale) { return picture }
    }
    throw Failure(message: "The page's scripts did not come to their end.")
  }

  /// JavaScript that says that a page of this height is ready: a green square below it.
  public static func flag(below height: Int) -> String {
    """
    document.body.insertAdjacentHTML("beforeend", "<div style='position: absolute; left: 0; top: \(height)px; \
    width: \(flagSide)px; height: \(flagSide)px; background: #0f0'></div>");
    """
  }

  /// CSS pixels.
  private static let flagSide = 8

  private static func isFlagged(_ page: RasterImage, y: Int) -> Bool {
    guard y + 2 < page.height else { return false }
    return page.withUnsafeBytes { bytes in
      let start = ((y + 2) * page.width + 2) * 4
      return Array(bytes[start..<start + 3]) == [0, 255, 0]
    }
  }

  private static func page(_ cells: [Cell], head: String, height: Int) -> String {
    let boxes = cells.map { "<div class=\"contact-sheet-cell\">\($0.markup)</div>" }.joined(separator: "\n")
    let scripts = cells.enumerated().map { index, cell in
      "{ const cell = cells[\(index)]; \(cell.script) }"
    }.joined(separator: "\n")
    let width = min(cells.count, columns) * side
    return """
      <!DOCTYPE html><html><head><meta charset="utf-8"><style>
      html, body { margin: 0; background: #fff; width: \(width)px }
      .contact-sheet-cell { width: \(side)px; height: \(side)px; float: left; overflow: hidden }
      .contact-sheet-cell > svg, .contact-sheet-cell > img { width: \(side)px; height: \(side)px; display: block }
      </style>\(head)</head><body>
      \(boxes)
      <script type="module">
      const cells = document.querySelectorAll(".contact-sheet-cell");
      const loaded = new Promise((resolve) => addEventListener("load", () => requestAnimationFrame(resolve)));
      \(scripts)
      \(flag(below: height))
      </script></body></html>
      """
  }

  /// A page as Chromium shows it, over white, whether its scripts have run or not.
  public static func screenshot(
    _ page: String, width: Int, height: Int, scale: Int = 1, arguments: [String] = []
  ) throws -> RasterImage {
    guard let browser else { throw Failure(message: missingReason) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "contact-sheet-\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("page.html")
    let target = folder.appendingPathComponent("page.png")
    let profile = folder.appendingPathComponent("profile")
    try Data(page.utf8).write(to: source)
    let all =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
        "--force-device-scale-factor=\(scale)", "--force-color-profile=srgb", "--no-first-run",
        "--disable-dev-shm-usage",
        "--run-all-compositor-stages-before-draw", "--virtual-time-budget=2000",
        "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)", "--screenshot=\(target.path)",
      ] + arguments + [source.absoluteString]
    for wait in waits {
      let process = try ChildProcess(browser.path, all)
      _ = try? process.outcome(within: wait)
      if let data = try? Data(contentsOf: target), let picture = try? RasterImage(pngData: data) { return picture }
      try? FileManager.default.removeItem(at: profile)
    }
    throw Failure(message: "Chromium took no picture.")
  }

  /// Seconds until Chromium is given up and asked once more: on a busy machine it now and then waits for ever. It takes two
  /// for a page, many times that where much else runs.
  private static let waits = [30.0, 60, 100]

  /// Why there are no pictures.
  public struct Failure: Error, CustomStringConvertible {
    let message: String
    public var description: String { message }
  }

  /// The square of a cell's size at a place of a page.
  public static func part(of page: RasterImage, x: Int, y: Int) -> RasterImage { crop(page, x: x, y: y, scale: 1) }

  /// The square of a cell's size at a place of a page, each pixel the mean of those that it was taken with.
  public static func crop(_ page: RasterImage, x: Int, y: Int, scale: Int) -> RasterImage {
    page.withUnsafeBytes { bytes in
      var result = [UInt8](repeating: 255, count: side * side * 4)
      for row in 0..<side where (y + row + 1) * scale <= page.height && (x + side) * scale <= page.width {
        for column in 0..<side {
          for channel in 0..<4 {
            var sum = 0
            for inner in 0..<scale {
              let start = (((y + row) * scale + inner) * page.width + (x + column) * scale) * 4 + channel
              for step in 0..<scale { sum += Int(bytes[start + step * 4]) }
            }
            result[(row * side + column) * 4 + channel] = UInt8((sum + scale * scale / 2) / (scale * scale))
          }
        }
      }
      return RasterImage(width: side, height: side, bytes: result) ?? RasterImage(width: side, height: side)
    }
  }
}
