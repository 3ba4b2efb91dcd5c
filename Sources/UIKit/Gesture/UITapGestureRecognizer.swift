// UITapGestureRecognizer — after Apple's documentation "UITapGestureRecognizer", read 2026-11.
// State: partial. Missing: several fingers.

import QuartzCore

/// A finger down and up again in one place, once or several times.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// Kept, without effect: one finger taps.
  open var numberOfTouchesRequired = 1

  private struct Tap {
    /// In window coordinates.
    var place: CGPoint
    var time: TimeInterval

    /// Apple gives no numbers; these are widely reported.
    func follows(_ last: Tap) -> Bool {
      time - last.time < 0.35 && hypot(place.x - last.place.x, place.y - last.place.y) < 45
    }
  }

  /// Those so far that follow one another.
  private var taps: [Tap] = []

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = trackedTouches.first, let start = touch.path.first?.location else {
      return
    }
    let distance = hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y)
    if distance > UIPanGestureRecognizer.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    let tap = Tap(place: touch.locationInWindow, time: event.timestamp)
    taps = taps.last.map(tap.follows) ?? true ? taps + [tap] : [tap]
    let isEnough = taps.count >= numberOfTapsRequired
    if isEnough { taps = [] }
    state = isEnough ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
