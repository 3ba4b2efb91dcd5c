// The operators that take some elements and leave others — after RxSwift's public API.
// State: complete.

import UIKit

/// Whether the element that ends a sequence is still one of it.
public enum TakeBehavior: Sendable { case inclusive, exclusive }

extension ObservableType {
  /// The first `count`; none for a negative count.
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return liftNext { sink in
      var left = count
      return { element in
        guard left > 0 else { return }
        left -= 1
        let isLast = left == 0
        sink.on(.next(element))
        if isLast { sink.on(.completed) }
      }
    }
  }

  /// The last `count`, at the end.
  public func takeLast(_ count: Int) -> Observable<Element> {
    lift { sink in
      var last: [Element] = []
      return { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > Swift.max(0, count) { last.removeFirst() }
        case .error: sink.end(event)
        case .completed:
          for element in last { sink.on(.next(element)) }
          sink.on(.completed)
        }
      }
    }
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> { take(until: { try !predicate($0) }, behavior: behavior) }

  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    liftNext { sink in
      { element in
        let isLast = try predicate(element)
        if !isLast || behavior == .inclusive { sink.on(.next(element)) }
        if isLast { sink.on(.completed) }
      }
    }
  }

  /// Until the other has an element; its completion ends nothing.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      sink.follow(other) { event in
        switch event {
        case .next: sink.on(.completed)
        case .error(let error): sink.on(.error(error))
        case .completed: break
        }
      }
      return sink.isDisposed ? Disposables.create() : source.subscribe(sink)
    }
  }

  /// For that long.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// All but the first `count`.
  public func skip(_ count: Int) -> Observable<Element> {
    liftNext { sink in
      var left = count
      return { if left > 0 { left -= 1 } else { sink.on(.next($0)) } }
    }
  }

  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    liftNext { sink in
      var isSkipping = true
      return { element in
        if isSkipping { isSkipping = try predicate(element) }
        if !isSkipping { sink.on(.next(element)) }
      }
    }
  }

  /// The elements after the other's first one.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      var isOpen = false
      sink.follow(other.asObservable().take(1)) { event in
        if case .next = event { isOpen = true }
        if case .error(let error) = event { sink.on(.error(error)) }
      }
      return sink.follow(source) { event in if isOpen || event.isStopEvent { sink.on(event) } }
    }
  }

  /// The elements after that time.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// The one with that number, from 0 on; `argumentOutOfRange` where there is none.
  public func element(at index: Int) -> Observable<Element> {
    guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
    return skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
  }

  /// The first element; nil where there is none.
  public func first() -> Single<Element?> {
    take(1).map { $0 }.ifEmpty(default: nil).asSingle()
  }

  /// The only element; an error where there are none or more.
  public func single() -> Observable<Element> { single { _ in true } }

  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { sink in
      var hasOne = false
      return { event in
        switch event {
        case .next(let element):
          do {
            guard try predicate(element) else { return }
            guard !hasOne else { return sink.on(.error(RxError.moreThanOneElement)) }
            hasOne = true
            sink.on(.next(element))
          } catch { sink.on(.error(error)) }
        case .error: sink.on(event)
        case .completed: sink.on(hasOne ? .completed : .error(RxError.noElements))
        }
      }
    }
  }

  public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }

  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift { sink in
      var isEmpty = true
      return { event in
        if case .next = event { isEmpty = false }
        if isEmpty, case .completed = event {
          sink.follow(other) { sink.on($0) }
        } else {
          sink.on(event)
        }
      }
    }
  }
}
