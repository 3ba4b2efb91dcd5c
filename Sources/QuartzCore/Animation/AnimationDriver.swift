// Animations that follow somebody's hand instead of the clock.

import CoreGraphics
import VirtualTime

/// Says how far the animations of one block are: a property animator, which can stand still, scrub and run
/// backwards.
@MainActor package protocol AnimationDriver: AnyObject {
  /// Seconds of the whole way at its own pace; greater than zero.
  var wholeDuration: TimeInterval { get }
  /// Part of the way at `time`, in seconds of virtual time: 0 is the start, 1 the end; a spring goes beyond.
  func progress(at time: TimeInterval) -> Double
  /// Whether frames are needed: it is not paused.
  var isRunning: Bool { get }
  /// A layer's property has changed in the block, and moves with the driver from now on.
  func drives(_ change: DrivenChange)
}

/// One property that a driver moves.
@MainActor package struct DrivenChange {
  package let layer: CALayer
  package let property: String
  /// The layer's own values before and after.
  package let old: AnimatedValue
  package let new: AnimatedValue

  /// The layer's own value now; nil for a property that it does not have.
  package var model: AnimatedValue? { AnimatableProperty.named[property]?.read(layer) }

  /// The value that is drawn at `time`, in seconds of virtual time.
  package func drawn(at time: TimeInterval) -> AnimatedValue? {
    layer.animations?.values(of: layer, at: time)[property] ?? model
  }

  /// Gives the layer a value of its own; whether and how that moves is left to the transaction.
  package func set(_ value: AnimatedValue) { AnimatableProperty.named[property]?.write(layer, value) }
}

extension CALayer {
  /// Ends all that `driver` moves here. Those who wait are told whether it went to its end.
  package func endAnimations(of driver: AnimationDriver, finished: Bool) {
    guard let gone = animations?.remove(drivenBy: driver), !gone.isEmpty else { return }
    dropIfEmpty()
    markSeen()
    VirtualRunLoop.current.setNeedsCommit()
    for entry in gone { entry.tellEnd(finished: finished) }
  }
}
