import CGtk
import Foundation
import GtkSupport
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolLoading
import SymbolMotion

/// A symbol that effects can be added to, for any GTK program.
///
///     let view = SymbolView(symbol: bell, label: "Notifications")
///     gtk_box_append(box, view.widget)
///     view.addSymbolEffect(.wiggle.byLayer, options: .repeat(.periodic(delay: 2)))
///
/// The names are those of Apple's Symbols framework. The widget keeps its view alive, so that nobody else has to; once
/// GTK has destroyed the widget, the view does nothing any more. Use it on the main thread, after `gtk_init`.
///
/// Time comes from the widget's frame clock, which is left alone while nothing moves or the widget is not shown. What
/// runs meanwhile goes on in time, unseen; completions that were due are called when it is shown again.
@MainActor public final class SymbolView {
  /// The GTK widget, to be put into a container. Its reference is floating at first, as GTK's constructors have it.
  public var widget: UnsafeMutablePointer<GtkWidget> {
    guard let pointer else { preconditionFailure("the widget of a SymbolView was destroyed by GTK") }
    return pointer
  }

  /// What assistive technology reads; nil: the symbol's name.
  public var label: String? { didSet { describe() } }
  /// How large it is drawn.
  public var size: SymbolSize { didSet { if size != oldValue { pointer.map(gtk_widget_queue_resize) } } }
  /// Pixels on either side along the container's direction, as words keep from each other. Unlike the container's
  /// spacing they come and go with the symbol, so that nothing jumps when a transition begins or ends.
  public var sideRoom = 0.0 { didSet { if sideRoom != oldValue { pointer.map(gtk_widget_queue_resize) } } }
  /// nil: the theme's colour of text at this place.
  public var tint: Color? { didSet { redraw() } }
  /// nil: multicolor where the file has colours of its own, else monochrome.
  public var renderingMode: RenderingMode? { didSet { redraw() } }
  /// The colours of palette rendering: primary, secondary, tertiary.
  public var palette: [Color] = [] { didSet { redraw() } }
  /// Whether effects move; where not, each leads to its end state at once.
  public var isSymbolAnimationEnabled = true

  /// Told of what happens to the effects of this view, its own and inherited ones, in the order of time: each run's
  /// start, repeats and end. Times are those of GLib's monotonic clock, in seconds.
  public var onEvent: (@MainActor (PlayerEvent) -> Void)?

  /// What is shown; `setSymbolImage` changes it.
  public var symbol: Symbol { player.target }

  /// Whether it has a place in the layout; `setShown(_:transition:)` changes it.
  public var isShown: Bool { player.isInserted }

  /// 0…1: which of the variable layers are active; nil: all. A change cross-fades.
  public var variableValue: Double? {
    get { player.variableValue }
    set { act { $0.setVariableValue(newValue, animated: self.animates(true), at: $1) } }
  }

  /// How the variable value is shown; nil: as the symbol prefers, else in colour.
  public var variableValueMode: VariableValueMode? {
    get { player.variableValueMode }
    set { act { $0.setVariableValueMode(newValue, at: $1) } }
  }

  var pointer: Widget?
  /// What changes it says that the frame is not current any more. What is asked at every frame goes through
  /// `withPlayer`.
  var player: Player
  var renderer: SymbolRenderer
  /// What is shown, or will be at the next drawing.
  var frame = Frame(layers: [])
  /// The one before, whose memory the next one takes.
  var formerFrame = Frame(layers: [])
  var isFrameCurrent = false
  var composer = FrameComposer()
  var drawing = SymbolDrawingState()
  var drawnRevision = 0
  var completions: [RunID: SymbolEffectCompletion] = [:]
  /// The last values of `symbolEffect(_:value:)`, by type of effect.
  var values: [EffectKind: any Equatable] = [:]
  var inheritance = SymbolEffectInheritance()
  /// The latest wish for another picture.
  var imageRequest: ImageRequest?
  var tickIdentifier: UInt32?
  /// The time of the frame that is shown.
  var lastDrawn = 0.0

  /// A view of a symbol.
  ///
  /// - Parameter label: what assistive technology reads; nil: the symbol's name.
  public init(symbol: Symbol, label: String? = nil, size: SymbolSize = .font) {
    self.label = label
    self.size = size
    player = Player(symbol: symbol)
    renderer = SymbolRenderer(symbol)
    let widget = SymbolWidget.make(for: self)
    pointer = widget
    describe()
    connect(widget, "map") { [weak self] in self?.cameIntoView() }
    connect(widget, "unmap") { [weak self] in self?.stopTicking() }
    connect(widget, "direction-changed") { [weak self] in self?.readSettings() }
    if let settings = gtk_settings_get_default() {
      animationSetting = connect(settings, "notify::gtk-enable-animations") { [weak self] in self?.readSettings() }
    }
    readSettings()
  }

  /// A view of a symbol file that comes with the program. (Files from elsewhere are read by `SymbolLoader`, apart.)
  ///
  /// - Throws: why the file cannot be read, in words for a designer.
  public convenience init(contentsOf file: URL, label: String? = nil, size: SymbolSize = .font) throws {
    let data = try Data(contentsOf: file)
    self.init(symbol: try SymbolReader.read(data, name: file.lastPathComponent), label: label, size: size)
  }

  private var animationSetting: SignalConnection?

  /// What GTK says of reading direction and wish for less motion.
  func readSettings() {
    guard let pointer else { return }
    player.readingDirection = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    guard let settings = gtk_settings_get_default() else { return }
    let reducesMotion = !boolProperty("gtk-enable-animations", of: settings)
    if reducesMotion != player.reducesMotion { act { $0.setReducesMotion(reducesMotion, at: $1) } }
  }

  func widgetIsGone() {
    pointer = nil
    tickIdentifier = nil
    drawing.rest()
    animationSetting?.disconnect()
    animationSetting = nil
  }

  func describe() {
    pointer?.named(label ?? symbol.name.replacing("-", with: " "))
  }

  func redraw() { pointer?.queueDraw() }

  func animates(_ wanted: Bool) -> Bool { wanted && isSymbolAnimationEnabled }
}
