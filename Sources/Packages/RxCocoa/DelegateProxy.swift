// DelegateProxy — after RxCocoa's public API.
// State: partial. Missing: DelegateProxyType, and with it proxies of one's own: delegates cannot be heard by
// selectors here.

import RxSwift
import UIKit

/// Stands as the delegate of an object, and passes on what it hears.
@preconcurrency @MainActor open class DelegateProxy<P: AnyObject, D>: NSObject {
  public typealias ParentObject = P
  public typealias Delegate = D
  private weak var forwarded: AnyObject?
  private var retained: AnyObject?

  override init() { super.init() }

  /// The delegate that it passes on to.
  open func forwardToDelegate() -> D? { forwarded as? D }

  open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
    let object = delegate.map { $0 as AnyObject }
    forwarded = object === self ? nil : object
    retained = retainDelegate ? forwarded : nil
  }

  /// Passes on to `delegate` until the result is disposed of.
  func pass(to delegate: D, retain: Bool = false) -> any Disposable {
    setForwardToDelegate(delegate, retainDelegate: retain)
    return Disposables.create { [weak self, weak object = delegate as AnyObject] in
      onMainThread((self, object)) { proxy, object in
        if let proxy, proxy.forwarded === object { proxy.setForwardToDelegate(nil, retainDelegate: false) }
      }
    }
  }

  /// Never told anything; the preview is warned. The events that views have by name are.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    Reactive(self as AnyObject).methodInvoked(selector)
  }
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}
