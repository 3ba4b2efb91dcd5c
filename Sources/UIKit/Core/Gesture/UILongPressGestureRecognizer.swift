// UILongPressGestureRecognizer — after Apple's documentation "UILongPressGestureRecognizer", read 2026-11.
// State: complete.

import QuartzCore

/// Fingers that stay: begins when they have, changes as they move on, ends when the first of them lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds, from the landing of the last finger.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may wander before the press begins, in points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press, in the same place.
  open var numberOfTapsRequired = 0
  /// The fingers that must be down at the same time. Default 1.
  open var numberOfTouchesRequired = 1

  private var press: PressSequence?
  /// The moment at which the press is long enough, or the next finger too late.
  private var pending: ScheduledWork?

  override var isWaitingForMore: Bool { state == .possible && press?.deadline != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    var press =
      self.press
      ?? PressSequence(
        taps: numberOfTapsRequired, fingers: numberOfTouchesRequired, duration: minimumPressDuration,
        allowableMovement: allowableMovement)
    for touch in touches.inOrder {
      if press.landed(touch.order, at: touch.locationInWindow, time: touch.timestamp) == .failed {
        state = .failed
        return
      }
    }
    self.press = press
    wait(until: press.due) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      let haveWandered = touches.contains {
        press?.moved($0.order, to: $0.locationInWindow) == .failed
      }
      if haveWandered, !progress.isHeld { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard !progress.isHeld else {
      state = .ended
      return
    }
    for touch in touches.inOrder {
      if press?.lifted(touch.order, time: touch.timestamp) == .failed {
        state = .failed
        return
      }
    }
    wait(until: press?.deadline) { if !$0.progress.isHeld { $0.state = .failed } }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    pending?.cancel()
    pending = nil
    press = nil
  }

  /// - Parameter time: in seconds of virtual time; nil waits for nothing.
  private func wait(
    until time: TimeInterval?, then act: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    pending?.cancel()
    pending = time.map { time in
      VirtualRunLoop.current.schedule(at: time) { [weak self] in
        if let self, state == .possible { act(self) }
      }
    }
  }
}
