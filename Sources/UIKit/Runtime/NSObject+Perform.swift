// Methods called by selector, now or later.

import QuartzCore

extension NSObject {
  /// Calls the method. Its result must be an object to come back.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { _perform(selector, []) }

  /// Calls the method with `object`, if it takes an argument.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _perform(selector, [object])
  }

  /// Calls the method with as many of the two as it takes.
  @discardableResult
  public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    _perform(selector, [object1, object2])
  }

  /// Calls the method after `delay` seconds of virtual time; never before the next turn. The object is kept
  /// until then.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    onMainThread((self, argument)) { PendingCalls.add(to: $0, selector, $1, after: delay) }
  }

  /// The modes are all one here.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Calls the method at once if that is to be waited for, otherwise in the next turn.
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool)
  {
    if wait { perform(selector, with: argument) } else { perform(selector, with: argument, afterDelay: 0) }
  }

  /// Calls off everything that `perform(_:with:afterDelay:)` has put off for `target`.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    onMainThread(target as AnyObject) { PendingCalls.cancel(of: $0) { _, _ in true } }
  }

  /// Calls off what was put off for `target` with that method and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    onMainThread((target as AnyObject, argument)) { target, argument in
      PendingCalls.cancel(of: target) { own, other in own == selector && isSame(other, argument) }
    }
  }

  /// Whether the object has the method: for optional methods as its class has been introduced, otherwise
  /// where the selector says which class it is of.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return _OptionalMethods.implements(self, selector.name) == true || selector.isMethod(of: self)
  }

  private func _perform(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    onMainThread((self, arguments)) { target, arguments in
      guard let result = selector?.send(to: target, arguments), type(of: result) is AnyClass else {
        return nil
      }
      // The caller takes it unretained, as from Objective-C: kept until the turn is over.
      let object = result as AnyObject
      VirtualRunLoop.current.post { withExtendedLifetime(object) {} }
      return Unmanaged.passUnretained(object)
    }
  }
}

private func isSame(_ a: Any?, _ b: Any?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a as AnyHashable, let b as AnyHashable): a == b
  case (let a?, let b?): a as AnyObject === b as AnyObject
  default: false
  }
}

/// The calls that `perform(_:with:afterDelay:)` has put off.
@MainActor private enum PendingCalls {
  private struct Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let work: ScheduledWork
  }

  private static var calls: [Call] = []

  static func add(to target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let work = VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + max(0, delay)) {
      calls.removeAll { $0.work.isCancelled }
      selector.send(to: target, [argument])
    }
    calls.append(Call(target: target, selector: selector, argument: argument, work: work))
  }

  static func cancel(of target: AnyObject, where matches: (Selector, Any?) -> Bool) {
    for call in calls where call.target === target && matches(call.selector, call.argument) {
      call.work.cancel()
    }
    calls.removeAll { $0.work.isCancelled }
  }
}
