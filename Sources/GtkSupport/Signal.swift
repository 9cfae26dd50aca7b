import CGtk

/// The arguments of one signal emission; number 0 is the sender.
@MainActor package struct SignalArguments {
  package let count: Int
  fileprivate let values: UnsafePointer<GValue>

  package func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index) != 0 }
  package func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  package func uint(_ index: Int) -> Int { Int(g_value_get_uint(values + index)) }
  package func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  package func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  package func object(_ index: Int) -> OpaquePointer? { g_value_get_object(values + index).map(OpaquePointer.init) }
  package func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + index) }
  package func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index) }
  package func string(_ index: Int) -> String? { g_value_get_string(values + index).map { String(cString: $0) } }
  /// A `GValue` passed as an argument (the content of a drop).
  package func value(_ index: Int) -> UnsafeMutablePointer<GValue>? {
    g_value_get_boxed(values + index)?.assumingMemoryBound(to: GValue.self)
  }
}

/// A handler's place on its object: to disconnect it, or to keep it quiet while the program itself sets a value.
@MainActor package struct SignalConnection {
  fileprivate let object: UnsafeMutableRawPointer
  fileprivate let identifier: gulong

  package func disconnect() {
    if g_signal_handler_is_connected(object, identifier) != 0 { g_signal_handler_disconnect(object, identifier) }
  }

  /// Runs `body` without the handler hearing of it.
  package func muted(_ body: () -> Void) {
    block()
    body()
    unblock()
  }

  package func block() { g_signal_handler_block(object, identifier) }
  package func unblock() { g_signal_handler_unblock(object, identifier) }
}

/// Keeps a Swift closure alive for as long as C holds it as user data.
package final class ClosureBox<Closure> {
  package let closure: Closure

  package init(_ closure: Closure) { self.closure = closure }

  /// For C's user data; `release` it in the destroy notify.
  package func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  package static func from(_ data: UnsafeMutableRawPointer) -> ClosureBox<Closure> {
    Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue()
  }
}

/// The destroy notify of every `ClosureBox`.
package let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

private typealias Handler = @MainActor (SignalArguments) -> Bool?

/// Calls `handler` with the signal's arguments; what it returns is the signal's answer (true: handled, stop here).
/// The closure is released with the object or on `disconnect`. Capture views weakly: the object outlives the call.
@MainActor @discardableResult
package func connect(
  _ object: some GObjectPointer, _ signal: String, answering handler: @escaping @MainActor (SignalArguments) -> Bool
) -> SignalConnection {
  connectClosure(object, signal, { handler($0) })
}

/// Calls `handler` with the signal's arguments.
@MainActor @discardableResult
package func connect(
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
package func connect(
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
