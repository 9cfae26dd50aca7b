// A stand-in for Apple's module, with the signatures that snippets use.
@_exported import SymbolEffects
@_exported import _Concurrency

open class UIView {
  public init() {}
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1)
  }

  @MainActor
  public class func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

public final class Bundle {}

public class UIImage {
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration?) {}

  public class Configuration {}

  public enum SymbolVariableValueMode { case automatic, color, draw }

  public class SymbolConfiguration: Configuration {
    public init(variableValueMode: SymbolVariableValueMode) {}
  }
}

public struct UISymbolEffectCompletionContext {
  public var isFinished: Bool
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

@MainActor
public class UIImageView: UIView {
  public var image: UIImage?
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {}
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {}
}
