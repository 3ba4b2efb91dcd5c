// The operators on shared sequences — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

extension SharedSequenceConvertibleType {
  public typealias Shared<Other> = SharedSequence<SharingStrategy, Other>

  private func shared<Other>(_ step: (Observable<Element>) -> Observable<Other>) -> Shared<Other> {
    SharedSequence(step(asObservable()))
  }

  public func map<Other>(_ selector: @escaping (Element) -> Other) -> Shared<Other> {
    shared { $0.map(selector) }
  }
  public func compactMap<Other>(_ selector: @escaping (Element) -> Other?) -> Shared<Other> {
    shared { $0.compactMap(selector) }
  }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Shared<Element> {
    shared { $0.filter(predicate) }
  }
  public func flatMap<Strategy, Other>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Other>
  ) -> SharedSequence<Strategy, Other> { SharedSequence(asObservable().flatMap(selector)) }
  public func flatMapLatest<Strategy, Other>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Other>
  ) -> SharedSequence<Strategy, Other> { SharedSequence(asObservable().flatMapLatest(selector)) }
  public func flatMapFirst<Strategy, Other>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Other>
  ) -> SharedSequence<Strategy, Other> { SharedSequence(asObservable().flatMapFirst(selector)) }
  public func concatMap<Strategy, Other>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Other>
  ) -> SharedSequence<Strategy, Other> { SharedSequence(asObservable().concatMap(selector)) }

  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Shared<Element> {
    shared {
      $0.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Shared<Element> {
    shared { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Shared<Element> { shared { $0.distinctUntilChanged(keySelector) } }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Shared<Element> { shared { $0.distinctUntilChanged(comparer) } }
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Shared<Element> { shared { $0.distinctUntilChanged(at: keyPath) } }

  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> Shared<A> {
    shared { $0.scan(seed, accumulator: accumulator) }
  }
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) -> Void) -> Shared<A> {
    shared { $0.scan(into: seed, accumulator: accumulator) }
  }
  public func startWith(_ element: Element) -> Shared<Element> { shared { $0.startWith(element) } }
  public func skip(_ count: Int) -> Shared<Element> { shared { $0.skip(count) } }

  public func delay(_ dueTime: RxTimeInterval) -> Shared<Element> {
    shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
  }
  public func debounce(_ dueTime: RxTimeInterval) -> Shared<Element> {
    shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
  }
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Shared<Element> {
    shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
  }

  public func withLatestFrom<Second: SharedSequenceConvertibleType, Other>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Other
  ) -> Shared<Other> where Second.SharingStrategy == SharingStrategy {
    shared { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> Shared<Second.Element> { shared { $0.withLatestFrom(second) } }
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Shared<(Object, Element)> {
    shared { $0.withUnretained(obj) }
  }

  public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> Shared<Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }
  public static func merge<C: Collection>(_ sources: C) -> Shared<Element>
  where C.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }
  public static func concat<S: Sequence>(_ sources: S) -> Shared<Element>
  where S.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sources.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().flatMap { $0.asObservable() })
  }
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().flatMapLatest { $0.asObservable() })
  }
}

extension SharedSequence {
  public static func combineLatest<each Part>(
    _ sources: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable<Element>.combineLatest(
        repeat (each sources).asObservable(), resultSelector: resultSelector))
  }
  public static func zip<each Part>(
    _ sources: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable<Element>.zip(repeat (each sources).asObservable(), resultSelector: resultSelector))
  }
  public static func combineLatest<C: Collection, Part>(
    _ sources: C, resultSelector: @escaping ([Part]) -> Element
  ) -> SharedSequence<SharingStrategy, Element> where C.Element == SharedSequence<SharingStrategy, Part> {
    SharedSequence(
      Observable<Element>.combineLatest(sources.map { $0.asObservable() }, resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  public static func combineLatest<each Part>(
    _ sources: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence<SharingStrategy, (repeat each Part)> {
    SharedSequence(Observable<Any>.combineLatest(repeat (each sources).asObservable()))
  }
  public static func zip<each Part>(
    _ sources: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence<SharingStrategy, (repeat each Part)> {
    SharedSequence(Observable<Any>.zip(repeat (each sources).asObservable()))
  }
}
