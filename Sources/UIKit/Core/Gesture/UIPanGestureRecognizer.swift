// UIPanGestureRecognizer — after Apple's documentation "UIPanGestureRecognizer", read 2026-11.
// State: complete.

import QuartzCore

/// Fingers that move across the screen: begins once they have gone 10 pt (Facts 1.4).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that a finger may wander before it pans (Facts 1.4).
  nonisolated static let slop = ScrollConstants.slop

  /// With fewer fingers the pan does not begin, and it ends when fewer are left. Default 1.
  open var minimumNumberOfTouches = 1
  /// With more fingers the pan does not begin; once begun, it goes on. By default any number may pan.
  open var maximumNumberOfTouches = Int.max

  /// Of the middle of the touches since they landed, slop included, in window coordinates.
  private var movement = CGVector.zero
  /// The part of `movement` that is not translation: the slop, and what `setTranslation` took away.
  private var origin = CGVector.zero
  private var centroid: CGPoint?
  private var tracker = VelocityTracker()

  // MARK: For subclasses within UIKit

  /// How far `movement` counts towards the slop, in points. A scroll view counts only the axes that it
  /// scrolls.
  func slopDistance(of movement: CGVector) -> CGFloat { hypot(movement.dx, movement.dy) }

  /// Whether the gesture begins when the finger lands: a scroll view in motion is caught at once.
  var beginsAtTouchDown: Bool { false }

  // MARK: Result

  /// Points since the gesture was recognised, in `view`'s coordinates, without the slop: what follows the
  /// finger starts under it, without a jump.
  open func translation(in view: UIView?) -> CGPoint {
    let inWindow = CGPoint(x: movement.dx - origin.dx, y: movement.dy - origin.dy)
    return direction(inWindow, in: view)
  }

  /// Makes `translation` (in `view`'s coordinates) the current one and forgets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = view?.window
    let start = view?.convert(CGPoint.zero, to: window) ?? .zero
    let end = view?.convert(translation, to: window) ?? translation
    origin = CGVector(dx: movement.dx - (end.x - start.x), dy: movement.dy - (end.y - start.y))
    tracker.reset()
  }

  /// Points per second in `view`'s coordinates, over the last moments before the latest touch
  /// (`ScrollConstants.velocityWindow`): a finger that rests before it lifts has none.
  open func velocity(in view: UIView?) -> CGPoint { direction(tracker.velocity, in: view) }

  /// A window vector in `view`'s coordinates.
  private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: view.window)
    let end = view.convert(vector, from: view.window)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    centroid = location(in: nil)
    record(at: event.timestamp)
    if beginsAtTouchDown, state == .possible, hasEnoughTouches {
      origin = movement
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for sample in newSamples(of: touches) { follow(sample) }
    switch state {
    case .possible where hasEnoughTouches:
      let distance = slopDistance(of: movement)
      guard distance > Self.slop else { return }
      let crossing = Self.slop / distance
      origin = CGVector(dx: movement.dx * crossing, dy: movement.dy * crossing)
      state = .began
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for sample in newSamples(of: touches) { follow(sample) }
    if areTooFew(without: touches), state != .possible || progress.isHeld { state = .ended }
    failIfLast(touches)
    restartCentroid(without: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if areTooFew(without: touches) { state = .cancelled }
    failIfLast(touches)
    restartCentroid(without: touches)
  }

  /// Fingers that have all gone without having panned do not pan any more, unless the pan only waits for
  /// others.
  private func failIfLast(_ touches: Set<UITouch>) {
    guard state == .possible, !progress.isHeld else { return }
    if trackedTouches.allSatisfy(touches.contains) { state = .failed }
  }

  open override func reset() {
    movement = .zero
    origin = .zero
    centroid = nil
    tracker.reset()
    followed = [:]
  }

  private var hasEnoughTouches: Bool {
    (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
      .contains(numberOfTouches)
  }

  private func areTooFew(without touches: Set<UITouch>) -> Bool {
    trackedTouches.filter { !touches.contains($0) }.count < max(1, minimumNumberOfTouches)
  }

  /// The middle jumps when a finger lifts; the movement must not.
  private func restartCentroid(without touches: Set<UITouch>) {
    for touch in touches { followed[ObjectIdentifier(touch)] = nil }
    let rest = trackedTouches.filter { !touches.contains($0) }
    centroid = rest.isEmpty ? nil : Self.middle(of: rest.map(\.locationInWindow))
  }

  // MARK: Samples

  /// How far each touch has been followed: in one event the samples of several fingers interleave.
  private var followed: [ObjectIdentifier: UITouch.Sample] = [:]

  /// The samples of `touches` since the last call, oldest first, coalesced ones included.
  private func newSamples(of touches: Set<UITouch>) -> [(touch: UITouch, sample: UITouch.Sample)] {
    touches.inOrder.flatMap { touch in
      let seen = followed[ObjectIdentifier(touch)] ?? touch.path.first
      let new = touch.path.filter { $0.time > seen?.time ?? 0 }
      let rest = new.isEmpty ? touch.path.suffix(1) : new[...]
      return rest.map { (touch, $0) }
    }
    .sorted { $0.1.time < $1.1.time }
  }

  private func follow(_ step: (touch: UITouch, sample: UITouch.Sample)) {
    followed[ObjectIdentifier(step.touch)] = step.sample
    let points = trackedTouches.map {
      followed[ObjectIdentifier($0)]?.location ?? $0.path.first?.location ?? $0.locationInWindow
    }
    guard !points.isEmpty else { return }
    let middle = Self.middle(of: points)
    if let centroid {
      movement.dx += middle.x - centroid.x
      movement.dy += middle.y - centroid.y
    }
    centroid = middle
    record(at: step.sample.time)
  }

  private func record(at time: TimeInterval) {
    tracker.add(CGPoint(x: movement.dx, y: movement.dy), at: time)
  }

  private static func middle(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
