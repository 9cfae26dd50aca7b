import SymbolArt

/// How ffmpeg is asked for a kind of video.
enum VideoFormat: String {
  case webm, mp4

  /// Whether pixels can be transparent.
  var hasAlpha: Bool { self == .webm }

  /// The ground that pictures stand on where a person chose one or none: what cannot be transparent stands on white.
  func ground(_ chosen: Color?) -> Color? {
    guard !hasAlpha else { return chosen }
    return (chosen ?? .white).over(.white)
  }

  /// ffmpeg's options between input and output; the same pictures give the same bytes.
  func arguments(background: String) -> [String] {
    // Half-size colour channels need even sides.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=\(background)"
    let codec: [String]
    switch self {
    case .webm:
      // A constant quality near what eyes can tell; alpha needs the automatic alternate frames off.
      codec = [
        "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p", "-crf", "18", "-b:v", "0", "-auto-alt-ref", "0", "-row-mt", "1",
        "-deadline", "good", "-cpu-used", "3",
      ]
    case .mp4:
      // Players of phones and browsers want 4:2:0, and the index at the file's beginning.
      codec = [
        "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "16", "-preset", "medium", "-movflags", "+faststart",
      ]
    }
    // Screens read video as BT.709; what is not said is guessed from the size.
    let color = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
    ]
    return ["-vf", "\(even),scale=out_color_matrix=bt709:out_range=tv"] + codec + color + [
      "-threads", "2", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
    ]
  }
}

extension Color {
  /// This colour over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
