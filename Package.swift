// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors everywhere; only GTK's own deprecations (the dialogs that 4.10 renamed) stay warnings.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

func floor(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies, exclude: exclude, resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "SymbolStudio",
  products: [
    .library(name: "SymbolEffects", targets: ["SymbolEffects"]),
    .library(
      name: "SymbolEngine",
      targets: ["SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolDrawing", "SymbolExport"]),
    .library(
      name: "SymbolView",
      targets: ["SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolDrawing", "SymbolView"]),
    .executable(name: "symbol-view-example", targets: ["symbol-view-example"]),
    .executable(name: "symbol-studio", targets: ["symbol-studio"]),
    .executable(name: "symbol-probe", targets: ["symbol-probe"]),
    .executable(name: "symbol-studio-bench", targets: ["symbol-studio-bench"]),
  ],
  targets: [
    // Floor 0: C shims.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "CProcess"),
    .systemLibrary(
      name: "CImages", pkgConfig: "libwebpmux libwebp libpng",
      providers: [.apt(["libgif-dev", "libwebp-dev", "libpng-dev"])]),
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1 gtksourceview-5",
      providers: [.apt(["libadwaita-1-dev", "libgtksourceview-5-dev"])]),
    // Floor 1: the vocabulary and the drawing as data.
    floor("SymbolEffects", []),
    floor("SymbolArt", []),
    // Artwork to pixels with cairo: for the loader's proof and for drawing.
    floor("SymbolPainting", ["SymbolArt", "CRsvg", "CPixman"]),
    // Writing files so that none is ever half written.
    floor("FileWriting", []),
    // Floor 2: motion, and files to symbols.
    floor("SymbolMotion", ["SymbolEffects", "SymbolArt"]),
    floor(
      "SymbolLoading", ["SymbolArt", "SymbolPainting", "CRsvg", "CXML", "CPixbuf", "CPango", "CProcess"],
      resources: [.copy("../../resources/symbols")]),
    // Floor 3: pixels and files.
    floor("SymbolDrawing", ["SymbolArt", "SymbolMotion", "SymbolPainting", "CRsvg", "CPango"]),
    floor(
      "SymbolExport",
      [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolPainting", "SymbolDrawing", "CArchive", "CImages", "CRsvg",
        "CXML",
      ],
      resources: [.copy("../../data/presets"), .copy("../../data/schema")]),
    // Pointers, signals and frame clock of GTK, for the widget and the window.
    floor("GtkSupport", ["CGtk"]),
    // Floor 4: the widget for any GTK program; the document of a sitting.
    floor(
      "SymbolView",
      [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolPainting", "SymbolDrawing", "GtkSupport",
        "CGtk",
      ]),
    floor(
      "StudioModel",
      [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolDrawing", "SymbolExport", "FileWriting",
      ]),
    // Floor 5: the command line and the window.
    floor(
      "StudioCommands",
      [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolPainting", "SymbolDrawing",
        "SymbolExport",
        "FileWriting", "CRsvg", "CPango",
      ]),
    floor(
      "SymbolStudio", ["StudioModel", "SymbolView", "GtkSupport", "CGtk", "CAdwaita"],
      resources: [.copy("../../data/style.css"), .copy("../../data/icons")]),
    // Floor 6: the programs.
    program("symbol-studio", ["StudioCommands", "SymbolStudio"]),
    program("symbol-probe", ["SymbolLoading"]),
    program("symbol-view-example", ["SymbolView", "GtkSupport", "CGtk"]),
    program(
      "symbol-studio-bench",
      [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolPainting", "SymbolDrawing",
        "SymbolExport",
        "SymbolView", "GtkSupport", "ReferencePlayers", "CRsvg", "CGtk",
      ]),
    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // Players of exported files that are not ours, opened while a test or the benchmark runs.
    .target(
      name: "ReferencePlayers", dependencies: ["SymbolPainting", "TestSupport"], path: "Tests/ReferencePlayers",
      swiftSettings: strict),
    // What proves exports: pictures compared, symbols and effects to compare them on, the table of results.
    .target(
      name: "ExportProof",
      dependencies: [
        "SymbolEffects", "SymbolArt", "SymbolMotion", "SymbolLoading", "SymbolPainting", "SymbolDrawing",
        "SymbolExport", "ReferencePlayers", "CRsvg", "TestSupport",
      ],
      path: "Tests/ExportProof", resources: [.copy("Symbols"), .copy("reported-cells.txt")],
      // Pixels by the million: unoptimised code would take minutes.
      swiftSettings: strict + [.unsafeFlags(["-O"])]),
    tests("ExportProof", ["ReferencePlayers", "TestSupport"]),
    tests("SymbolEffects", ["TestSupport"]),
    tests("SymbolArt", ["TestSupport"]),
    tests("SymbolMotion", ["TestSupport"]),
    tests(
      "SymbolLoading", ["SymbolDrawing", "SymbolPainting", "CRsvg", "CPixbuf", "CPango", "symbol-probe", "TestSupport"]),
    tests("SymbolDrawing", ["SymbolLoading", "FileWriting", "CRsvg", "TestSupport"], exclude: ["Golden"]),
    tests("SymbolExport", ["SymbolLoading", "TestSupport", "ExportProof"], resources: [.copy("Stubs")]),
    tests("StudioModel", ["TestSupport"]),
    tests("SymbolView", ["GtkSupport", "CGtk", "SymbolExport", "SymbolLoading", "TestSupport"]),
    tests("SymbolStudio"),
    tests("FileWriting"),
    tests(
      "StudioCommands",
      ["symbol-studio", "symbol-probe", "symbol-studio-bench", "SymbolPainting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
