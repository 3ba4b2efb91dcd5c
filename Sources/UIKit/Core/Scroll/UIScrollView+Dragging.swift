// Finger to offset: slop, axes, lock, rubber band (Facts 1.3, 1.4, 1.5).

import QuartzCore

extension UIScrollView {
  /// Axes along which a hand moves the content.
  var draggableAxes: Set<ScrollAxis> {
    guard isScrollEnabled else { return [] }
    return Set(ScrollAxis.allCases.filter { offsetRange(along: $0).canScroll || alwaysBounces(along: $0) })
  }

  func bounces(along axis: ScrollAxis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  func alwaysBounces(along axis: ScrollAxis) -> Bool {
    bounces(along: axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether a drag may begin with touches that content may already have heard of.
  func mayTakeTouches(_ touches: [UITouch]) -> Bool {
    !touches.contains { touch in
      guard touch.isDeliveredToView, let view = touch.view, view !== self else { return false }
      return !canCancelContentTouches || !touchesShouldCancel(in: view)
    }
  }

  // MARK: Landing and lifting

  /// Stops whatever moves. Returns whether something did, so that the finger takes hold of it at once.
  func fingerLanded(at time: TimeInterval) -> Bool {
    if motion.drag?.source == .wheel { endWheelDrag(at: time) }
    stopZooming()
    carry.fingerLanded(on: motionVelocity(at: time), at: time)
    let interruption = motion.fingerLanded()
    report(interruption)
    return interruption != .nothing
  }

  /// The fingers are gone, or another gesture has them. Content that they have stopped without dragging it
  /// goes on to where it can rest, as after a drag of no length (Facts 1.12 H).
  func fingersLifted(at time: TimeInterval) {
    guard motion.fingersLifted() else { return }
    beginDrag(source: .finger, axes: draggableAxes)
    endDrag(velocity: .zero, at: time)
  }

  // MARK: Dragging

  func handlePan(_ pan: ScrollPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(source: .finger, axes: axes(for: pan.latestMovement))
      followFinger(pan)
    case .changed:
      followFinger(pan)
    case .ended:
      followFinger(pan)
      let velocity = pan.velocity(in: self)
      let hand = CGPoint(x: -velocity.x, y: -velocity.y)
      endDrag(velocity: carry.velocity(ofHand: hand, at: pan.latestTouchTime), at: pan.latestTouchTime)
    case .cancelled:
      endDrag(velocity: .zero, at: pan.latestTouchTime)
    case .possible, .failed:
      break
    }
  }

  func beginDrag(source: ScrollDrag.Source, axes: Set<ScrollAxis>) {
    let offset = contentOffset
    motion.dragBegan(ScrollDrag(source: source, origin: offset, free: free(at: offset), axes: axes))
    guard motion.drag != nil else { return }
    dismissKeyboard()
    _scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func dismissKeyboard() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.firstResponder?.resignFirstResponder()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private func followFinger(_ pan: ScrollPanGestureRecognizer) {
    guard var drag = motion.drag, drag.source == .finger else { return }
    // A finger that rests changes nothing, not even the last digit by way of the rubber band and back.
    let translation = pan.translation(in: self)
    guard translation != drag.translation else { return }
    drag.translation = translation
    if zoom.isPinched {
      // Two fingers zoom: the pinch puts the content where they are.
      drag.continueFrom(free: free(at: contentOffset))
      motion.dragMoved(drag)
    } else {
      follow(drag)
    }
  }

  /// Moves the content to where the drag has it.
  func follow(_ drag: ScrollDrag) {
    motion.dragMoved(drag)
    var offset = contentOffset
    for axis in drag.axes { offset[axis] = banded(drag.free[axis], along: axis) }
    setOwnOffset(offset)
  }

  /// With the directional lock, a movement that is mostly along one axis keeps to it (Facts 1.4).
  private func axes(for movement: CGVector) -> Set<ScrollAxis> {
    let axes = draggableAxes
    guard isDirectionalLockEnabled, axes.count == 2 else { return axes }
    let main = movement.dominantAxis
    let isLocked = abs(movement[main]) > ScrollConstants.directionalLockRatio * abs(movement[main.other])
    return isLocked ? [main] : axes
  }

  // MARK: Rubber band

  /// The offset that shows for a content that would be at `free` without edges.
  func banded(_ free: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let range = offsetRange(along: axis)
    guard bounces(along: axis) else { return range.clamp(free) }
    let band = RubberBand(dimension: bounds.size[axis])
    return range.clamp(free) + band.displacement(forOvershoot: range.overshoot(of: free))
  }

  /// The inverse: where the content at `offset` would be without edges.
  func free(at offset: CGPoint) -> CGPoint {
    var free = offset
    for axis in ScrollAxis.allCases {
      let range = offsetRange(along: axis)
      let band = RubberBand(dimension: bounds.size[axis])
      let overshoot = range.overshoot(of: offset[axis])
      if overshoot != 0 {
        free[axis] = range.clamp(offset[axis]) + band.overshoot(forDisplacement: overshoot)
      }
    }
    return free
  }
}
