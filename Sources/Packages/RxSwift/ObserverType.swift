// ObserverType, AnyObserver — after RxSwift's public API.
// State: complete.

import UIKit

/// Hears events.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onCompleted() { on(.completed) }
  public func onError(_ error: any Swift.Error) { on(.error(error)) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Hears elements of another kind; an error of `transform` ends it.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

extension ObserverType where Element == Void {
  public func onNext() { on(.next(())) }
}

/// An observer whose kind does not matter.
public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  private let handler: EventHandler

  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  public func on(_ event: Event<Element>) { handler(event) }
  public func asObserver() -> AnyObserver<Element> { self }
}
