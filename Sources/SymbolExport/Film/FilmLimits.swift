import SymbolPainting

/// Bounds of films, each with its reason.
enum FilmLimits {
  /// A minute at 60 pictures a second; more is a film, not a symbol's motion.
  static let maximumPictures = 3600
  /// What animated pictures on the web are made at: half of a screen's rate.
  static let usualRate = 30.0
  /// A video's: it costs little there.
  static let usualVideoRate = 60.0
  /// Browsers show a GIF's pictures for a tenth of a second each where a delay is below two hundredths.
  static let shortestGIFDelay = 2
  /// The highest rate that the shortest delay allows.
  static let maximumGIFRate = 50.0
  /// Delays of GIF and APNG are 16-bit numbers.
  static let longestDelay = 65535
  /// WebP holds a picture's time in 24 bits of milliseconds.
  static let longestWebPDelay = 16_777_215
  /// Sides of a WebP picture are 14-bit numbers.
  static let maximumWebPSide = 16383
  /// Sides of a GIF are 16-bit numbers; pictures end before.
  static let maximumGIFSide = PaintingLimits.maximumSide
  /// Colours of a GIF's palette, or of an indexed PNG.
  static let paletteSize = 256
  /// A quarter of a gibibyte of pixels: one picture of a sheet is held whole.
  static let maximumSheetPixels = 67_108_864
  /// Below this part of a pixel's coverage a GIF without background leaves it transparent.
  static let gifCoverage: UInt32 = 20
  /// Seconds for which a state that is held or reached is shown.
  static let hold = 0.6
}
