// UISwipeGestureRecognizer — after Apple's documentation "UISwipeGestureRecognizer", read 2026-11.
// State: complete.

import QuartzCore

/// A quick movement one way, recognised while the fingers are still down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways in which a swipe may go, in the window.
  public struct Direction: OptionSet, Sendable {
    /// One bit for each way, as UIKit numbers them.
    public let rawValue: UInt
    /// Takes the bits as they are, also those of no way.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right of the screen, in every language.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left of the screen, in every language.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards the top of the screen.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards the bottom of the screen.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The ways that count.
  open var direction = Direction.right
  /// All of them have to go the same way.
  open var numberOfTouchesRequired = 1

  private var judge: SwipeJudge?
  private var tooLate: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    var judge = self.judge ?? SwipeJudge(ways: direction, fingers: numberOfTouchesRequired)
    for touch in touches.inOrder {
      if judge.landed(touch.order, at: touch.locationInWindow, time: touch.timestamp) == .failed {
        state = .failed
        return
      }
    }
    self.judge = judge
    guard tooLate == nil, let deadline = judge.deadline else { return }
    tooLate = VirtualRunLoop.current.schedule(at: deadline) { [weak self] in
      if let self, !progress.isHeld { state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder where state == .possible && !progress.isHeld {
      switch judge?.moved(touch.order, to: touch.locationInWindow, time: touch.timestamp) {
      case .recognised?: state = .ended
      case .failed?: state = .failed
      case .undecided?, nil: break
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !progress.isHeld { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    tooLate?.cancel()
    tooLate = nil
    judge = nil
  }
}
