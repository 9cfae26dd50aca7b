/// A value that names a motion. The behaviour protocols below say in which ways a type may run.
///
/// The names follow Apple's Symbols framework, so that a call reads the same here and there.
public protocol SymbolEffect: Hashable, Sendable {
  /// The same effect as a value of the closed catalogue, for files, menus and the motion compiler.
  var erased: AnySymbolEffect { get }
}

/// Runs once each time a value changes, and ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// Lasts until made inactive or removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// Shows or hides a symbol and inserts it into or removes it from the layout.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// Leads from one symbol, or one configuration of it, to another in the same place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
