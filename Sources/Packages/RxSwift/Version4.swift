// Variable, and what version 4 of RxSwift was called by — after RxSwift's public API.
// State: partial. Missing: elements with their numbers, `toArray` as a sequence.

import UIKit

/// An element that can be set, and heard; it completes when it is let go of.
public final class Variable<Element>: @unchecked Sendable {
  // Used on UIKit's one thread.
  private let subject: BehaviorSubject<Element>
  /// Setting it tells it.
  public var value: Element {
    didSet { subject.onNext(value) }
  }

  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension Disposable {
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension DispatchTimeInterval {
  /// A span in seconds; what is no number is none, and more than nine thousand million seconds are that many.
  package static func seconds(_ seconds: Double) -> DispatchTimeInterval {
    // In this order a span that is no number is none.
    .nanoseconds(Int(min(9e9, max(0, seconds)) * 1e8) * 10)
  }
}

// Spans as numbers of seconds.
extension ObservableType {
  public func debounce(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(.seconds(dueTime), scheduler: scheduler)
  }
  public func throttle(
    _ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> { throttle(.seconds(dueTime), latest: latest, scheduler: scheduler) }
  public func delay(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delay(.seconds(dueTime), scheduler: scheduler)
  }
  public func delaySubscription(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delaySubscription(.seconds(dueTime), scheduler: scheduler)
  }
  public func timeout(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(.seconds(dueTime), scheduler: scheduler)
  }
  public func buffer(
    timeSpan: Double, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> { buffer(timeSpan: .seconds(timeSpan), count: count, scheduler: scheduler) }

  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

extension ObservableType where Element: RxAbstractInteger {
  public static func interval(_ period: Double, scheduler: any SchedulerType) -> Observable<Element> {
    interval(.seconds(period), scheduler: scheduler)
  }
  public static func timer(
    _ dueTime: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.seconds(dueTime), period: period.map { .seconds($0) }, scheduler: scheduler)
  }
}
