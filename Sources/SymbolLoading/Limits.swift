/// What a file may ask of the loader. Everything here is checked before librsvg sees the file, since librsvg 2.54 has
/// no limits of its own on most of it and can neither be cancelled nor survive some of it.
public enum Limits {
  // MARK: Reading

  /// Largest file, and largest gzip content after unpacking. The largest icon met in 60 sets has 0.4 MB; an embedded
  /// photograph may have some more.
  public static let bytes = 16 * 1024 * 1024
  /// Elements of a document. librsvg itself refuses a million, but only after 8 s; 100,000 paths already take 1.5 s.
  public static let elements = 50_000
  /// Nesting of elements; libxml2, which librsvg reads with, stops at the same depth.
  public static let depth = 256
  /// Elements after all `use` have been followed. A bomb of 10^8 takes librsvg 5 s that cannot be cancelled.
  public static let expandedElements = 200_000
  /// How deep `use` may lead to `use`; real files stay below 5.
  public static let useDepth = 32
  /// Characters of path data in the whole file; about a million segments, a second of drawing.
  public static let pathCharacters = 8 * 1024 * 1024
  /// `numOctaves` of feTurbulence: beyond 9 the added detail is below one step of an 8-bit colour; billions never end.
  public static let turbulenceOctaves = 24
  /// Numbers of a convolution kernel; librsvg 2.54 aborts the process above.
  public static let kernelNumbers = 400
  /// Pixels; FreeType fails, and librsvg aborts, at some millions.
  public static let fontSize = 20_000.0
  /// Largest coordinate, natural width or height that is taken seriously; cairo's numbers end at 8.3 million.
  public static let coordinate = 1e7

  /// Pixels that are taken for the larger side of a file that states one beyond ``coordinate``.
  static let naturalSize = 1024.0
  /// Start tags beyond which a file is refused unread: building its tree alone would take seconds. Some of them may
  /// stand in comments, hence more than ``elements``.
  static let tags = 4 * elements

  // MARK: Layers

  /// Figures that one compound path is split into; a map with more moves as one layer.
  public static let figuresOfAnElement = 256
  /// Layers of a symbol; a list with more cannot be handled by anyone, so such a file stays coarser.
  public static let layers = 4_000
  /// The same where a style sheet keeps long rows of elements from being bundled: tracing takes quadratic time then.
  static let layersInLongRows = 1_000
  /// Layers that are kept as pictures: each may take as many pixels as the whole symbol.
  static let imageLayers = 64
  /// Elements that are tried out one by one when drawing them in turn does not give the file's picture; beyond, such a
  /// file stays one layer, since each try takes about a millisecond.
  public static let triedElements = 1_500
  /// Tiles that a pattern is laid out into as shapes; with more it becomes an image layer.
  public static let patternTiles = 400
  /// Pixels of the larger side of an image layer, whatever the options ask for: 4096² is 64 MB.
  public static let imagePixels = 4_096

  // MARK: Text

  /// Characters of a text that is made a symbol of: a long sentence; each is a layer that plays its own part.
  public static let textCharacters = 200

  // MARK: Pictures

  /// Pixels of a PNG, JPEG or WebP file: a camera's 100 megapixels, about a second of decoding.
  public static let picturePixels = 100_000_000
  /// Pixels that are kept of a picture's larger side: what a tile shows at double resolution; 16 MB.
  public static let pictureSide = 2_048

  // MARK: Probes

  /// How long a probe may take for a file: the most a person waits for one bad file. Icons take a millisecond.
  public static let probeAnswerMilliseconds = 3_000
  /// How many times longer it may take where other programs keep the processors busy and it hardly gets to work.
  public static let probeStarvedPatience = 4
  /// How long a probe may take to start. Usually 50 ms; a busy machine or a cold disk may need seconds, once.
  public static let probeStartMilliseconds = 15_000
  /// Address space of a probe. Program and libraries map about 150 MB; a picture of 4096² takes 64 MB and librsvg's
  /// filters hold several of them.
  public static let probeMemoryBytes = 1 << 30
  /// Processor seconds for one file, for a probe whose parent is gone; longer than the parent's own patience.
  public static let probeProcessorSeconds = 5
  /// Files that a probe may hold open: its channel, the null device, and a few font files.
  public static let probeOpenFiles = 64
  /// Bytes of an answer: four pictures of 4096² pixels.
  public static let probeAnswerBytes = 256 << 20
  /// Files after which a probe is replaced, so that what libraries leak stays bounded. Starting one costs 50 files' time.
  public static let probeRequests = 2_000
  /// Seconds after which a probe without work is ended.
  public static let probeIdleSeconds = 20
  /// How often a waiting caller looks whether it was cancelled, when nothing else wakes it.
  public static let probeCancelMilliseconds = 50
  /// How long a probe may go on with a file that nobody waits for any more: starting another probe costs more.
  public static let probeCancelGraceMilliseconds = 250
  /// How long a process that has closed its channel may take to be gone.
  public static let probeReapMilliseconds = 100

  // MARK: Collections

  /// Files of a collection; the largest icon sets known have some 15,000 (a font foundry's whole range, 40,000).
  public static let collectionFiles = 50_000
  /// Folders in folders; icon sets have up to 4.
  public static let collectionDepth = 12
  /// References handed out at a time: a few screens of thumbnails.
  public static let collectionBatch = 500
  /// Bytes of a theme's `index.theme`; the largest, hicolor's, has 60 kB.
  static let themeIndexBytes = 1 << 20

  // MARK: Loading

  /// Memory that loaded symbols may keep: some 10,000 usual icons.
  public static let cacheBytes = 64 << 20
  /// Loads of one bulk request that are under way or wait to be taken.
  static let bulkWindow = 16
}
