// Names from version 4 of RxCocoa — after RxCocoa's public API.
// State: partial. Missing: names that were rare.

import RxSwift
import UIKit

extension Variable {
  public func asDriver() -> Driver<Element> { asObservable().asDriver(onErrorDriveWith: .empty()) }
}

extension ObservableType {
  public func bind(to variable: Variable<Element>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }
  public func bind(to variable: Variable<Element?>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    asObservable().subscribe(onNext: { variable.value = $0 })
  }
}

// Spans as numbers of seconds.
extension SharedSequenceConvertibleType {
  public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    debounce(.seconds(dueTime))
  }
  public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    throttle(.seconds(dueTime), latest: latest)
  }
  public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    delay(.seconds(dueTime))
  }
}
