// A stand-in for PromiseKit 8, with the signatures that snippets use.
import Dispatch

public protocol Thenable: AnyObject {
  associatedtype T
}

public protocol CatchMixin: Thenable {}

public final class Promise<T>: Thenable, CatchMixin {
  public static func value(_ value: T) -> Promise<T> { Promise() }
}

public final class Guarantee<T>: Thenable {
  @discardableResult
  public func map<U>(
    on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> U
  ) -> Guarantee<U> { Guarantee<U>() }
}

public enum PMKError: Error { case cancelled }

public final class PMKFinalizer {}

public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> { Promise<U.T>() }
public func after(seconds: Double) -> Guarantee<Void> { Guarantee<Void>() }

extension Thenable {
  public func then<U: Thenable>(
    on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U
  ) -> Promise<U.T> { Promise<U.T>() }
  public func done(
    on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void
  ) -> Promise<Void> { Promise<Void>() }
}

extension CatchMixin {
  @discardableResult
  public func `catch`(
    on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (any Error) -> Void
  ) -> PMKFinalizer { PMKFinalizer() }
}
