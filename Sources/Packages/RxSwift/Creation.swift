// The sequences that are made of nothing else — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableType {
  /// `subscribe` tells its observer the events; the disposable that it returns ends that.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable { sink in subscribe(AnyObserver(sink)) } }

  public static func empty() -> Observable<Element> { told(.completed) }
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
  public static func error(_ error: any Swift.Error) -> Observable<Element> { told(.error(error)) }

  public static func just(_ element: Element) -> Observable<Element> {
    Observable { sink in
      sink.on(.next(element))
      sink.on(.completed)
      return Disposables.create()
    }
  }

  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { listed([element], scheduler) }

  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { listed(elements, scheduler) }

  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { listed(array, scheduler) }

  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element { listed(sequence, scheduler) }

  /// Its element, if there is one.
  public static func from(optional: Element?) -> Observable<Element> { optional.map { just($0) } ?? empty() }

  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { listed(optional.map { [$0] } ?? [], scheduler) }

  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { stepped(scheduler) { { element } } }

  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    stepped(scheduler) {
      var next: Element?
      return {
        let here = try next.map(iterate) ?? initialState
        next = here
        return try condition(here) ? here : nil
      }
    }
  }

  /// The sequence that `factory` makes for each subscriber.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do { return try observableFactory().subscribe(sink) } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  /// A sequence with something that ends with it.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do {
        let resource = try resourceFactory()
        sink.adopt(resource)
        return try observableFactory(resource).subscribe(sink)
      } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  private static func told(_ event: Event<Element>) -> Observable<Element> {
    Observable { sink in
      sink.on(event)
      return Disposables.create()
    }
  }

  private static func listed<S: Sequence>(
    _ elements: S, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where S.Element == Element {
    stepped(scheduler) {
      var iterator = elements.makeIterator()
      return { iterator.next() }
    }
  }

  /// An element a turn, until there is none.
  private static func stepped(
    _ scheduler: any ImmediateSchedulerType, _ begin: @escaping () -> () throws -> Element?
  ) -> Observable<Element> {
    Observable { sink in
      let next = begin()
      return scheduler.scheduleRecursive(()) { _, recurse in
        guard !sink.isDisposed else { return }
        do {
          guard let element = try next() else { return sink.on(.completed) }
          sink.on(.next(element))
          recurse(())
        } catch { sink.on(.error(error)) }
      }
    }
  }
}

extension ObservableType where Element: RxAbstractInteger {
  /// `count` numbers from `start` on; none where the count is negative, and no more than there are numbers.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    guard count > 0 else { return empty() }
    let (last, isTooLarge) = start.addingReportingOverflow(count - 1)
    return generate(
      initialState: start, condition: { _ in true }, scheduler: scheduler, iterate: { $0 &+ 1 }
    )
    .take(until: { $0 == (isTooLarge ? .max : last) }, behavior: .inclusive)
  }

  /// 0, 1 and so on, each `period` of virtual time.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

  /// 0 after `dueTime`, and then the next number each `period`; without one, nothing else.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      guard let period else {
        return scheduler.after(dueTime) {
          sink.on(.next(0))
          sink.on(.completed)
        }
      }
      return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
        sink.on(.next(count))
        return count &+ 1
      }
    }
  }
}

/// The integers that a range counts with.
public typealias RxAbstractInteger = FixedWidthInteger
