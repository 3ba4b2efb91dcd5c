import QuartzCore

/// The two bars that show where the content is: there while it moves, gone soon after (Facts 1.14).
///
/// They are made when the content first moves. While none is seen they cost nothing, and while one is, a
/// frame costs two assignments.
@MainActor final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private var bars: [ScrollAxis: ScrollIndicatorView] = [:]
  private var isShown = false
  /// Until when a bar that is not shown any more can still be seen, in seconds of virtual time.
  private var fadesUntil: TimeInterval = -1
  private var flashEnd: ScheduledWork?

  init(for scrollView: UIScrollView) { self.scrollView = scrollView }

  /// How many bars are among the scroll view's subviews: an app may have removed them with everything else.
  var numberInFront: Int { bars.values.count { $0.superview === scrollView } }

  // MARK: When

  /// The content has begun to move, or has come to rest.
  func motionChanged() {
    if scrollView.motion.isMoving {
      show()
    } else {
      // A finger that catches the content stops it first and moves it then.
      VirtualRunLoop.current.post { [weak self] in self?.hideAtRest() }
    }
  }

  func flash() {
    show()
    flashEnd = VirtualRunLoop.current.schedule(
      at: VirtualRunLoop.current.now + ScrollConstants.indicatorFlash
    ) { [weak self] in self?.hideAtRest() }
  }

  private func show() {
    flashEnd?.cancel()
    flashEnd = nil
    isShown = true
    place()
    for bar in bars.values { bar.show() }
  }

  private func hideAtRest() {
    guard isShown, flashEnd?.isCancelled ?? true, !isMoving else { return }
    isShown = false
    flashEnd = nil
    fadesUntil = VirtualRunLoop.current.now + ScrollConstants.indicatorFade
    for bar in bars.values { bar.fade() }
  }

  private var isMoving: Bool { scrollView.motion.isMoving }

  // MARK: Where

  /// Puts the bars where the content says; to be called when anything has changed that they depend on.
  func place() {
    guard isShown || VirtualRunLoop.current.now <= fadesUntil else { return }
    let isWide = span(along: .horizontal, besideOther: false) != nil
    let isHigh = span(along: .vertical, besideOther: false) != nil
    place(.horizontal, besideOther: isHigh)
    place(.vertical, besideOther: isWide)
  }

  private func place(_ axis: ScrollAxis, besideOther: Bool) {
    if let span = span(along: axis, besideOther: besideOther) {
      bar(along: axis).stand(on: frame(of: span, along: axis))
    } else {
      bars[axis]?.isHidden = true
    }
  }

  private func bar(along axis: ScrollAxis) -> ScrollIndicatorView {
    let bar = bars[axis] ?? ScrollIndicatorView()
    if bars[axis] == nil {
      bars[axis] = bar
      bar.paint()
      if isShown { bar.show() }
    }
    bar.style = scrollView.indicatorStyle
    if bar.superview !== scrollView { scrollView.addOwnSubview(bar) }
    return bar
  }

  /// The bar's stretch from the view's own leading edge on, in points; nil for none.
  private func span(along axis: ScrollAxis, besideOther: Bool) -> IndicatorTrack.Bar? {
    guard
      axis == .vertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    else { return nil }
    let (inset, margin) = (self.inset(along: axis), ScrollConstants.indicatorMargin)
    let start = inset.leading(along: axis) + margin
    var length = scrollView.bounds.size[axis] - start - inset.trailing(along: axis) - margin
    var shift: CGFloat = 0
    if besideOther {
      let corner = ScrollConstants.indicatorThickness + margin
      length -= corner
      if axis == .horizontal, isRightToLeft { shift = corner }
    }
    let viewport = scrollView.viewport(along: axis)
    let track = IndicatorTrack(
      length: length, visible: viewport.length - viewport.leadingInset - viewport.trailingInset,
      range: viewport.range)
    guard var bar = track.bar(at: scrollView.contentOffset[axis]) else { return nil }
    bar.start += start + shift
    return bar
  }

  /// In the scroll view's coordinates, which move with the content.
  private func frame(of bar: IndicatorTrack.Bar, along axis: ScrollAxis) -> CGRect {
    let (bounds, inset) = (scrollView.bounds, self.inset(along: axis))
    let (thickness, margin) = (ScrollConstants.indicatorThickness, ScrollConstants.indicatorMargin)
    guard axis == .vertical else {
      return CGRect(
        x: bounds.minX + bar.start, y: bounds.maxY - inset.bottom - margin - thickness, width: bar.length,
        height: thickness)
    }
    let x =
      isRightToLeft ? bounds.minX + inset.left + margin : bounds.maxX - inset.right - margin - thickness
    return CGRect(x: x, y: bounds.minY + bar.start, width: thickness, height: bar.length)
  }

  private func inset(along axis: ScrollAxis) -> UIEdgeInsets {
    let given =
      axis == .vertical
      ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
    return scrollView.automaticallyAdjustsScrollIndicatorInsets ? given + scrollView.safeAreaInsets : given
  }

  private var isRightToLeft: Bool { scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
