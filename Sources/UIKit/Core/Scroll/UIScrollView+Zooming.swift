// Two fingers that make the content larger and smaller, and the program that does (Apple's documentation
// "UIScrollViewDelegate", on zooming).
//
// The zoomed content is one view, which the delegate names: it gets a transform, and the content size goes
// with it.

import QuartzCore

extension UIScrollView {
  var zoomLimits: ZoomLimits { ZoomLimits(minimumZoomScale, maximumZoomScale) }

  /// The view that is zoomed; nil where there is none to zoom.
  private var zoomedView: UIView? { _scrollDelegate?.viewForZooming(in: self) }

  /// There is a pinch as long as there is something to zoom by hand.
  func zoomLimitsChanged() {
    layer.mark()
    if zoomLimits.canZoom, zoom.pinch == nil {
      let pinch = ScrollPinchGestureRecognizer(for: self)
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !zoomLimits.canZoom, let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  // MARK: Two fingers

  func handlePinch(_ pinch: ScrollPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(at: pinch.location(in: self))
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(at point: CGPoint) {
    guard isScrollEnabled, let view = zoomedView else { return }
    zoom.animation = nil
    zoom.hold = ZoomState.Hold(start: zoom.scale, anchor: unzoomed(point))
    _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// The point that was between the fingers stays there, at the scale that they ask for.
  private func followPinch(_ pinch: ScrollPinchGestureRecognizer) {
    guard let hold = zoom.hold, let view = zoomedView else { return }
    let asked = hold.start * pinch.scale
    let scale = bouncesZoom ? zoomLimits.banded(asked) : zoomLimits.clamp(asked)
    let place = pinch.location(in: self)
    let inView = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    let wanted = CGPoint(x: hold.anchor.x * scale - inView.x, y: hold.anchor.y * scale - inView.y)
    show(view, at: scale, offset: { $0.bandedForZoom(wanted) })
  }

  private func endPinch() {
    guard zoom.isPinched else { return }
    zoom.hold = nil
    let (scale, legal) = (zoom.scale, zoomLimits.clamp(zoom.scale))
    let offset = clampedOffset(keepingMiddleAt: legal)
    if scale != legal || motion.drag == nil && offset != contentOffset {
      animateZoom(to: legal, offset: offset, isBounce: scale != legal)
    } else {
      _scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
    }
  }

  // MARK: The program

  func zoom(to scale: CGFloat, animated: Bool) {
    let legal = zoomLimits.clamp(scale)
    zoom(to: legal, offset: clampedOffset(keepingMiddleAt: legal), animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.isShowable else { return }
    let seen = visibleSize
    let scale = zoomLimits.clamp(min(seen.width / rect.width, seen.height / rect.height))
    // In content coordinates at scale 1.
    let origin = unzoomed(view.frame.origin)
    let middle = CGPoint(
      x: origin.x + rect.midX - view.bounds.minX, y: origin.y + rect.midY - view.bounds.minY)
    zoom(to: scale, offset: clampedOffset(placing: middle, at: scale), animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    guard let view = zoomedView, scale != zoom.scale || offset != contentOffset else { return }
    zoom.animation = nil
    if animated {
      _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      animateZoom(to: scale, offset: offset, isBounce: false)
    } else {
      report(motion.stop())
      show(view, at: scale, offset: { _ in offset })
    }
  }

  private func animateZoom(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
    report(motion.stop())
    zoom.animation = ZoomAnimation(
      start: VirtualRunLoop.current.now, fromScale: zoom.scale, toScale: scale, fromOffset: contentOffset,
      toOffset: offset, isBounce: isBounce)
  }

  /// Shows what an animation has come to at `time`, in seconds of virtual time, and tells of its end.
  func advanceZoom(to time: TimeInterval) {
    guard let animation = zoom.animation else { return }
    guard let view = zoomedView else {
      zoom.animation = nil
      return
    }
    let (scale, offset) = animation.values(at: time)
    show(view, at: scale, offset: { _ in offset })
    guard time >= animation.finish, zoom.animation == animation else { return }
    zoom.animation = nil
    _scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
  }

  /// Stops every motion of the content, by itself or by the program; a finger keeps its hold.
  public func stopScrollingAndZooming() {
    stopZooming()
    report(motion.stop())
  }

  /// Ends an animated change of scale where it is; what comes back from beyond a limit goes on.
  func stopZooming() {
    guard let animation = zoom.animation, !animation.isBounce else { return }
    zoom.animation = nil
    _scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  // MARK: Showing

  /// Gives the view its scale about the content's origin, and the content its size and its offset.
  private func show(_ view: UIView, at scale: CGFloat, offset: (UIScrollView) -> CGPoint) {
    let ratio = scale / zoom.scale
    zoom.isShowing = true
    if ratio != 1, ratio.isFinite {
      zoom.scale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
      contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    }
    setOwnOffset(offset(self))
    zoom.isShowing = false
    holdOn()
    if ratio != 1 { _scrollDelegate?.scrollViewDidZoom(self) }
  }

  /// A finger that drags as well goes on from where the zooming has put the content.
  private func holdOn() {
    if motion.drag != nil { motion.offsetSet(free: free(at: contentOffset)) }
  }

  /// `point` of the content at scale 1, in points.
  private func unzoomed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / zoom.scale, y: point.y / zoom.scale)
  }

  /// The legal offset at `scale` that keeps the middle of what is seen in the middle.
  private func clampedOffset(keepingMiddleAt scale: CGFloat) -> CGPoint {
    let inset = adjustedContentInset
    let seen = visibleSize
    let middle = CGPoint(
      x: contentOffset.x + inset.left + seen.width / 2, y: contentOffset.y + inset.top + seen.height / 2)
    return clampedOffset(placing: unzoomed(middle), at: scale)
  }

  /// The legal offset at `scale` that puts `point` (content coordinates at scale 1) in the middle of what is
  /// seen.
  private func clampedOffset(placing point: CGPoint, at scale: CGFloat) -> CGPoint {
    let (inset, seen) = (adjustedContentInset, visibleSize)
    let ranges = offsetRanges(
      contentSize: CGSize(
        width: contentSize.width * scale / zoom.scale, height: contentSize.height * scale / zoom.scale))
    var offset = CGPoint(
      x: point.x * scale - inset.left - seen.width / 2, y: point.y * scale - inset.top - seen.height / 2)
    for axis in ScrollAxis.allCases { offset[axis] = ranges[axis]?.clamp(offset[axis]) ?? offset[axis] }
    return offset
  }

  /// `offset` as the edges let two fingers have it.
  private func bandedForZoom(_ offset: CGPoint) -> CGPoint {
    var banded = offset
    for axis in ScrollAxis.allCases { banded[axis] = self.banded(offset[axis], along: axis) }
    return banded
  }
}

extension CGRect {
  fileprivate var isShowable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
