// asDriver, asSignal and what becomes of errors — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

extension ObservableConvertibleType {
  private func shared<Strategy>(
    _ recover: @escaping (any Swift.Error) -> Observable<Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch(recover))
  }

  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    shared { _ in .just(element) }
  }
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    shared { _ in other.asObservable() }
  }
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> { shared { onErrorRecover($0).asObservable() } }

  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    shared { _ in .just(element) }
  }
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    shared { _ in other.asObservable() }
  }
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> { shared { onErrorRecover($0).asObservable() } }

  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> { shared { _ in other.asObservable() } }
}

extension InfallibleType {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
