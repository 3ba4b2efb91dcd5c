// observe, deallocated, sentMessage, methodInvoked — after RxCocoa's public API.
// State: partial. Missing: messages of objects but view controllers, which cannot be heard here: sequences of
// them are never told anything.

import RxSwift
import UIKit

/// Whether what is observed is kept alive, and whether the present value is told. Kept, without effect but
/// `initial`.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: AnyObject {
  /// Told, with completion, when the object has gone.
  public var deallocated: Observable<Void> { Kept.of(base).end }

  /// Never told anything; the preview is warned.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { unheard(selector) }
  /// Never told anything; the preview is warned.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { unheard(selector) }

  private func unheard(_ selector: Selector) -> Observable<[Any]> {
    .deferred {
      warn("Messages cannot be heard in a preview: rx for \(selector) tells nothing.")
      return .never()
    }
  }
}

extension Reactive where Base: MainActorObject {
  /// The values of an observable property, as they change.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    .create { [weak base] observer in
      guard let base else { return Disposables.create() }
      nonisolated(unsafe) let heard = observer
      let observation = base.observe(
        keyPath, options: options.contains(.initial) ? [.initial, .new] : .new
      ) { _, change in if let value = change.newValue { heard.onNext(value) } }
      return Disposables.create { observation.invalidate() }
    }
  }
}

extension Reactive where Base: NSObject {
  /// The values of the property of that name, as they change; nil where they are of another type. The preview
  /// is warned where it cannot be observed.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    .create { [weak base] observer in
      guard let base else { return Disposables.create() }
      let listener = PropertyListener { observer.onNext($0 as? Element) }
      base.addObserver(
        listener, forKeyPath: keyPath, options: options.contains(.initial) ? [.initial, .new] : .new,
        context: nil)
      return Disposables.create { [weak base] in base?.removeObserver(listener, forKeyPath: keyPath) }
    }
  }
}

extension Reactive where Base: NSObject {
  /// As `observe(_:_:options:)`.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> { observe(type, keyPath, options: options) }
}

/// Hears of a property by its name.
private final class PropertyListener: MainActorObject {
  private nonisolated(unsafe) let hear: (Any?) -> Void

  nonisolated init(_ hear: @escaping (Any?) -> Void) {
    self.hear = hear
    super.init(_object: ())
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { hear(change?[.newKey]) }
}
