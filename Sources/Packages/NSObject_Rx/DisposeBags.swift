// rx.disposeBag, HasDisposeBag — after NSObject-Rx's public API.
// State: complete.

import RxSwift
import UIKit

// Its address is all that counts.
private nonisolated(unsafe) let bagKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension Reactive where Base: AnyObject {
  /// A bag that is let go of with the object. Setting another ends what was in it.
  public var disposeBag: DisposeBag {
    get {
      if let known = objc_getAssociatedObject(base, bagKey) as? DisposeBag { return known }
      let made = DisposeBag()
      objc_setAssociatedObject(base, bagKey, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
    nonmutating set { objc_setAssociatedObject(base, bagKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// An object with a bag of its own.
public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
  public var disposeBag: DisposeBag {
    get { Reactive(self as AnyObject).disposeBag }
    set { Reactive(self as AnyObject).disposeBag = newValue }
  }
}
