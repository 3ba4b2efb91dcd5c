// NotificationCenter — after Apple's documentation "NotificationCenter", read 2026-11.
// State: partial. Missing: queues (observers are called at once, while a notification is posted),
// asynchronous sequences, typed messages.

import QuartzCore
import Synchronization

/// Carries notifications from their posters to their observers. It shadows Foundation's, which knows no
/// selectors and would carry notifications from one session to another.
open class NotificationCenter: NSObject, @unchecked Sendable {
  // The mutable part is behind the lock; observers themselves are called outside of it, on the thread that
  // posts, which is how Apple describes it.

  /// The center of the running preview.
  public static let `default` = NotificationCenter()

  private struct Observer {
    let name: Notification.Name?
    /// nil hears of all objects' notifications.
    let object: ObjectIdentifier?
    /// The object that `removeObserver` takes; its observations end with it.
    weak var token: AnyObject?
    /// Kept for observers who are known only by their token.
    let ownedToken: AnyObject?
    /// The session that the observer belongs to.
    let session: UInt
    let call: (Notification) -> Void
  }

  private struct Registry: @unchecked Sendable { var observers: [Observer] = [] }

  private let registry = Mutex(Registry())

  public override init() { super.init() }

  /// Calls `selector` of `observer`, which is not kept alive, with each notification of that name (nil: any)
  /// from that object (nil: any).
  open func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    add(name, object, token: target, isOwned: false) { [weak target] notification in
      guard let target else { return }
      onMainThread((target, notification)) { _ = selector.send(to: $0, [$1]) }
    }
  }

  /// Calls `block` until what is returned has been given to `removeObserver`.
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(name, object, token: token, isOwned: true, block)
    return token
  }

  private func add(
    _ name: Notification.Name?, _ object: Any?, token: AnyObject, isOwned: Bool,
    _ call: @escaping (Notification) -> Void
  ) {
    let observer = Observer(
      name: name, object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token,
      ownedToken: isOwned ? token : nil, session: VirtualRunLoop.currentID, call: call)
    nonisolated(unsafe) let added = observer
    registry.withLock { registry in
      registry.observers.removeAll { $0.token == nil }
      registry.observers.append(added)
    }
  }

  /// Ends all observations of `observer`: an object, or what `addObserver(forName:…)` has returned.
  open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Ends those of that name (nil: any) and that object (nil: any).
  open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let token = ObjectIdentifier(observer as AnyObject)
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    registry.withLock { registry in
      registry.observers.removeAll {
        $0.token.map(ObjectIdentifier.init) == token && (name == nil || $0.name == name)
          && (object == nil || $0.object == object)
      }
    }
  }

  /// Calls all who observe this, in order of adding, before it returns.
  open func post(_ notification: Notification) {
    let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let session = VirtualRunLoop.currentID
    let told = registry.withLock { registry in
      Registry(
        observers: registry.observers.filter {
          $0.token != nil && ($0.name == nil || $0.name == notification.name)
            && ($0.object == nil || $0.object == object)
            && $0.session == session
        })
    }
    for observer in told.observers where observer.token != nil { observer.call(notification) }
  }

  /// Posts a notification of these values.
  open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
