// UILongPressGestureRecognizer — after Apple's documentation "UILongPressGestureRecognizer", read 2026-11.
// State: partial. Missing: taps before the press, several fingers.

import QuartzCore

/// A finger that stays: begins when it has, changes as it moves on, ends when it lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may wander before the press begins, in points.
  open var allowableMovement: CGFloat = 10
  /// Kept, without effect.
  open var numberOfTapsRequired = 0
  /// Kept, without effect.
  open var numberOfTouchesRequired = 1

  private var pending: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pending == nil else { return }
    pending = VirtualRunLoop.current.schedule(at: event.timestamp + max(0, minimumPressDuration)) {
      [weak self] in
      guard let self, state == .possible, numberOfTouches > 0 else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouches.first, let start = touch.path.first?.location else { return }
    switch state {
    case .possible:
      let distance = hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y)
      if distance > allowableMovement { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    pending?.cancel()
    pending = nil
  }
}
