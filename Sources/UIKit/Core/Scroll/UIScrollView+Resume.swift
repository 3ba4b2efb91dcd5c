// Going on where another process left off: what a session is restored with.

import QuartzCore

/// The rest of a fling.
package struct ScrollMomentum: Equatable, Sendable {
  /// Points per second, positive towards growing offsets.
  package var velocity: CGPoint
  /// The offset at which the content is to rest, in points.
  package var target: CGPoint

  package init(velocity: CGPoint, target: CGPoint) {
    self.velocity = velocity
    self.target = target
  }
}

extension UIScrollView {
  /// The motion with which the content goes on by itself just now; nil unless it decelerates.
  package var _momentum: ScrollMomentum? {
    guard case .decelerating(let coast) = motion.state else { return nil }
    return ScrollMomentum(velocity: coast.velocity(at: VirtualRunLoop.current.now), target: coast.target)
  }

  /// The legal offset that is nearest to `offset`.
  package func _legalOffset(nearest offset: CGPoint) -> CGPoint { clamp(offset) }

  /// Lets content that rests decelerate with `momentum`; the target is pulled into the legal range. The
  /// delegate, which has heard of the fling already, hears only of its end.
  package func _resume(_ momentum: ScrollMomentum) {
    guard case .idle = motion.state else { return }
    let coast = coast(
      velocity: momentum.velocity, to: clamp(momentum.target), at: VirtualRunLoop.current.now)
    guard coast.moves else { return }
    motion.dragBegan(
      ScrollDrag(source: .finger, origin: contentOffset, free: contentOffset, axes: draggableAxes))
    _ = motion.dragEnded()
    _ = motion.released(into: coast)
  }
}
