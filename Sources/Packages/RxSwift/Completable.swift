// Completable, CompletableEvent — after RxSwift's public API.
// State: complete.

import UIKit

/// The end, or an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

public enum CompletableEvent {
  case error(any Swift.Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  public typealias CompletableObserver = (CompletableEvent) -> Void

  private var source: Observable<Never> { primitiveSequence.source }

  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func empty() -> Completable { Completable(raw: .empty()) }

  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next: break
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: { _, _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// The elements of `second`, once this has completed.
  public func andThen(_ second: Completable) -> Completable { Completable(raw: source.concat(second.source)) }
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: before(second.source))
  }
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: before(second.source))
  }
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { before(second) }

  private func before<Element>(_ second: Observable<Element>) -> Observable<Element> {
    source.lift { sink in
      { event in
        if case .completed = event { sink.follow(second) { sink.on($0) } } else { sink.end(event) }
      }
    }
  }

  /// Completes where it fails, too.
  public func catchAndComplete() -> Completable { Completable(raw: source.catch { _ in .empty() }) }
  public func onErrorComplete() -> Completable { catchAndComplete() }
  public func asMaybe() -> Maybe<Never> { Maybe(raw: source) }

  public func concat(_ second: Completable) -> Completable { andThen(second) }
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable { Completable(raw: .concat(sequence.map(\.source))) }

  /// Completes when all have.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable { merge(sources) }
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable { Completable(raw: .merge(sources.map(\.source))) }
}
