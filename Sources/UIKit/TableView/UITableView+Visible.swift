// Which rows, headers and footers have a view: those on screen.

import QuartzCore

/// Something on screen that stays where it is seen while what is above it gets another height.
struct TableAnchor {
  let element: TableElement
  /// Where it is on screen's account, in content coordinates.
  let y: CGFloat
}

extension UITableView {
  /// Passes until what is shown is what there is; callbacks and heights may move it each time.
  private static let maximumPasses = 30
  /// Most elements that have views at a time. Beyond it they cannot be told apart by eye, and a table of rows
  /// without height would hold up the whole session.
  static let maximumShown = 5_000

  /// The layout pass: finds out what is on screen, asks for its heights, and gives it views.
  func layoutRows() {
    guard !isLayingOutRows, !isCollectingUpdates, !updates.isCommitting, hasArea, countPass() else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    hasBeenLaidOut = true
    followHeadAndFoot()
    for _ in 0..<Self.maximumPasses {
      makeContent()
      takeContentSize()
      followLanding()
      let (seen, generation) = (bounds, generation)
      let isComplete = showRows()
      followLanding()
      if isComplete, content != nil, bounds == seen, generation == self.generation,
        contentSize.height == content?.height
      {
        break
      }
    }
    finishLanding()
    newcomers = []
    areRowStatesOutdated = false
    placeSurroundings()
    showIndex()
    followSwipes()
    updatePrefetch()
  }

