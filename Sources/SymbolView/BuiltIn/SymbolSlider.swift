import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects

/// A slider with a symbol at each end, which bounces when the value arrives there.
///
///     let volume = SymbolSlider(start: silent, end: loud, range: 0...100, value: 50, label: "Volume")
///     volume.onChange = { player.volume = $0 }
@MainActor public final class SymbolSlider {
  /// The symbol at the least value.
  public let startView: SymbolView
  /// The symbol at the greatest value.
  public let endView: SymbolView
  /// The `GtkScale` between them, to be styled.
  public let scale: UnsafeMutablePointer<GtkWidget>
  /// What the first symbol does when the least value is reached.
  public var startMotion: SymbolMotionAction = { $0.runSymbolEffect(.bounce.down) }
  /// What the second symbol does when the greatest value is reached.
  public var endMotion: SymbolMotionAction = { $0.runSymbolEffect(.bounce.up) }
  /// What a symbol does when the value leaves its end: to stop what lasts.
  public var leavingMotion: SymbolMotionAction?
  /// Whether the second symbol's variable value follows the slider.
  public var followsVariableValue = false { didSet { follow() } }
  /// Called when the value changes, whoever changes it.
  public var onChange: @MainActor (Double) -> Void = { _ in }

  private enum Place { case start, between, end }

  private let control = ControlWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private let range: ClosedRange<Double>
  private var place = Place.between

  /// The row of slider and symbols, to be put into a container; it keeps this object alive.
  public var widget: UnsafeMutablePointer<GtkWidget> { control.widget }

  /// Within the range.
  public var value: Double {
    get { control.pointer == nil ? range.lowerBound : gtk_range_get_value(scale.cast()) }
    set { if control.pointer != nil { gtk_range_set_value(scale.cast(), newValue) } }
  }

  /// - Parameters:
  ///   - range: least and greatest value; a range without extent is taken as one of length 1.
  ///   - step: of the arrow keys.
  ///   - label: what assistive technology reads of the slider.
  public init(
    start: Symbol, end: Symbol, range: ClosedRange<Double> = 0...1, value: Double, step: Double? = nil, label: String,
    startLabel: String? = nil, endLabel: String? = nil, size: SymbolSize = .font
  ) {
    let length = range.upperBound - range.lowerBound
    self.range = length > 0 ? range : range.lowerBound...(range.lowerBound + 1)
    startView = SymbolView(symbol: start, label: startLabel, size: size)
    endView = SymbolView(symbol: end, label: endLabel, size: size)
    scale = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, self.range.lowerBound, self.range.upperBound,
      step ?? (self.range.upperBound - self.range.lowerBound) / 100)
    gtk_range_set_value(scale.cast(), value)
    scale.named(label).expanding(horizontally: true)
    for part in [startView.widget, scale, endView.widget] { gtk_box_append(widget.cast(), part) }
    control.keep(self)
    place = presentPlace
    connect(scale, "value-changed") { [weak self] in self?.valueDidChange() }
  }

  private func valueDidChange() {
    let previous = place
    place = presentPlace
    follow()
    if place != previous {
      switch previous {
      case .start: leavingMotion?(startView)
      case .end: leavingMotion?(endView)
      case .between: break
      }
      switch place {
      case .start: startMotion(startView)
      case .end: endMotion(endView)
      case .between: break
      }
    }
    onChange(value)
  }

  private var presentPlace: Place {
    value <= range.lowerBound ? .start : value >= range.upperBound ? .end : .between
  }

  private func follow() {
    guard followsVariableValue else { return }
    endView.variableValue = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
