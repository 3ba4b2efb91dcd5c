// ObservableConvertibleType, ObservableType, Observable — after RxSwift's public API.
// State: complete.

import UIKit

/// Can be taken for a sequence.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// Tells events to its subscribers.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// - Returns: what ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable { sink in self.subscribe(sink) }
  }
}

/// A sequence of elements over time, which begins for each who subscribes.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  // Used on UIKit's one thread.
  private let attach: (Sink<Element>) -> any Disposable

  /// `attach` tells the sink events; what it returns ends that.
  init(attach: @escaping (Sink<Element>) -> any Disposable) { self.attach = attach }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = Sink<Element> { observer.on($0) }
    run(sink)
    return sink
  }

  public func asObservable() -> Observable<Element> { self }

  /// Begins to tell `sink`. Elements that are there already wait in line with those of other sequences.
  func run(_ sink: Sink<Element>) {
    Trampoline.enter { if !sink.isDisposed { sink.adopt(attach(sink)) } }
  }
}

extension ObservableType {
  /// A sequence that does with each event what `make`, called for each subscription, says.
  func lift<Result>(
    _ make: @escaping (Sink<Result>) -> (Event<Element>) -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { sink in source.subscribe(make(sink)) }
  }

  /// The same for elements; ends pass as they are, and an error that is thrown ends it.
  func liftNext<Result>(
    _ make: @escaping (Sink<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    lift { sink in
      let step = make(sink)
      return { event in
        guard case .next(let element) = event else { return sink.end(event) }
        do { try step(element) } catch { sink.on(.error(error)) }
      }
    }
  }
}
