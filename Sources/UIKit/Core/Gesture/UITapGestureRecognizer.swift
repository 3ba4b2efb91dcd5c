// UITapGestureRecognizer — after Apple's documentation "UITapGestureRecognizer", read 2026-11.
// State: complete.

import QuartzCore

/// Fingers down and up again in one place, once or several times. Recognised when the last of them lifts.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps that must follow one another in one place. Default 1.
  open var numberOfTapsRequired = 1
  /// The fingers that must tap at the same time. Default 1.
  open var numberOfTouchesRequired = 1

  private var taps: TapSequence?
  private var tooLate: ScheduledWork?

  override var isWaitingForMore: Bool { state == .possible && taps?.deadline != nil }

  /// The first tap of a double tap does not end the double tap's chances (widely reported: without
  /// `require(toFail:)` both are recognised).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tooLate?.cancel()
    var taps = self.taps ?? TapSequence(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired)
    for touch in touches.inOrder {
      follow(taps.landed(touch.order, at: touch.locationInWindow, time: touch.timestamp))
    }
    if isListening { self.taps = taps }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let taps else { return }
    for touch in touches.inOrder {
      follow(taps.moved(touch.order, to: touch.locationInWindow, slop: UIPanGestureRecognizer.slop))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      guard state == .possible, let verdict = taps?.lifted(touch.order, time: touch.timestamp) else { return }
      follow(verdict)
    }
    guard state == .possible, let deadline = taps?.deadline else { return }
    tooLate?.cancel()
    tooLate = VirtualRunLoop.current.schedule(at: deadline) { [weak self] in
      if let self, isWaitingForMore, !progress.isHeld { state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    tooLate?.cancel()
    tooLate = nil
    taps = nil
  }

  private func follow(_ verdict: GestureVerdict) {
    guard state == .possible else { return }
    switch verdict {
    case .undecided: break
    case .recognised: state = .ended
    case .failed: state = .failed
    }
  }
}
