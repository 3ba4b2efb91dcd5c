// The operators on elements, one by one — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    liftNext { sink in { sink.on(.next(try transform($0))) } }
  }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    liftNext { sink in { if let result = try transform($0) { sink.on(.next(result)) } } }
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    liftNext { sink in { if try predicate($0) { sink.on(.next($0)) } } }
  }

  /// The end only.
  public func ignoreElements() -> Observable<Never> { liftNext { _ in { _ in } } }

  /// Elements with their numbers, from 0 on.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    liftNext { sink in
      var index = 0
      return {
        sink.on(.next((index, $0)))
        index += 1
      }
    }
  }

  /// Without elements that are as the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> { distinctUntilChanged(keySelector, comparer: { $0 == $1 }) }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }

  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    liftNext { sink in
      var former: K?
      return { element in
        let key = try keySelector(element)
        if let former, try comparer(former, key) { return }
        former = key
        sink.on(.next(element))
      }
    }
  }

  /// The result so far, after each element.
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> { scan(into: seed) { $0 = try accumulator($0, $1) } }

  public func scan<A>(
    into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    liftNext { sink in
      var sum = seed
      return {
        try accumulator(&sum, $0)
        sink.on(.next(sum))
      }
    }
  }

  /// The result at the end.
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> { reduce(seed, accumulator: accumulator, mapResult: { $0 }) }

  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    lift { sink in
      var sum = seed
      return { event in
        switch event {
        case .next(let element): do { sum = try accumulator(sum, element) } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed:
          sink.next { try mapResult(sum) }
          sink.on(.completed)
        }
      }
    }
  }

  /// All elements, at the end.
  public func toArray() -> Single<[Element]> {
    Single(
      raw: lift { sink in
        var all: [Element] = []
        return { event in
          switch event {
          case .next(let element): all.append(element)
          case .error: sink.end(event)
          case .completed:
            sink.on(.next(all))
            sink.on(.completed)
          }
        }
      })
  }

  /// Events as elements; the end is one, too, and then the sequence completes.
  public func materialize() -> Observable<Event<Element>> {
    lift { sink in
      { event in
        sink.on(.next(event))
        if event.isStopEvent { sink.on(.completed) }
      }
    }
  }

  /// Reads values of a type out of bytes, sample data included.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> where Element == Data { map { try decoder.decode(type, from: $0) } }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}

extension ObservableType where Element: EventConvertible {
  /// Elements as events.
  public func dematerialize() -> Observable<Element.Element> { liftNext { sink in { sink.on($0.event) } } }
}

/// Reads values of their types out of bytes.
public protocol DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension Foundation.JSONDecoder: DataDecoder {}
