// Where the content may rest: insets, legal offsets, and what happens when they change (Facts 1.1).

import QuartzCore

extension UIScrollView {
  /// The content inset plus the part of the safe area that `contentInsetAdjustmentBehavior` adds, and what a
  /// refresh control takes up, in points.
  public var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + systemInset
    if let refreshControl { inset.top += refreshControl.occupiedHeight }
    return inset
  }

  /// Size of the view without its adjusted insets, in points.
  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The smallest legal content offset, in points.
  package var _minimumContentOffset: CGPoint {
    CGPoint(x: offsetRange(along: .horizontal).lowest, y: offsetRange(along: .vertical).lowest)
  }

  /// The largest legal content offset, in points; never less than the smallest.
  package var _maximumContentOffset: CGPoint {
    CGPoint(x: offsetRange(along: .horizontal).highest, y: offsetRange(along: .vertical).highest)
  }

  /// The legal offsets along `axis`.
  func offsetRange(along axis: ScrollAxis) -> OffsetRange { offsetRange(along: axis, inset: rangeInset) }

  /// The offsets along `axis` that `inset` makes legal.
  func offsetRange(along axis: ScrollAxis, inset: UIEdgeInsets) -> OffsetRange {
    viewport(along: axis, contentSize: contentSize, inset: inset, size: bounds.size).range
  }

  /// The view along `axis` as items are aligned in it.
  func viewport(along axis: ScrollAxis) -> ItemAlignment.Viewport {
    viewport(along: axis, contentSize: contentSize, inset: adjustedContentInset, size: bounds.size)
  }

  /// `offset` with both coordinates pulled into the legal range.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offsetRange(along: .horizontal).clamp(offset.x), y: offsetRange(along: .vertical).clamp(offset.y))
  }

  /// The legal offsets by axis, as they are or would be.
  func offsetRanges(
    contentSize: CGSize? = nil, inset: UIEdgeInsets? = nil, size: CGSize? = nil
  ) -> [ScrollAxis: OffsetRange] {
    let inset = inset ?? rangeInset
    return Dictionary(
      uniqueKeysWithValues: ScrollAxis.allCases.map { axis in
        let viewport = viewport(
          along: axis, contentSize: contentSize ?? self.contentSize, inset: inset, size: size ?? bounds.size)
        return (axis, viewport.range)
      })
  }

  private func viewport(
    along axis: ScrollAxis, contentSize: CGSize, inset: UIEdgeInsets, size: CGSize
  ) -> ItemAlignment.Viewport {
    ItemAlignment.Viewport(
      length: size[axis], leadingInset: inset.leading(along: axis),
      trailingInset: inset.trailing(along: axis), contentLength: contentSize[axis])
  }

  private var systemInset: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let vertical = takesTopSafeArea
      let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
      return UIEdgeInsets(
        top: vertical ? area.top : 0, left: horizontal ? area.left : 0,
        bottom: vertical ? area.bottom : 0, right: horizontal ? area.right : 0)
    }
  }

  /// Whether what covers the view above adds to its inset.
  var takesTopSafeArea: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      contentSize.height > bounds.height || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isMainScrollView
    }
  }

  /// Whether the view is what a controller under a bar is there to show: its view, or the view's hindmost
  /// subview (Facts 1.1).
  private var isMainScrollView: Bool {
    let owner = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  // MARK: Changes

  /// To be called when something has changed that the adjusted inset depends on. Content that rested on the
  /// old leading edge rests on the new one (Facts 9.19).
  func followAdjustedInset() {
    let (old, new, oldRange) = (toldInset, adjustedContentInset, toldRangeInset)
    let newRange = rangeInset(over: new)
    guard old != new || oldRange != newRange else { return }
    toldInset = new
    toldRangeInset = newRange
    if oldRange != newRange {
      let oldRanges = offsetRanges(inset: oldRange)
      followLeadingEdges(from: oldRanges)
      contentGeometryChanged(from: oldRanges)
    } else {
      setNeedsLayout()
      indicatorsIfMade?.place()
    }
    if old != new {
      adjustedContentInsetDidChange()
      _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    tellFollowers()
  }

  /// Content at rest on an old leading edge comes to the new one.
  private func followLeadingEdges(from old: [ScrollAxis: OffsetRange]) {
    guard case .idle = motion.state else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where offset[axis] == old[axis]?.lowest {
      offset[axis] = offsetRange(along: axis).lowest
    }
    setOwnOffset(offset)
  }

  /// Pulls a view at rest back into the legal range if it was there before. A deceleration goes to the new
  /// edge, or past where an edge was when it began.
  ///
  /// A finger that holds the content goes on from what it holds, wherever the edges are now.
  func contentGeometryChanged(from old: [ScrollAxis: OffsetRange]) {
    setNeedsLayout()
    defer { indicatorsIfMade?.place() }
    switch motion.state {
    case .idle where zoom.isShowing || zoom.animation != nil: break
    case .idle:
      var offset = contentOffset
      for axis in ScrollAxis.allCases where old[axis]?.overshoot(of: offset[axis]) == 0 {
        offset[axis] = offsetRange(along: axis).clamp(offset[axis])
      }
      setOwnOffset(offset)
    case .decelerating(let coast):
      let opened = ScrollAxis.allCases.filter { axis in
        guard let old = old[axis] else { return false }
        let (target, range) = (coast.target[axis], offsetRange(along: axis))
        return (target == old.highest && range.highest > target)
          || (target == old.lowest && range.lowest < target)
      }
      if !opened.isEmpty || coast.target != clamp(coast.target) { redirectCoast(pastOldEdges: Set(opened)) }
    case .dragging:
      if old != offsetRanges() { motion.offsetSet(free: free(at: contentOffset)) }
    case .tracking, .releasing, .animating:
      break
    }
  }

  /// Draws the consequences of a change of the bounds, in UIKit's order (Facts 1.12 E, J).
  func boundsChanged(from old: CGRect) {
    let new = bounds
    // A frame that is set as it was may still have told the view of another safe area.
    guard new != old else { return followAdjustedInset() }
    let isOwn = ownOffset == new.origin
    ownOffset = nil
    setNeedsLayout()
    _boundsDidChange(from: old)

    if new.origin != old.origin {
      if !isOwn { offsetSetByProgram(from: old.origin) }
      _scrollDelegate?.scrollViewDidScroll(self)
    }
    if new.size != old.size {
      // Before it is pulled into the range of insets that it has not followed yet.
      followLeadingEdges(from: offsetRanges(inset: toldRangeInset))
      contentGeometryChanged(from: offsetRanges(inset: toldRangeInset, size: old.size))
      pageLengthChanged(from: old.size)
    }
    followAdjustedInset()
    tellFollowers()
    placeRefreshControl()
    indicatorsIfMade?.place()
    if hasFrameGuide { layoutInputsChanged(isNewStructure: false) }
  }

  /// Moves the content as part of a motion, through the setter that subclasses may have overridden.
  func setOwnOffset(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    ownOffset = offset
    contentOffset = offset
    ownOffset = nil
  }
}
