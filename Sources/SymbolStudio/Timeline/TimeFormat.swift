import Foundation
import StudioModel

/// How times are written in the window.
enum TimeFormat {
  /// "0.30 s", or "1.25 / 2.00 s" with a duration.
  static func seconds(_ time: Double, of duration: Double? = nil) -> String {
    let text = String(format: "%.2f", time)
    guard let duration else { return localized("%s s", text) }
    return localized("%s / %s s", text, String(format: "%.2f", duration))
  }

  /// "18 / 70": the playhead and the duration in frames of a sixtieth of a second.
  static func frames(_ frame: Int, of duration: Double) -> String {
    localized("frame %s / %s", String(frame), String(Int((duration / Playback.frameDuration).rounded())))
  }

  /// A ruler's mark: "0", "0.5", "12".
  static func tick(_ time: Double) -> String {
    let text = String(format: "%.2f", time)
    guard text.contains(".") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return trimmed.isEmpty ? "0" : String(trimmed.reversed())
  }
}
