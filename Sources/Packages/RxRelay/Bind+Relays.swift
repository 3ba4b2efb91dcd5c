// bind(to:) for relays — after RxRelay's public API.
// State: complete.

import RxSwift
import UIKit

extension ObservableType {
  /// Tells the relays its elements. An error is told to the preview, as relays cannot fail.
  private func tell(_ accept: @escaping (Element) -> Void) -> any Disposable {
    subscribe { event in
      switch event {
      case .next(let element): accept(element)
      case .error(let error): warn("An error was bound to a relay: \(error)")
      case .completed: break
      }
    }
  }

  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    tell { element in for relay in relays { relay.accept(element) } }
  }
}

extension InfallibleType {
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
