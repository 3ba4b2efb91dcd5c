// Who hears of what UIKit tells a view controller without being that controller.

import QuartzCore

/// The listeners of one view controller. They hear of a method as far as overrides of it call `super`.
@MainActor package final class LifecycleListeners {
  /// Whether any controller has one: the others then need not be asked.
  private static var isUsed = false
  // Its address is all that counts.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private var listeners: [(id: Int, hear: (String, [Any]) -> Void)] = []
  private var made = 0

  private init() {}

  /// `hear` is told the method's name without its labels, and its arguments, within the call.
  ///
  /// - Returns: what ends that.
  package static func add(
    to controller: UIViewController, _ hear: @escaping (String, [Any]) -> Void
  ) -> () -> Void {
    isUsed = true
    let known = objc_getAssociatedObject(controller, key) as? LifecycleListeners
    let listeners = known ?? LifecycleListeners()
    if known == nil { objc_setAssociatedObject(controller, key, listeners, .OBJC_ASSOCIATION_RETAIN) }
    listeners.made += 1
    let id = listeners.made
    listeners.listeners.append((id, hear))
    return { [weak listeners] in listeners?.listeners.removeAll { $0.id == id } }
  }

  static func tell(_ controller: UIViewController, _ method: String, _ arguments: [Any] = []) {
    guard isUsed, let own = objc_getAssociatedObject(controller, key) as? LifecycleListeners else { return }
    for listener in own.listeners { listener.hear(method, arguments) }
  }
}
