import Foundation
import SymbolPainting

/// Samsung's rlottie, as Debian has it (librlottie0-1): a Lottie player that is not ours.
public final class RlottiePlayer {
  private typealias Load =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
    OpaquePointer?
  private typealias Count = @convention(c) (OpaquePointer) -> Int
  private typealias Rate = @convention(c) (OpaquePointer) -> Double
  private typealias Render = @convention(c) (OpaquePointer, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void

  private struct Functions: Sendable {
    let load: Load
    let frameCount: Count
    let frameRate: Rate
    let render: Render
    let destroy: Destroy

    init?() {
      guard let library = SharedLibrary(["librlottie.so.0-1", "librlottie.so.0", "librlottie.so"]),
        let load = library.function("lottie_animation_from_data", as: Load.self),
        let frameCount = library.function("lottie_animation_get_totalframe", as: Count.self),
        let frameRate = library.function("lottie_animation_get_framerate", as: Rate.self),
        let render = library.function("lottie_animation_render", as: Render.self),
        let destroy = library.function("lottie_animation_destroy", as: Destroy.self)
      else { return nil }
      (self.load, self.frameCount, self.frameRate, self.render, self.destroy) = (
        load, frameCount, frameRate, render, destroy
      )
    }
  }

  private static let functions = Functions()

  /// Whether the library is there.
  public static var isInstalled: Bool { functions != nil }
  /// What to say where it is not.
  public static let missing = "rlottie is not installed (Debian: librlottie-dev)"

  private let functions: Functions
  private let animation: OpaquePointer

  /// nil where the library is missing or refuses the file.
  public init?(_ data: Data) {
    // A key of its own: rlottie keeps what it has read under it, whatever the bytes.
    guard let functions = Self.functions,
      let animation = functions.load(
        String(decoding: data, as: UTF8.self), UUID().uuidString, "")
    else { return nil }
    self.functions = functions
    self.animation = animation
  }

  deinit { functions.destroy(animation) }

  /// Frames in all.
  public var frameCount: Int { functions.frameCount(animation) }
  /// Frames a second.
  public var frameRate: Double { functions.frameRate(animation) }

  /// Draws one frame over what is in the buffer of `size` × `size` pixels: the player's own work alone.
  public func draw(frame: Int, size: Int, into pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, buffer.count >= size * size else { return }
      functions.render(animation, frame, base, size, size, size * 4)
    }
  }

  /// One frame as a picture; the nearest whole frame is all that it draws.
  public func picture(frame: Int, size: Int) -> RasterImage {
    var pixels = [UInt32](repeating: 0, count: size * size)
    draw(frame: frame, size: size, into: &pixels)
    let bytes = pixels.withUnsafeBytes { Array($0) }
    return RasterImage(width: size, height: size, bytes: bytes) ?? RasterImage(width: size, height: size)
  }
}
