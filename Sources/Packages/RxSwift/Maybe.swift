// Maybe, MaybeEvent — after RxSwift's public API.
// State: partial. Missing: zip.

import UIKit

/// One element, none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Swift.Error)
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  private var source: Observable<Element> { primitiveSequence.source }

  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasElement = false
    return source.subscribe(
      onNext: {
        hasElement = true
        onSuccess?($0)
      }, onError: onError, onCompleted: { if !hasElement { onCompleted?() } }, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    var hasElement = false
    return source.subscribe(
      with: object,
      onNext: {
        hasElement = true
        onSuccess?($0, $1)
      }, onError: onError, onCompleted: { if !hasElement { onCompleted?($0) } }, onDisposed: onDisposed)
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: source.map(transform))
  }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: source.compactMap(transform))
  }
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { Maybe<Result>(raw: source.flatMap(selector)) }
  public func flatMapSingle<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Maybe<Result> { Maybe<Result>(raw: source.flatMap(selector)) }
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { Completable(raw: source.flatMap(selector)) }

  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }
  public func asSingle() -> Single<Element> { source.asSingle() }
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}
