// UITapGestureRecognizer — after Apple's documentation "UITapGestureRecognizer", read 2026-11.
// State: partial. Missing: several taps, several fingers.

import QuartzCore

/// A finger down and up again in one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = trackedTouches.first, let start = touch.path.first?.location else {
      return
    }
    let distance = hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y)
    if distance > UIPanGestureRecognizer.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = numberOfTouches == 1 ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
