// The operators on errors and on what happens by the way — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableType {
  /// Goes on with what `handler` makes of the error.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { sink in
      { event in
        guard case .error(let error) = event else { return sink.on(event) }
        do { sink.follow(try handler(error)) { sink.on($0) } } catch { sink.on(.error(error)) }
      }
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

  /// Goes on with the next where one fails.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { sink in
      var rest = sequence.makeIterator()
      var last: Event<Element> = .completed
      let turns = Turns(of: sink)
      turns.step = {
        guard let next = rest.next() else { return sink.on(last) }
        sink.follow(next) { event in
          guard case .error = event else { return sink.on(event) }
          last = event
          turns.take()
        }
      }
      turns.take()
      return Disposables.create()
    }
  }

  /// Begins again whenever it fails. A sequence that fails at once, again and again, does so over many turns.
  public func retry() -> Observable<Element> { .catch(sequence: repeatElement(self.asObservable())) }

  /// - Parameter maxAttemptCount: how often it begins, the first time included.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: Swift.max(0, maxAttemptCount)))
  }

  /// Begins again each time that the sequence of `notificationHandler`, which is told the errors, has an
  /// element; ends as that ends.
  public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying {
      ($0 as? Failure)
    } notificationHandler: {
      notificationHandler($0)
    }
  }

  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying {
      $0
    } notificationHandler: {
      notificationHandler($0)
    }
  }

  private func retrying<Failure, Trigger: ObservableType>(
    _ failure: @escaping (any Swift.Error) -> Failure?,
    notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let errors = PublishSubject<Failure>()
      let turns = Turns(of: sink)
      turns.step = {
        sink.follow(source) { event in
          guard case .error(let error) = event else { return sink.on(event) }
          if let known = failure(error) { errors.on(.next(known)) } else { sink.on(event) }
        }
      }
      sink.follow(notificationHandler(errors.asObservable())) { event in
        if case .next = event { turns.take() } else { sink.end(event) }
      }
      turns.take()
      return Disposables.create()
    }
  }

  private func repeatElement<T>(_ element: T) -> UnfoldSequence<T, Void> {
    sequence(state: ()) { _ in element }
  }

  /// Calls the closures by the way, before the event goes on and after it; an error of one of them ends it.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      onSubscribe?()
      let following = source.subscribe { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            sink.on(event)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            sink.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            sink.on(event)
            try afterCompleted?()
          }
        } catch { sink.on(.error(error)) }
      }
      onSubscribed?()
      return Disposables.create {
        following.dispose()
        onDispose?()
      }
    }
  }

  /// Prints what happens.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return materialized { print("\(name) -> Event \(trimOutput ? String("\($0)".prefix(40)) : "\($0)")") }
      .do(
        onSubscribe: { print("\(name) -> subscribed") }, onDispose: { print("\(name) -> isDisposed") })
  }

  private func materialized(_ hear: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    lift { sink in
      { event in
        hear(event)
        sink.on(event)
      }
    }
  }
}
