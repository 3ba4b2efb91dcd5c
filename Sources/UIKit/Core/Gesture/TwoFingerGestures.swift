// UIPinchGestureRecognizer, UIRotationGestureRecognizer — after Apple's documentation of the two,
// read 2026-11.
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
    if state == .possible, start == nil { start = current }
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
    finish(touches, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(touches, as: .cancelled)
  }

  /// Before the gesture has begun, a finger that lifts may be followed by another.
  private func finish(_ touches: Set<UITouch>, as end: State) {
    if state != .possible || progress.isHeld {
      state = end
    } else if trackedTouches.allSatisfy(touches.contains) {
      state = .failed
    } else {
      start = nil
    }
  }

  open override func reset() { start = nil }

  /// From now on everything is measured from where the fingers are.
  func restart() { if start != nil { start = span } }
}

/// Two fingers that come together or go apart.
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
  private var given: CGFloat = 1
  private var grown: CGFloat = 1
  private var latest: (scale: CGFloat, time: TimeInterval)?

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
    let time = trackedTouches.map(\.timestamp).max() ?? 0
    if let latest, time > latest.time { velocity = (scale - latest.scale) / CGFloat(time - latest.time) }
    latest = (scale, time)
  }

  open override func reset() {
    super.reset()
    (given, grown, velocity, latest) = (1, 1, 0, nil)
  }
}

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
  /// Radians that the fingers turn before it counts (inferred).
  private static let slop: CGFloat = 0.1

  private var given: CGFloat = 0
  private var turned: CGFloat = 0
  private var latest: (rotation: CGFloat, time: TimeInterval)?

  /// In radians, clockwise, since the gesture began, or from what was set since.
  open var rotation: CGFloat {
    get { given + turned }
    set {
      (given, turned) = (newValue, 0)
      restart()
    }
  }

  /// Radians per second.
  open private(set) var velocity: CGFloat = 0

  private func angle(_ a: CGVector, _ b: CGVector) -> CGFloat {
    atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
  }

  override func isRecognised(_ start: CGVector, _ now: CGVector) -> Bool {
    abs(angle(start, now)) > Self.slop
  }

  /// Beyond half a turn the angle goes on; from one event to the next it is the shorter way round.
  override func follow(_ start: CGVector, _ now: CGVector) {
    let turn = (angle(start, now) - turned).remainder(dividingBy: 2 * .pi)
    turned += turn
    let time = trackedTouches.map(\.timestamp).max() ?? 0
    if let latest, time > latest.time {
      velocity = (rotation - latest.rotation) / CGFloat(time - latest.time)
    }
    latest = (rotation, time)
  }

  open override func reset() {
    super.reset()
    (given, turned, velocity, latest) = (0, 0, 0, nil)
  }
}
