// Keys, and the search for the next place where snapping content can rest (Facts 10.2).

import QuartzCore

/// A key that scrolls; the raw values are those of the wire.
package enum ScrollKey: UInt8, Sendable {
  case up = 0
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
}

extension UIScrollView {
  /// Scrolls with animation as a key asks: an arrow by `ScrollConstants.arrowStep` or, where content snaps,
  /// to the next place where it can rest; the page keys by the visible length; Home and End to the edges.
  /// Home at the top of content that moves up and down is a tap on the status bar, if there were one.
  ///
  /// - Returns: whether the key means this scroll view at all; not if it cannot move along the key's axis.
  @discardableResult
  package func _scrollByKey(_ key: ScrollKey) -> Bool {
    guard allowsKeyboardScrolling, motion.drag?.source != .finger, let (axis, way) = meaning(of: key) else {
      return false
    }
    endWheelDrag(at: VirtualRunLoop.current.now)
    if key == .home, axis == .vertical, scrollsToTop {
      scrollToTop()
      return true
    }
    let resting = restingOffset
    let target: CGPoint
    switch way {
    case .arrow(let sign):
      let step = sign * ScrollConstants.arrowStep
      target = nextSnap(from: resting, by: step, along: axis) ?? moved(resting, by: step, along: axis)
    case .page(let sign):
      let step = sign * visibleSize[axis]
      target = snapped(moved(resting, by: step, along: axis), direction: sign, along: axis)
    case .edge(let sign):
      target = moved(resting, by: sign * .greatestFiniteMagnitude, along: axis)
    }
    if target != resting { setContentOffset(target, animated: true) }
    return true
  }

  private enum KeyWay { case arrow(CGFloat), page(CGFloat), edge(CGFloat) }

  private func meaning(of key: ScrollKey) -> (ScrollAxis, KeyWay)? {
    let axes = draggableAxes
    let main: ScrollAxis = axes.contains(.vertical) ? .vertical : .horizontal
    let (axis, way): (ScrollAxis, KeyWay) =
      switch key {
      case .up: (.vertical, .arrow(-1))
      case .down: (.vertical, .arrow(1))
      case .left: (.horizontal, .arrow(-1))
      case .right: (.horizontal, .arrow(1))
      case .pageUp: (main, .page(-1))
      case .pageDown: (main, .page(1))
      case .home: (main, .edge(-1))
      case .end: (main, .edge(1))
      }
    return axes.contains(axis) ? (axis, way) : nil
  }

  // MARK: Where content rests

  /// Where the content is, or will be once its motion is over.
  var restingOffset: CGPoint {
    switch motion.state {
    case .decelerating(let coast): coast.target
    case .animating(let animation): animation.end
    case .idle, .tracking, .dragging, .releasing: contentOffset
    }
  }

  /// The nearest place past `offset` where content that snaps can rest, at most a view's length away; nil if
  /// content does not snap there, or there is none.
  ///
  /// - Parameters:
  ///   - offset: where it rests now, in points.
  ///   - step: how far smooth content would go, in points, with its sign.
  ///   - axis: along which to go.
  func nextSnap(from offset: CGPoint, by step: CGFloat, along axis: ScrollAxis) -> CGPoint? {
    let sign: CGFloat = step < 0 ? -1 : 1
    guard snaps(between: offset, and: step, along: axis) else { return nil }
    let stride = bounds.size[axis] / CGFloat(Self.snapProbes)
    for probe in 1...Self.snapProbes {
      let proposed = moved(offset, by: sign * stride * CGFloat(probe), along: axis)
      let place = snapped(proposed, direction: sign, along: axis)
      if (place[axis] - offset[axis]) * sign >= 1 { return place }
    }
    return offset
  }

  /// Whether content would not rest everywhere within `step` of `offset`. Rounding to a pixel is no snapping;
  /// and one try would not do, since it may hit upon a place to rest by chance.
  private func snaps(between offset: CGPoint, and step: CGFloat, along axis: ScrollAxis) -> Bool {
    [1, 0.62, 0.38].contains { part in
      let smooth = moved(offset, by: step * part, along: axis)
      return abs(snapped(smooth, direction: step < 0 ? -1 : 1, along: axis)[axis] - smooth[axis]) > 1
    }
  }

  /// Into how many parts a view's length is divided in the search for the next place to rest.
  private static var snapProbes: Int { 32 }

  private func moved(_ offset: CGPoint, by step: CGFloat, along axis: ScrollAxis) -> CGPoint {
    var moved = offset
    moved[axis] = offsetRange(along: axis).clamp(offset[axis] + step)
    return moved
  }

  /// Where content proposed to rest at `offset` would rest.
  private func snapped(_ offset: CGPoint, direction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    guard !isPagingEnabled else {
      var page = offset
      page[axis] = Paging(
        pageLength: bounds.size[axis], range: offsetRange(along: axis), origin: pageOrigin[axis]
      )
      .target(offset: offset[axis], velocity: 0, dragStart: offset[axis])
      return page
    }
    var velocity = CGPoint.zero
    velocity[axis] = direction * ScrollConstants.notchReleaseSpeed
    return clamp(_targetContentOffset(forProposed: offset, velocity: velocity))
  }
}
