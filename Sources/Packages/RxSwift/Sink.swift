// The observer that all of this module is made of: a closure, and what ends with it.

import UIKit

/// One subscription: passes events on until one of them is the end, or until it is disposed of.
final class Sink<Element>: ObserverType, Cancelable {
  private var handler: ((Event<Element>) -> Void)?
  private var onDisposed: (() -> Void)?
  private let upstreams = CompositeDisposable()
  private var isOver = false
  private(set) var isDisposed = false

  init(onDisposed: (() -> Void)? = nil, _ handler: @escaping (Event<Element>) -> Void) {
    (self.onDisposed, self.handler) = (onDisposed, handler)
  }

  func on(_ event: Event<Element>) {
    guard !isOver, let handler else { return }
    if event.isStopEvent {
      isOver = true
      handler(event)
      dispose()
    } else {
      handler(event)
    }
  }

  /// Passes on the end of a sequence of another kind.
  func end<Other>(_ event: Event<Other>) {
    switch event {
    case .next: break
    case .error(let error): on(.error(error))
    case .completed: on(.completed)
    }
  }

  /// Passes on what `make` returns, or the error that it throws.
  func next(_ make: () throws -> Element) {
    do { on(.next(try make())) } catch { on(.error(error)) }
  }

  /// Ends `upstream` with this; at once where this is over.
  func adopt(_ upstream: any Disposable) { upstreams.insert(upstream) }

  /// Hears `source` for as long as this lasts.
  ///
  /// - Returns: what ends that earlier.
  @discardableResult
  func follow<Source: ObservableConvertibleType>(
    _ source: Source, _ handle: @escaping (Event<Source.Element>) -> Void
  ) -> any Cancelable {
    var key: CompositeDisposable.DisposeKey?
    let upstreams = upstreams
    let inner = Sink<Source.Element>(onDisposed: { upstreams.forget(key) }, handle)
    key = upstreams.insert(inner)
    if !inner.isDisposed { source.asObservable().run(inner) }
    return inner
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    isOver = true
    handler = nil
    upstreams.dispose()
    let onDisposed = onDisposed
    self.onDisposed = nil
    onDisposed?()
  }
}
