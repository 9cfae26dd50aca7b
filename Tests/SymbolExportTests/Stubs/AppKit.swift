// A stand-in for Apple's module, with the signatures that snippets use. Unlike UIKit's, there is no completion.
@_exported import SymbolEffects
@_exported import _Concurrency

open class NSView {
  public init() {}
  open func addSubview(_ view: NSView) {}
  open func removeFromSuperview() {}
  public var wantsLayer = false
  public var layer: CALayer?
}

public struct CATransitionType: Sendable {
  public static let fade = CATransitionType()
}

public class CAAnimation {
  public init() {}
}

public class CATransition: CAAnimation {
  public override init() {}
  public var type = CATransitionType.fade
  public var duration = 0.0
}

public class CALayer {
  public func add(_ animation: CAAnimation, forKey key: String?) {}
}

public class NSImage {
  public init?(named name: String) {}
  public init?(symbolName name: String, variableValue value: Double) {}

  public enum SymbolVariableValueMode { case automatic, color, draw }

  public class SymbolConfiguration {
    public init(variableValueMode: SymbolVariableValueMode) {}
  }
}

@MainActor
public class NSImageView: NSView {
  public var image: NSImage?
  public var symbolConfiguration: NSImage.SymbolConfiguration?

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func setSymbolImage(
    _ image: NSImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {}
}
