import CAdwaita

/// The arguments of one signal emission; number 0 is the sender.
@MainActor struct SignalArguments {
  let count: Int
  fileprivate let values: UnsafePointer<GValue>

  func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index) != 0 }
  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  func uint(_ index: Int) -> Int { Int(g_value_get_uint(values + index)) }
  func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  func object(_ index: Int) -> OpaquePointer? { g_value_get_object(values + index).map(OpaquePointer.init) }
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + index) }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index) }
  func string(_ index: Int) -> String? { g_value_get_string(values + index).map { String(cString: $0) } }
  /// A `GValue` passed as an argument (the content of a drop).
  func value(_ index: Int) -> UnsafeMutablePointer<GValue>? {
    g_value_get_boxed(values + index)?.assumingMemoryBound(to: GValue.self)
  }
}

/// A handler's place on its object: to disconnect it, or to keep it quiet while the program itself sets a value.
@MainActor struct SignalConnection {
  fileprivate let object: UnsafeMutableRawPointer
  fileprivate let identifier: gulong

  func disconnect() {
    if g_signal_handler_is_connected(object, identifier) != 0 { g_signal_handler_disconnect(object, identifier) }
  }

  /// Runs `body` without the handler hearing of it.
  func muted(_ body: () -> Void) {
    block()
    body()
    unblock()
  }

  func block() { g_signal_handler_block(object, identifier) }
  func unblock() { g_signal_handler_unblock(object, identifier) }
}

/// Keeps a Swift closure alive for as long as C holds it as user data.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }

  /// For C's user data; `release` it in the destroy notify.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func from(_ data: UnsafeMutableRawPointer) -> ClosureBox<Closure> {
    Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue()
  }
}

/// The destroy notify of every `ClosureBox`.
let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

private typealias Handler = @MainActor (SignalArguments) -> Bool?

/// Calls `handler` with the signal's arguments; what it returns is the signal's answer (true: handled, stop here).
/// The closure is released with the object or on `disconnect`. Capture views weakly: the object outlives the call.
@MainActor @discardableResult
func connect(
  _ object: some GObjectPointer, _ signal: String, answering handler: @escaping @MainActor (SignalArguments) -> Bool
) -> SignalConnection {
  connectClosure(object, signal, { handler($0) })
}

/// Calls `handler` with the signal's arguments.
@MainActor @discardableResult
func connect(
  _ object: some GObjectPointer, _ signal: String, arguments handler: @escaping @MainActor (SignalArguments) -> Void
) -> SignalConnection {
  connectClosure(
    object, signal,
    {
      handler($0)
      return nil
    })
}

/// Calls `handler` at each emission of the signal, or change of a property (`notify::…`).
@MainActor @discardableResult
func connect(
  _ object: some GObjectPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
) -> SignalConnection {
  connectClosure(
    object, signal,
    { _ in
      handler()
      return nil
    })
}

@MainActor private func connectClosure(
  _ object: some GObjectPointer, _ signal: String, _ handler: @escaping Handler
) -> SignalConnection {
  let identifier = shim_connect(
    object.raw, signal, ClosureBox<Handler>(handler).retained(),
    { data, result, count, values in
      guard let data, let values else { return }
      // The pointers stay in this call; GTK emits on the main thread only.
      nonisolated(unsafe) let box = data
      nonisolated(unsafe) let first = values
      nonisolated(unsafe) let place = result
      MainActor.assumeIsolated {
        let arguments = SignalArguments(count: Int(count), values: first)
        let answer = ClosureBox<Handler>.from(box).closure(arguments)
        if let answer, let place { g_value_set_boolean(place, answer ? 1 : 0) }
      }
    }, releaseBox)
  return SignalConnection(object: object.raw, identifier: identifier)
}
