// UISwipeGestureRecognizer — after Apple's documentation "UISwipeGestureRecognizer", read 2026-11.
// State: partial. Missing: several fingers.

import QuartzCore

/// A quick movement one way.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The ways that count.
  open var direction = Direction.right
  /// Kept, without effect.
  open var numberOfTouchesRequired = 1

  /// Apple gives no numbers: these are the ones its headers of iOS 3 had, widely reported.
  private static let minimumDistance: CGFloat = 50
  private static let maximumSeconds: TimeInterval = 0.5

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = trackedTouches.first, let start = touch.path.first else { return }
    let (dx, dy) = (touch.locationInWindow.x - start.location.x, touch.locationInWindow.y - start.location.y)
    if event.timestamp - start.time > Self.maximumSeconds {
      state = .failed
      return
    }
    guard max(abs(dx), abs(dy)) >= Self.minimumDistance else { return }
    let way: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
