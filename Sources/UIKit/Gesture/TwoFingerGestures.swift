// UIPinchGestureRecognizer, UIRotationGestureRecognizer — after Apple's documentation of the two, read 2026-11.
// State: complete.

import QuartzCore

/// Two fingers and what changes between them.
@preconcurrency @MainActor open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// From the first finger to the second when they had both landed, in window coordinates.
  private var start: CGVector?
  /// From the first finger to the second, now.
  private(set) var span = CGVector(dx: 1, dy: 0)

  /// Whether the fingers have moved enough, from `start` to `now`.
  func isRecognised(_ start: CGVector, _ now: CGVector) -> Bool { false }
  /// The fingers are where they are now.
  func follow(_ start: CGVector, _ now: CGVector) {}

  private var current: CGVector? {
    guard trackedTouches.count >= 2 else { return nil }
    let (a, b) = (trackedTouches[0].locationInWindow, trackedTouches[1].locationInWindow)
    return CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = current }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let now = current else { return }
    span = now
    switch state {
    case .possible:
      guard isRecognised(start, now) else { return }
      self.start = now
      state = .began
    case .began, .changed:
      follow(start, now)
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() { start = nil }

  /// What is measured from now on is measured from where the fingers are.
  func restart() { if start != nil { start = span } }
}

/// Two fingers that come together or go apart.
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
  private var given: CGFloat = 1
  private var grown: CGFloat = 1
  private var latest: (scale: CGFloat, time: TimeInterval) = (1, 0)

  /// How much farther apart the fingers are than when the gesture began, or than what was set since.
  open var scale: CGFloat {
    get { given * grown }
    set {
      (given, grown) = (newValue, 1)
      restart()
    }
  }

  /// Change of `scale` per second.
  open private(set) var velocity: CGFloat = 0

  override func isRecognised(_ start: CGVector, _ now: CGVector) -> Bool {
    abs(hypot(now.dx, now.dy) - hypot(start.dx, start.dy)) > UIPanGestureRecognizer.slop
  }

  override func follow(_ start: CGVector, _ now: CGVector) {
    grown = hypot(now.dx, now.dy) / max(1, hypot(start.dx, start.dy))
    let time = CACurrentMediaTime()
    if time > latest.time { velocity = (scale - latest.scale) / CGFloat(time - latest.time) }
    latest = (scale, time)
  }

  open override func reset() {
    super.reset()
    (given, grown, velocity, latest) = (1, 1, 0, (1, 0))
  }
}

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
  private var given: CGFloat = 0
  private var turned: CGFloat = 0

  /// In radians, clockwise, since the gesture began, or from what was set since.
  open var rotation: CGFloat {
    get { given + turned }
    set {
      (given, turned) = (newValue, 0)
      restart()
    }
  }

  /// Always zero: not measured.
  open var velocity: CGFloat { 0 }

  private func angle(_ a: CGVector, _ b: CGVector) -> CGFloat {
    atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
  }

  override func isRecognised(_ start: CGVector, _ now: CGVector) -> Bool { abs(angle(start, now)) > 0.1 }

  override func follow(_ start: CGVector, _ now: CGVector) { turned = angle(start, now) }

  open override func reset() {
    super.reset()
    (given, turned) = (0, 0)
  }
}
