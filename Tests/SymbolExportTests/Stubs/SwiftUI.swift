// A stand-in for Apple's module, with the signatures that snippets use.
@_exported import SymbolEffects

public typealias CGFloat = Double

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct Modified: View {
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither(first: some View) -> Modified { Modified() }
  public static func buildEither(second: some View) -> Modified { Modified() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildBlock(_ first: some View, _ second: some View) -> Modified { Modified() }
}

public struct HStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { fatalError() }
}

public struct VStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { fatalError() }
}

public struct ZStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { fatalError() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { fatalError() }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool {
    get { false }
    set {}
  }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public struct SymbolVariableValueMode: Sendable {
  public static let color = SymbolVariableValueMode()
  public static let draw = SymbolVariableValueMode()
}

public struct Image: View, Sendable {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public init(_ name: String, variableValue: Double?) {}
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

public struct AnyTransition {
  public static func symbolEffect(
    _ effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  public static var opacity: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct ContentTransition {
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

public struct Animation {
  public static var `default`: Animation { Animation() }
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public func delay(_ delay: Double) -> Animation { self }
}

public struct UnitPoint {
  public init(x: CGFloat, y: CGFloat) {}
  public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
  public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
}

public struct Angle {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

extension View {
  public func symbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { Modified() }
  public func symbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    value: some Equatable
  ) -> some View { Modified() }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { Modified() }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { Modified() }
  public func transition(_ transition: AnyTransition) -> some View { Modified() }
  public func contentTransition(_ transition: ContentTransition) -> some View { Modified() }
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { Modified() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { Modified() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { Modified() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  public func opacity(_ opacity: Double) -> some View { Modified() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { Modified() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { Modified() }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { Modified() }
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { Modified() }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { Modified() }
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { Modified() }
}

public struct PlaceholderContentView<Content>: View {
  public var body: Never { fatalError() }
}

// MARK: - Keyframes

public protocol VectorArithmetic {}
extension Double: VectorArithmetic {}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = Double
  var animatableData: AnimatableData { get set }
}
extension Double: Animatable {
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public typealias Value = Root
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Content.Value>,
    @KeyframeTrackContentBuilder<Content.Value> content: () -> Content
  ) where Value == Content.Value {}
}

public struct JoinedKeyframes<Value>: Keyframes {}
public struct JoinedTrackContent<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Part: Keyframes<Value>>(_ expression: Part) -> Part { expression }
  public static func buildPartialBlock<Part: Keyframes<Value>>(first: Part) -> Part { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Part: KeyframeTrackContent<Value>>(_ expression: Part) -> Part { expression }
  public static func buildPartialBlock<Part: KeyframeTrackContent<Value>>(first: Part) -> Part { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> JoinedTrackContent<Value> { JoinedTrackContent() }
}

public struct UnitCurve {
  public static var linear: UnitCurve { UnitCurve() }
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}

public struct Spring {
  public init(response: Double, dampingRatio: Double) {}
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double? = nil, spring: Spring, startVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

// MARK: - Modifiers

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifiedContent<Modifier>: View {
  public var body: Never { fatalError() }
}

public struct CGSize: Sendable {
  public var width: CGFloat
  public var height: CGFloat
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 0, height: 0) }
}

public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
}

public func sin(_ x: Double) -> Double { x }
