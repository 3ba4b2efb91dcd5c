// Wheels and trackpads, which UIKit's scroll physics do not know: a hand that never says when it lets go
// (Facts 10.1).

import QuartzCore

extension UIScrollView {
  /// Whether a wheel's movement (in points, positive towards growing offsets) means this scroll view.
  package func _takesWheel(_ delta: CGVector, isDiscrete: Bool) -> Bool {
    wheelAxis(for: delta, isDiscrete: isDiscrete) != nil
  }

  /// Scrolls as a wheel or trackpad does.
  ///
  /// The content follows point for point, with the delegate calls of a drag that ends when the wheel has been
  /// quiet for `ScrollConstants.wheelQuietTime`. A trackpad may push a little past an edge, a notch never
  /// does. Where content snaps, one notch goes to the next place where it can rest.
  ///
  /// - Parameters:
  ///   - delta: in points, positive towards growing offsets.
  ///   - isDiscrete: whether it is a notch of a mouse wheel; else it is one of a trackpad's many small steps.
  ///     A vertical notch scrolls content that moves only sideways.
  ///   - time: seconds of virtual time.
  package func _scrollByWheel(_ delta: CGVector, isDiscrete: Bool, at time: TimeInterval) {
    guard let axis = wheelAxis(for: delta, isDiscrete: isDiscrete) else { return }
    guard motion.drag?.source != .finger, motion.name != .tracking else { return }
    if isDiscrete {
      let step = delta[axis] == 0 ? delta.dy : delta[axis]
      turnNotch(step, along: axis, at: time)
    } else {
      push(by: delta, at: time)
    }
  }

  private func wheelAxis(for delta: CGVector, isDiscrete: Bool) -> ScrollAxis? {
    guard delta.dx.isFinite, delta.dy.isFinite, delta.dx != 0 || delta.dy != 0 else { return nil }
    let axes = draggableAxes
    if axes.contains(delta.dominantAxis) { return delta.dominantAxis }
    return isDiscrete && delta.dx == 0 && turnsNotchesSideways && axes.contains(.horizontal)
      ? .horizontal : nil
  }

  // MARK: Notches

  private func turnNotch(_ step: CGFloat, along axis: ScrollAxis, at time: TimeInterval) {
    let resting = restingOffset
    if let next = nextSnap(from: resting, by: step, along: axis) {
      snap(to: next, along: axis, at: time)
    } else {
      var delta = CGVector.zero
      delta[axis] = offsetRange(along: axis).clamp(contentOffset[axis] + step) - contentOffset[axis]
      if delta != .zero { push(by: delta, at: time) }
    }
  }

  /// A drag that is let go at once and settles at `target`.
  private func snap(to target: CGPoint, along axis: ScrollAxis, at time: TimeInterval) {
    guard target != restingOffset else { return }
    let velocity = motionVelocity(at: time)
    if motion.drag != nil { endWheelDrag(at: time) }
    report(motion.stop())
    beginDrag(source: .wheel, axes: [axis])
    guard motion.dragEnded() != nil else { return }
    var asked = target
    let direction: CGFloat = target[axis] < contentOffset[axis] ? -1 : 1
    var reported = CGPoint.zero
    reported[axis] = direction * ScrollConstants.notchReleaseSpeed
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &asked)

    let end = isPagingEnabled ? target : clamp(asked)
    leave(by: Coast(start: time, horizontal: settle(.horizontal), vertical: settle(.vertical)))

    func settle(_ axis: ScrollAxis) -> Glide {
      let curve = SettleCurve(from: contentOffset[axis], velocity: velocity[axis], to: end[axis])
      return Glide([curve], target: end[axis])
    }
  }

  /// Of content that decelerates, in points per second.
  func motionVelocity(at time: TimeInterval) -> CGPoint {
    if case .decelerating(let coast) = motion.state { coast.velocity(at: time) } else { .zero }
  }

  // MARK: Pushing

  private func push(by delta: CGVector, at time: TimeInterval) {
    if motion.drag == nil {
      report(motion.stop())
      beginDrag(source: .wheel, axes: draggableAxes)
    }
    guard var drag = motion.drag, drag.source == .wheel else { return }
    for axis in drag.axes {
      let free = boundedByWheel(drag.free[axis] + delta[axis], of: drag, along: axis)
      drag.translation[axis] -= free - drag.free[axis]
    }
    follow(drag)
    releaseWhenQuiet(from: time)
  }

  /// A wheel pushes only so far past an edge, and with paging only to the neighbouring pages.
  private func boundedByWheel(_ free: CGFloat, of drag: ScrollDrag, along axis: ScrollAxis) -> CGFloat {
    let range = offsetRange(along: axis)
    let length = bounds.size[axis]
    let slack = bounces(along: axis) ? length * ScrollConstants.wheelOverscroll : 0
    var (low, high) = (range.lowest - slack, range.highest + slack)
    if isPagingEnabled {
      (low, high) = (max(low, drag.origin[axis] - length), min(high, drag.origin[axis] + length))
    }
    return min(max(free, low), high)
  }

  private func releaseWhenQuiet(from time: TimeInterval) {
    let release = wheelRelease ?? ScrollWheelRelease { [weak self] time in self?.endWheelDrag(at: time) }
    wheelRelease = release
    release.putOff(from: time)
  }

  /// Lets go of a wheel's drag, if there is one.
  func endWheelDrag(at time: TimeInterval) {
    wheelRelease?.cancel()
    wheelRelease = nil
    if motion.drag?.source == .wheel { endDrag(velocity: .zero, at: time) }
  }
}
