// Values that are kept with an object for as long as it lives.

import RxSwift
import UIKit

/// Things of RxCocoa's that are tied to an object, one of each class.
@MainActor final class Kept {
  private var things: [ObjectIdentifier: AnyObject] = [:]
  private let over = ReplaySubject<Void>.create(bufferSize: 1)

  nonisolated init() {}

  deinit {
    over.onNext(())
    over.onCompleted()
  }

  // Its address is all that counts.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  nonisolated static func of(_ object: AnyObject) -> Kept {
    if let known = objc_getAssociatedObject(object, key) as? Kept { return known }
    let made = Kept()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// The thing of that class, made when it is first asked for.
  static func thing<Thing: AnyObject>(of object: AnyObject, _ make: () -> Thing) -> Thing {
    let kept = of(object)
    let key = ObjectIdentifier(Thing.self)
    if let known = kept.things[key] as? Thing { return known }
    let made = make()
    kept.things[key] = made
    return made
  }

  /// Tells when the object has gone.
  nonisolated var end: Observable<Void> { over.asObservable() }
}
