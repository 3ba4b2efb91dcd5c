// PublishRelay, BehaviorRelay, ReplayRelay — after RxRelay's public API.
// State: complete.

import RxSwift
import UIKit

/// A subject that never ends: it tells who listens just then.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  // Used on UIKit's one thread.
  private let subject = PublishSubject<Element>()

  public init() {}

  public func accept(_ event: Element) { subject.onNext(event) }
  public var hasObservers: Bool { subject.hasObservers }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension PublishRelay where Element == Void {
  public func accept() { accept(()) }
}

/// A subject that never ends and has an element, which newcomers are told first.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  // Used on UIKit's one thread.
  private let subject: BehaviorSubject<Element>
  public private(set) var value: Element

  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }
  public var hasObservers: Bool { subject.hasObservers }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A subject that never ends and tells newcomers what it has told before.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
  // Used on UIKit's one thread.
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// The last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  public func accept(_ event: Element) { subject.onNext(event) }
  public var hasObservers: Bool { subject.hasObservers }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}