  /// False where a table has asked for itself too often in one instant: it gets its next pass with the next
  /// frame.
  private func countPass() -> Bool {
    let now = VirtualRunLoop.current.now
    if passes.instant != now || passes.bounds != bounds {
      passes = TablePasses(instant: now, bounds: bounds)
    }
    passes.count += 1
    guard passes.count > TablePasses.mostInAnInstant else { return true }
    warn("the table is laid out again and again without end; it goes on when time does", once: "runaway")
    if passes.count == TablePasses.mostInAnInstant + 1 {
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.nextFrameTime) { [weak self] in self?.setNeedsLayout() }
    }
    return false
  }

  /// For questions about what is on screen, where it is not known yet.
  func layoutForQuestion() {
    if content == nil, window != nil, !isLayingOutRows, !isCollectingUpdates, !updates.isCommitting {
      layoutIfNeeded()
    }
  }

  // MARK: The visible elements

  /// By how much further down the anchor is than it was.
  var shift: CGFloat {
    guard let anchor, let content, content.holds(anchor.element) else { return 0 }
    return content.rect(of: anchor.element).minY - anchor.y
  }

  /// The area on screen once the anchor is where it was, in content coordinates.
  var visibleArea: CGRect { bounds.offsetBy(dx: 0, dy: shift) }

  /// The same without the insets, where headers and footers float.
  var floatingSpan: ClosedRange<CGFloat> {
    let (area, inset) = (visibleArea, adjustedContentInset)
    // An inset that is no number leaves nothing out.
    let top = inset.top.isNaN ? area.minY : area.minY + inset.top
    return top...max(top, area.maxY - inset.bottom)
  }

  /// Where the element is seen.
  func seenRect(of element: TableElement) -> CGRect {
    if let rect = movingRect(of: element) { return rect }
    return content?.rect(of: element, seenIn: floatingSpan) ?? .zero
  }

  private func isVisible(_ element: TableElement) -> Bool {
    guard content?.holds(element) == true else { return false }
    if element == movingElement { return true }
    let (rect, area) = (seenRect(of: element), visibleArea)
    return rect.maxY > area.minY && rect.minY < area.maxY
      || rect.height == 0 && rect.minY >= area.minY && rect.minY < area.maxY
  }

  /// The topmost row that stays. None where the content has been brought to its very start: there its start
  /// is to be seen.
  private func findAnchor() -> TableAnchor? {
    if isLandingAtRest || motion.isIdle && contentOffset.y <= _minimumContentOffset.y { return nil }
    let top = bounds.minY + adjustedContentInset.top
    for element in shown.all
    where element.kind == .row && element != movingElement && !newcomers.contains(element) {
      guard let view = shown[element] else { continue }
      let y = view.center.y - view.bounds.height / 2
      if y + view.bounds.height > top, y < bounds.maxY { return TableAnchor(element: element, y: y) }
    }
    return nil
  }

  // MARK: Showing

  /// Whether that ran to its end: false where everything was dropped or changed in between.
  private func showRows() -> Bool {
    anchor = findAnchor()
    defer { anchor = nil }
    for element in shown.all where !isVisible(element) { recycle(element) }
    guard let wanted = visit() else { return false }
    for element in shown.all where !wanted.contains(element) || !isVisible(element) { recycle(element) }
    if areRowStatesOutdated { tellRowStates() }
    let shift = shift
    placeViews()
    takeContentSize(movingBy: shift)
    return true
  }

  /// Measures everything on screen and makes its views, from top to bottom. nil where everything was dropped
  /// or changed in between.
  func visit() -> Set<TableElement>? {
    var wanted: Set<TableElement> = []
    let generation = generation
    func visit(_ element: TableElement) -> Bool {
      guard wanted.count < Self.maximumShown else {
        warn(
          "there are too many rows on screen: those from \(element.path) on are not shown", once: "too many")
        return true
      }
      settle(element)
      guard generation == self.generation, content != nil else { return false }
      if shown[element] != nil { wanted.insert(element) }
      return true
    }
    guard let start = content?.section(endingAfter: visibleArea.minY) else { return nil }
    var section = start
    while let content, section < content.sections.count, wanted.count < Self.maximumShown,
      content.start(ofSection: section) < visibleArea.maxY
    {
      guard isBarDue(.header(section)) ? visit(.header(section)) : true else { return nil }
      var row = self.content?.row(endingAfter: visibleArea.minY, in: section) ?? 0
      while let content = self.content, row < content.sections[section].rows.count,
        wanted.count < Self.maximumShown, content.rect(of: .row(row, section)).minY < visibleArea.maxY
      {
        guard visit(.row(row, section)) else { return nil }
        row += 1
      }
      guard isBarDue(.footer(section)) ? visit(.footer(section)) : true else { return nil }
      section += 1
    }
    if let movingElement, !wanted.contains(movingElement), content?.holds(movingElement) == true {
      guard visit(movingElement) else { return nil }
    }
    return wanted
  }

  /// Whether a header or footer is on screen, or would be if there were one.
  private func isBarDue(_ element: TableElement) -> Bool {
    guard let bar = bar(element), bar.isThere || bar.isInQuestion, !bar.isBlank else { return false }
    let (rect, area) = (seenRect(of: element), visibleArea)
    return rect.maxY >= area.minY && rect.minY < area.maxY && (rect.maxY > area.minY || bar.isInQuestion)
  }

  func bar(_ element: TableElement) -> TableSection.Bar? {
    guard let content, content.sections.indices.contains(element.section) else { return nil }
    return element.kind == .footer
      ? content.sections[element.section].footer : content.sections[element.section].header
  }

  // MARK: The content size

  /// Takes the content's size. Rows that are seen go on being seen: the content moves by `shift` points.
  func takeContentSize(movingBy shift: CGFloat = 0) {
    guard let content else { return }
    let target = contentOffset.y + shift
    let lowest = _minimumContentOffset.y
    let wasLegal = contentOffset.y >= lowest && contentOffset.y <= _maximumContentOffset.y
    let size = CGSize(width: bounds.width, height: content.height)
    if contentSize != size { contentSize = size }
    guard shift != 0, shift.isFinite else { return }
    // Where less than that lies above, the content moves after all, and begins where it should.
    var y = max(target, min(contentOffset.y, lowest))
    if motion.isIdle, wasLegal { y = offsetRange(along: .vertical).clamp(y) }
    guard y != contentOffset.y else { return }
    let before = motion.state
    contentOffset = CGPoint(x: contentOffset.x, y: y)
    if case .animating(let animation) = before { goOn(animation, to: animation.end) }
  }

  /// Goes on with an animation from where the content is now, in the time that it had left.
  func goOn(_ animation: OffsetAnimation, to end: CGPoint) {
    motion.animationChanged(
      to: animation.leading(through: contentOffset, at: VirtualRunLoop.current.now, to: end))
  }
}
