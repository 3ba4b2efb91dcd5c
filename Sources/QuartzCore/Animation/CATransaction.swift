// CATransaction — after Apple's documentation "CATransaction", read 2026-11.
// State: partial. Missing: phases.

import CoreGraphics
import ObjectiveCRuntime
import VirtualTime

/// How the changes of layers are animated, for all that happens between `begin()` and `commit()`.
///
/// Transactions nest. Changes outside of all of them belong to the turn of the run loop, and end with it
/// (Facts 6.3).
@preconcurrency @MainActor public final class CATransaction: MainActorObject {
  private static var stack: TransactionStack { SessionContext.current.transactions }

  private init() { super.init(_object: ()) }

  /// Opens a transaction inside the one of the moment. One that is never committed ends with the turn.
  public class func begin() {
    stack.begin()
    endWithTurn()
  }

  /// Ends the innermost transaction; without one it does nothing.
  public class func commit() { stack.commit() }

  /// Ends the turn's own transaction, and lays out.
  public class func flush() {
    stack.endTurn()
    VirtualRunLoop.current.setNeedsCommit()
  }

  /// Keeps other threads out, of which a preview has none: kept, without effect.
  public class func lock() {}
  /// Kept, without effect, as `lock()`.
  public class func unlock() {}

  /// The closure to be called at the transaction's end; nil without.
  public class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  private class func change(_ change: (inout TransactionStack.Level) -> Void) {
    stack.change(change)
    endWithTurn()
  }

  /// The turn ends what is open then; so it has to have an end.
  private class func endWithTurn() { VirtualRunLoop.current.setNeedsCommit() }

  /// Whether property changes are not animated by themselves.
  public class func disableActions() -> Bool { stack.disablesActions }

  /// Whether property changes are not animated by themselves, until the transaction ends.
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Seconds of the animations that name no duration of their own: 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval { stack.duration }

  /// Zero, a negative number or none at all means no animation.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration > 0 && duration.isFinite ? duration : 0 }
  }

  /// The pace of animations that name none; nil leaves implicit ones to the default curve.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }

  /// The pace of animations that name none, until the transaction ends; nil leaves it to those around it.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Called once all animations have ended that are added from now on until the transaction's end; at that
  /// end where there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      level.completion?.close()
      level.completion = block.map { block in AnimationCompletion { _ in block() } }
      level.completionBlock = block
    }
  }

  /// The setting of that name, or a value of your own from this transaction or the nearest around it; nil
  /// without.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(key)
    }
  }

  /// Sets the setting of that name, or keeps a value of your own until the transaction ends.
  public class func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case (kCATransactionAnimationDuration, let duration as CFTimeInterval): setAnimationDuration(duration)
    case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction):
      setAnimationTimingFunction(function)
    case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
    default: change { $0.values[key] = value }
    }
  }
}

/// Key of the duration in seconds, as `setAnimationDuration(_:)` sets it.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of the flag that `setDisableActions(_:)` sets.
public let kCATransactionDisableActions = "disableActions"
/// Key of the pace that `setAnimationTimingFunction(_:)` sets.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of the closure that `setCompletionBlock(_:)` sets.
public let kCATransactionCompletionBlock = "completionBlock"
