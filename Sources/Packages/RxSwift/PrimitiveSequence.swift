// PrimitiveSequence, PrimitiveSequenceType, SingleTrait, MaybeTrait, CompletableTrait — after RxSwift's
// public API.
// State: complete.

import UIKit

/// A sequence of which is known how many elements it has at most.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, @unchecked Sendable {
  // Used on UIKit's one thread.
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }

  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
  public func asObservable() -> Observable<Element> { source }
}

public protocol PrimitiveSequenceType: ObservableConvertibleType {
  associatedtype Trait
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// One element, or an error.
public enum SingleTrait {}
/// One element, none, or an error.
public enum MaybeTrait {}
/// The end, or an error.
public enum CompletableTrait {}

extension PrimitiveSequence {
  /// Its events as a sequence of any number of elements.
  func through(_ step: (Observable<Element>) -> Observable<Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: step(source))
  }

  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> { .init(raw: .deferred { try factory().asObservable() }) }

  public static func error(_ error: any Swift.Error) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .error(error))
  }
  public static func never() -> PrimitiveSequence<Trait, Element> { .init(raw: .never()) }

  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).asObservable() })
  }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    through { $0.observe(on: scheduler) }
  }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    through { $0.subscribe(on: scheduler) }
  }
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    through { $0.delay(dueTime, scheduler: scheduler) }
  }
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    through { $0.delaySubscription(dueTime, scheduler: scheduler) }
  }
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    through { $0.timeout(dueTime, scheduler: scheduler) }
  }
  public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self {
    through { $0.timeout(dueTime, other: other, scheduler: scheduler) }
  }
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    through { $0.catch { try handler($0).asObservable() } }
  }
  public func retry() -> Self { through { $0.retry() } }
  public func retry(_ maxAttemptCount: Int) -> Self { through { $0.retry(maxAttemptCount) } }
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Self { through { $0.retry(when: notificationHandler) } }
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Self {
    through {
      $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
    }
  }
}

extension PrimitiveSequence where Element: RxAbstractInteger {
  /// 0, after that time.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> { .init(raw: .timer(dueTime, scheduler: scheduler)) }
}

extension ObservableType {
  /// The only element; an error where there are none or more.
  public func asSingle() -> Single<Element> {
    Single(
      raw: lift { sink in
        var only: Element?
        return { event in
          switch event {
          case .error: sink.on(event)
          case .next(let element):
            if only != nil { sink.on(.error(RxError.moreThanOneElement)) } else { only = element }
          case .completed:
            guard let only else { return sink.on(.error(RxError.noElements)) }
            sink.on(.next(only))
            sink.on(.completed)
          }
        }
      })
  }

  /// The only element, if there is one; an error where there are more.
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: lift { sink in
        var only: Element?
        return { event in
          switch event {
          case .error: sink.on(event)
          case .next(let element):
            if only != nil { sink.on(.error(RxError.moreThanOneElement)) } else { only = element }
          case .completed:
            if let only { sink.on(.next(only)) }
            sink.on(.completed)
          }
        }
      })
  }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
