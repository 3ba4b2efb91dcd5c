// From the finger's leaving to rest (Facts 1.6, 1.7, 1.8, 1.12, 1.13).

import QuartzCore

extension UIScrollView {
  /// Ends the drag: asks where to, tells, and lets the content go.
  ///
  /// - Parameters:
  ///   - velocity: of the hand, in points per second, positive towards growing offsets.
  ///   - time: when it let go, in seconds of virtual time.
  func endDrag(velocity: CGPoint, at time: TimeInterval) {
    guard let drag = motion.dragEnded() else { return }
    var felt = velocity
    for axis in ScrollAxis.allCases
    where !drag.axes.contains(axis) || abs(velocity[axis]) <= 1000 * ScrollConstants.stopSpeed {
      felt[axis] = 0
    }
    let reported = CGPoint(x: felt.x / 1000, y: felt.y / 1000)
    let target = finalTarget(of: drag, velocity: contentVelocity(ofHand: felt), reporting: reported)
    leave(by: coast(velocity: contentVelocity(ofHand: felt), to: target, at: time))
  }

  /// The second half of every release, once it is known how the content goes on.
  func leave(by coast: Coast) {
    guard coast.moves, case .releasing = motion.state else {
      motion.releasedToRest()
      _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      _ = motion.fingersLifted()
      return
    }
    let (offset, ranges) = (contentOffset, offsetRanges())
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    guard motion.released(into: coast) else {
      _ = motion.fingersLifted()
      return
    }
    if offset != contentOffset || ranges != offsetRanges() {
      redirectCoast(by: CGVector(dx: contentOffset.x - offset.x, dy: contentOffset.y - offset.y))
    }
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Where the content shall rest: its own proposal, then the layout's, then the delegate's word.
  private func finalTarget(of drag: ScrollDrag, velocity: CGPoint, reporting reported: CGPoint) -> CGPoint {
    var proposed = contentOffset
    for axis in ScrollAxis.allCases {
      proposed[axis] =
        isPagingEnabled
        ? page(of: drag, velocity: reported[axis], along: axis)
        : release(velocity: velocity, along: axis).proposedTarget
    }
    guard !isPagingEnabled else {
      var ignored = proposed
      _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &ignored)
      return proposed
    }
    var target = _targetContentOffset(forProposed: proposed, velocity: reported)
    // No bar stays between two of its heights; the delegate may still say otherwise.
    if let bars = followers.navigation { target.y = bars.restingOffset(near: target.y, in: self) }
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
    return target
  }

  private func page(of drag: ScrollDrag, velocity: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let range = offsetRange(along: axis)
    guard drag.axes.contains(axis), range.canScroll else { return range.clamp(contentOffset[axis]) }
    return Paging(pageLength: bounds.size[axis], range: range, origin: pageOrigin[axis])
      .target(offset: contentOffset[axis], velocity: velocity, dragStart: drag.origin[axis])
  }

  /// Points per second; past an edge the content is slower than the hand (Facts 1.7).
  private func contentVelocity(ofHand velocity: CGPoint) -> CGPoint {
    var slowed = velocity
    for axis in ScrollAxis.allCases {
      let overshoot = offsetRange(along: axis).overshoot(of: contentOffset[axis])
      let band = RubberBand(dimension: bounds.size[axis])
      if overshoot != 0 { slowed[axis] *= band.derivative(atDisplacement: overshoot) }
    }
    return slowed
  }

  /// - Parameter velocity: of the content, in points per second.
  private func release(velocity: CGPoint, along axis: ScrollAxis) -> Release {
    Release(
      offset: contentOffset[axis], velocity: velocity[axis], range: offsetRange(along: axis),
      rate: decelerationRate.rawValue, bounces: bounces(along: axis),
      grid: PixelGrid(scale: UIScreen.main.scale))
  }

  func coast(velocity: CGPoint, to target: CGPoint, at time: TimeInterval) -> Coast {
    let x = release(velocity: velocity, along: .horizontal)
    let y = release(velocity: velocity, along: .vertical)
    return isPagingEnabled
      ? Coast(start: time, horizontal: x.glide(toPage: target.x), vertical: y.glide(toPage: target.y))
      : Coast(start: time, horizontal: x.glide(to: target.x), vertical: y.glide(to: target.y))
  }

  // MARK: On the way

  /// Puts the content where its motion has it at `time`, in seconds of virtual time, and ends what is over.
  func advanceMotion(to time: TimeInterval) {
    motionTime = time
    defer { motionTime = nil }
    if let offset = motion.offset(at: time) { setOwnOffset(offset) }
    switch motion.finish(at: time) {
    case .nothing: break
    case .deceleration: _scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .animationToTop: _scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Nothing moves any more: the view has left its window.
  func stopForGood() {
    wheelRelease?.cancel()
    wheelRelease = nil
    if zoom.animation != nil { zoom.animation = nil }
    if motion.drag?.source == .wheel { endDrag(velocity: .zero, at: VirtualRunLoop.current.now) }
    report(motion.stop())
  }

  /// Content that is on its way to a page goes to that page, however long pages are now; a hand that holds
  /// the content has begun with the page that is nearest.
  func pageLengthChanged(from old: CGSize) {
    guard isPagingEnabled else { return }
    switch motion.state {
    case .dragging(var drag):
      var origin = contentOffset
      for axis in ScrollAxis.allCases {
        origin[axis] = page(nearest: contentOffset[axis], length: bounds.size[axis], along: axis)
      }
      drag.origin = origin
      motion.dragMoved(drag)
    case .decelerating(let coast):
      var target = coast.target
      for axis in ScrollAxis.allCases where old[axis] > 0 {
        let page = (target[axis] / old[axis]).rounded()
        target[axis] = offsetRange(along: axis).clamp(page * bounds.size[axis])
      }
      let now = motionTime ?? VirtualRunLoop.current.now
      motion.coastChanged(to: self.coast(velocity: coast.velocity(at: now), to: target, at: now))
    case .idle, .tracking, .releasing, .animating: break
    }
  }

  private func page(nearest offset: CGFloat, length: CGFloat, along axis: ScrollAxis) -> CGFloat {
    Paging(pageLength: length, range: offsetRange(along: axis), origin: pageOrigin[axis])
      .target(offset: offset, velocity: 0, dragStart: offset)
  }

  /// Tells of a motion that was ended before its time. A cancelled animation is not told (Facts 1.9).
  func report(_ interruption: ScrollMotion.Interruption) {
    if interruption == .deceleration { _scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Lets a deceleration go on from the present offset with the speed it has: the program has moved the
  /// content by `shift` points, or its edges.
  ///
  /// A target that is an edge stays one, any other moves along; along `freed` axes, where an edge has given
  /// way, the content goes wherever its speed takes it.
  func redirectCoast(by shift: CGVector = .zero, pastOldEdges freed: Set<ScrollAxis> = []) {
    guard case .decelerating(let coast) = motion.state else { return }
    let now = motionTime ?? VirtualRunLoop.current.now
    let velocity = coast.velocity(at: now)
    var target = coast.target
    for axis in ScrollAxis.allCases {
      let range = offsetRange(along: axis)
      if freed.contains(axis), !isPagingEnabled {
        target[axis] = release(velocity: velocity, along: axis).proposedTarget
      } else if target[axis] != range.lowest, target[axis] != range.highest {
        target[axis] += shift[axis]
      }
    }
    motion.coastChanged(to: self.coast(velocity: velocity, to: clamp(target), at: now))
  }
}
