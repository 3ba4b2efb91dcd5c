// Names from earlier versions of RxSwift — after RxSwift's public API.
// State: partial. Missing: names that were rare.

import UIKit

extension ObservableType {
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> { retry(when: notificationHandler) }
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { take(until: predicate, behavior: behavior) }
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> { enumerated().flatMap { try selector($0.element, $0.index) } }
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize) }
}

extension PrimitiveSequence {
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { subscribe(on: scheduler) }
  public func catchError(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    self.catch(handler)
  }
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Self { retry(when: notificationHandler) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }
}
