// Single, SingleEvent — after RxSwift's public API.
// State: partial. Missing: pattern matching of version 5's `error` event, which is `failure` here as in
// version 6.

import UIKit

/// One element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension Result {
  /// Version 5's name of a failure.
  public static func error(_ error: Failure) -> Result<Success, Failure> { .failure(error) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  private var source: Observable<Element> { primitiveSequence.source }

  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: warn("A Single completed without an element.")
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Version 5's.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Swift.Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed) }

  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: source.map(transform))
  }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: source.compactMap(transform))
  }
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> { Single<Result>(raw: source.flatMap(selector)) }
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { Maybe<Result>(raw: source.flatMap(selector)) }
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { Completable(raw: source.flatMap(selector)) }

  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    source.asInfallible(onErrorJustReturn: element)
  }

  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    Single<Result>(raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    Single<[Element]>(raw: Observable<Element>.zip(collection.map { $0.asObservable() }))
  }
  public static func zip<each Part>(
    _ sources: repeat Single<each Part>, resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> Single<Element> {
    Single(raw: Observable<Element>.zip(repeat (each sources).source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  public static func zip<each Part>(_ sources: repeat Single<each Part>) -> Single<(repeat each Part)> {
    Single<(repeat each Part)>(raw: Observable<Any>.zip(repeat (each sources).source))
  }
}
