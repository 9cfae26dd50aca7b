import CRsvg
import Foundation
import SymbolExport
import SymbolPainting

/// Pictures of exports that hold each frame as one, found through the description beside them, decoded by libpng.
public enum PictureFiles {
  /// A description without what it must hold.
  public struct Failure: Error {
    /// In words.
    public var description: String
  }

  private struct FrameList: Decodable {
    var digits: Int
    var times: [Double]
  }

  private struct Sheet: Decodable {
    struct Frame: Decodable {
      struct Box: Decodable {
        var x: Int
        var y: Int
        var w: Int
        var h: Int
      }
      var frame: Box
    }
    var frames: [Frame]
  }

  /// The pictures of a `frames` export, in the order of their numbers.
  public static func frames(_ export: Export) throws -> [RasterImage] {
    let list = try JSONDecoder().decode(FrameList.self, from: file("frames.json", of: export))
    return try list.times.indices.map { index in
      let number = String(index + 1)
      let ending = String(repeating: "0", count: max(list.digits - number.count, 0)) + number + ".png"
      return try RasterImage(pngData: file(ending, of: export))
    }
  }

  /// The pictures of a `sprite` export, cut out where its description says they lie.
  public static func sprites(_ export: Export) throws -> [RasterImage] {
    guard let json = export.files.first(where: { $0.ending.hasSuffix("json") }) else {
      throw Failure(description: "there is no description")
    }
    let sheet = try RasterImage(pngData: file("sprite.png", of: export))
    return try JSONDecoder().decode(Sheet.self, from: json.data).frames.map { item in
      var picture = RasterImage(width: item.frame.w, height: item.frame.h)
      picture.draw { context in
        sheet.withSurface { surface in
          cairo_set_source_surface(context, surface, -Double(item.frame.x), -Double(item.frame.y))
          cairo_paint(context)
        }
      }
      return picture
    }
  }

  private static func file(_ ending: String, of export: Export) throws -> Data {
    guard let file = export.files.first(where: { $0.ending == ending }) else {
      throw Failure(description: "there is no file \(ending)")
    }
    return file.data
  }
}
