// The closures that are told of a sequence, Hooks — after RxSwift's public API.
// State: partial. Missing: hooks other than that for unhandled errors.

import UIKit

extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let sink = Sink<Element>(on)
    asObservable().run(sink)
    return sink
  }

  /// - Parameter onDisposed: called last, whether the sequence ends or is left.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let sink = Sink<Element>(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
      case .completed: onCompleted?()
      }
    }
    asObservable().run(sink)
    return sink
  }

  /// The same with `object`, which is not kept alive: without it nothing is called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in
        guard let onError else { return Hooks.defaultErrorHandler([], error) }
        if let object { onError(object, error) }
      }, onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}

/// Handlers that hold for all sequences.
public struct Hooks {
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

  /// Hears errors that no subscriber handles. The preview is warned of them.
  public nonisolated(unsafe) static var defaultErrorHandler: DefaultErrorHandler = { _, error in
    warn("An unhandled error of a sequence: \(error)")
  }
}
