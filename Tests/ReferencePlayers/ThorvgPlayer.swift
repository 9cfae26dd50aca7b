import Foundation
import SymbolPainting
import TestSupport

/// ThorVG, as the Python package thorvg-python brings it: a second Lottie player that is not ours.
///
/// Found where scripts/setup puts it, through `python3`, or at the path in SYMBOL_STUDIO_THORVG. Its C interface is that
/// of ThorVG 1.0.
public final class ThorvgPlayer {
  private typealias Start = @convention(c) (UInt32) -> Int32
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias MakeCanvas = @convention(c) (UInt8) -> OpaquePointer?
  private typealias Picture = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Load =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UInt32, UnsafePointer<CChar>, UnsafePointer<CChar>?, Bool
    ) -> Int32
  private typealias Resize = @convention(c) (OpaquePointer, Float, Float) -> Int32
  private typealias Target =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt32>, UInt32, UInt32, UInt32, UInt8
    ) -> Int32
  private typealias Add = @convention(c) (OpaquePointer, OpaquePointer) -> Int32
  private typealias SetFrame = @convention(c) (OpaquePointer, Float) -> Int32
  private typealias Step = @convention(c) (OpaquePointer) -> Int32
  private typealias Draw = @convention(c) (OpaquePointer, Bool) -> Int32

  private struct Functions: Sendable {
    let make: Make
    let picture: Picture
    let load: Load
    let resize: Resize
    let makeCanvas: MakeCanvas
    let target: Target
    let add: Add
    let setFrame: SetFrame
    let update: Step
    let draw: Draw
    let sync: Step
    let destroy: Step
    let delete: Step

    init?() {
      guard let path = ThorvgPlayer.library, let library = SharedLibrary([path]),
        let start = library.function("tvg_engine_init", as: Start.self), start(0) == 0,
        let make = library.function("tvg_animation_new", as: Make.self),
        let picture = library.function("tvg_animation_get_picture", as: Picture.self),
        let load = library.function("tvg_picture_load_data", as: Load.self),
        let resize = library.function("tvg_picture_set_size", as: Resize.self),
        let makeCanvas = library.function("tvg_swcanvas_create", as: MakeCanvas.self),
        let target = library.function("tvg_swcanvas_set_target", as: Target.self),
        let add = library.function("tvg_canvas_add", as: Add.self),
        let setFrame = library.function("tvg_animation_set_frame", as: SetFrame.self),
        let update = library.function("tvg_canvas_update", as: Step.self),
        let draw = library.function("tvg_canvas_draw", as: Draw.self),
        let sync = library.function("tvg_canvas_sync", as: Step.self),
        let destroy = library.function("tvg_canvas_destroy", as: Step.self),
        let delete = library.function("tvg_animation_del", as: Step.self)
      else { return nil }
      (self.make, self.picture, self.load, self.resize) = (make, picture, load, resize)
      (self.makeCanvas, self.target, self.add, self.setFrame) = (makeCanvas, target, add, setFrame)
      (self.update, self.draw, self.sync, self.destroy, self.delete) = (update, draw, sync, destroy, delete)
    }
  }

  private static let functions = Functions()

  /// Whether the library is there.
  public static var isInstalled: Bool { functions != nil }
  /// What to say where it is not.
  public static let missing = "ThorVG is not installed (scripts/setup test fetches thorvg-python from PyPI)"

  private static var library: String? {
    if let path = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_THORVG"] { return path }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let own = package.appendingPathComponent(".build/test-players/thorvg_python/libthorvg-1.so").path
    return FileManager.default.fileExists(atPath: own) ? own : installed
  }

  /// Where `python3` has it.
  private static var installed: String? {
    let python = try? ChildProcess.run(
      "python3", ["-c", "import os, thorvg_python as t; print(os.path.dirname(t.__file__))"])
    let folder = (python?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    return folder.isEmpty ? nil : folder + "/libthorvg-1.so"
  }

  private let functions: Functions
  private let animation: OpaquePointer
  private let canvas: OpaquePointer
  private let size: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// nil where the library is missing or refuses the file.
  public init?(_ data: Data, size: Int) {
    guard let functions = Self.functions, let animation = functions.make(),
      let picture = functions.picture(animation)
    else { return nil }
    let loaded = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map {
        functions.load(picture, $0, UInt32(data.count), "lottie", nil, true)
      }
    }
    // 0: no options. Redrawing only what has changed, which is one, takes no less time on symbols in motion.
    guard loaded == 0, let canvas = functions.makeCanvas(0) else {
      _ = functions.delete(animation)
      return nil
    }
    pixels = .allocate(capacity: size * size)
    pixels.initialize(repeating: 0, count: size * size)
    _ = functions.resize(picture, Float(size), Float(size))
    // 1: ARGB, premultiplied, as cairo has it.
    _ = functions.target(canvas, pixels, UInt32(size), UInt32(size), UInt32(size), 1)
    _ = functions.add(canvas, picture)
    (self.functions, self.animation, self.canvas, self.size) = (functions, animation, canvas, size)
  }

  deinit {
    _ = functions.destroy(canvas)
    _ = functions.delete(animation)
    pixels.deallocate()
  }

  /// Draws one moment into the player's own buffer: its work alone.
  public func draw(frame: Double) {
    _ = functions.setFrame(animation, Float(frame))
    _ = functions.update(canvas)
    _ = functions.draw(canvas, true)
    _ = functions.sync(canvas)
  }

  /// One moment as a picture.
  public func picture(frame: Double) -> RasterImage {
    draw(frame: frame)
    let bytes = Array(UnsafeRawBufferPointer(start: pixels, count: size * size * 4))
    return RasterImage(width: size, height: size, bytes: bytes) ?? RasterImage(width: size, height: size)
  }
}
