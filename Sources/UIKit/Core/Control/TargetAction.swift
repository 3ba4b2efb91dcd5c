// A target and its method.

import QuartzCore

/// A method of an object that is not kept alive: what controls and gesture recognisers call.
struct TargetAction: Equatable {
  /// nil when it has gone, and for an action that looks for its target.
  private(set) weak var target: AnyObject?
  let action: Selector
  /// Whether the action goes to the first object up the responder chain that has the method.
  let looksForTarget: Bool

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    looksForTarget = target == nil
  }

  static func == (a: TargetAction, b: TargetAction) -> Bool { a.target === b.target && a.action == b.action }

  /// nil stands for every target, or every action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { $0 as AnyObject === self.target } ?? true) && (action.map { $0 == self.action } ?? true)
  }

  @MainActor func send(_ arguments: [Any?]) {
    if let target { action.send(to: target, arguments) }
  }
}

extension Selector {
  /// Sends to the first object from `responder` up the chain that has the method; nowhere where none has.
  ///
  /// - Returns: whether there was one.
  @MainActor @discardableResult
  func send(up responder: UIResponder?, _ arguments: [Any?]) -> Bool {
    var next = responder
    while let here = next {
      if isMethod(of: here), EditMenuActions.can(here, self) != false {
        send(to: here, arguments)
        return true
      }
      next = here.next
    }
    return false
  }
}
