// Which elements have a view: those on screen (Facts 2.1, 2.2, 2.6).

import QuartzCore

extension UICollectionView {
  /// Passes until what is shown is what the layout says; callbacks may move it each time.
  private static let maximumPasses = 8
  /// Passes in which views get other sizes; each can make room for more views.
  private static let maximumFittingPasses = 200

  /// Most elements that have views at a time. Beyond it they cannot be told apart, and a layout that puts
  /// everything in one place would hold up the program.
  static let maximumShown = 5_000

  /// The layout pass: makes the layout current, asks it what is on screen, and gives that views.
  func layoutElements() {
    guard !pass.isShowing, !updates.isCollecting, !updates.isCommitting, hasArea, countPass() else {
      return
    }
    followInteractiveTransition()
    if let resize = boundsChange.resize, let block = animation(of: resize) { return run(resize, block) }
    pass.isShowing = true
    defer { pass.isShowing = false }
    pass.hasHappened = true
    backgroundView?.frame = bounds
    pass.fitting.passBegins()
    pass.fitting.settled = layout.estimatesSizes ? Set(elementViews.shown.ids) : []
    defer { pass.fitting.settled = [] }
    var (passes, fittingPasses) = (0, 0)
    while passes < Self.maximumPasses, fittingPasses < Self.maximumFittingPasses {
      pass.fitting.hasNews = false
      makeLayoutCurrent()
      followLanding()
      showMirroredStart()
      let isResize = finishResize()
      let seen = bounds
      let generation = elementViews.generation
      show(elements(in: seen))
      if isResize { layout.finalizeAnimatedBoundsChange() }
      if pass.isLayoutValid, bounds == seen, orthogonal.moved.isEmpty, generation == elementViews.generation {
        break
      }
      if pass.fitting.hasNews { fittingPasses += 1 } else { passes += 1 }
      if passes == Self.maximumPasses, !pass.isLayoutValid { warnOfRunaway() }
    }
    finishLanding()
    showIndex()
    followElements()
  }

  /// Ends every pass, also one whose elements move: what goes along with them, and who hears of them.
  func followElements() {
    backgroundView?.frame = bounds
    showBackdrops()
    followSwipes()
    updatePrefetch()
  }

  // MARK: Asking

  /// The visible bounds and one viewport more on either side, along the axes that scroll (Facts 2.2).
  private var rectToAsk: CGRect {
    let scrollsAcross = contentSize.width > bounds.width
    let scrollsDown = contentSize.height > bounds.height
    return bounds.insetBy(dx: scrollsAcross ? -bounds.width : 0, dy: scrollsDown ? -bounds.height : 0)
  }

  /// The layout's answer for a rectangle that holds `area`; nil to leave everything as it is. Plain scrolling
  /// asks again only when the bounds leave the rectangle of the last answer.
  func elements(in area: CGRect) -> [PlacedElement]? {
    if pass.answer?.rect.contains(area) == true, renewAnswer(), renewScrolledSections(),
      let answer = pass.answer
    {
      return answer.elements
    }
    let rect = rectToAsk
    orthogonal.moved = []
    guard let attributes = layoutAttributes(in: rect) else {
      review(nil, for: rect)
      return nil
    }
    let answer = usable(attributes, for: rect)
    // An answer without anything usable has been warned of.
    if attributes.isEmpty || !answer.elements.isEmpty { review(answer.elements, for: rect) }
    if pass.isLayoutValid { pass.answer = answer }
    return answer.elements
  }

  /// The part of a layout's answer that can be shown, in its order. Of several attributes for one element the
  /// last count.
  func usable(_ attributes: [UICollectionViewLayoutAttributes], for rect: CGRect) -> LayoutAnswer {
    var answer = LayoutAnswer(for: rect)
    for one in attributes {
      let id = one.elementID
      let frame = one.frame
      guard isUsable(one, id, frame) else { continue }
      let section = scrollingSection(of: id)
      if let former = answer.put(id, one, frame: frame, scrollsWith: section), !former.isEqual(one) {
        warn("the layout returned several attributes for \(id)")
      }
    }
    if let moving = movingAttributes(), isUsable(moving, moving.elementID, moving.frame) {
      answer.put(moving.elementID, moving, frame: moving.frame)
    }
    return answer
  }

  /// Asks for what contexts have named, element by element (Facts 2.3). Whether the answer holds then: a
  /// layout that has nothing to say of an element that it showed is asked for all of them.
  private func renewAnswer() -> Bool {
    for id in pass.answer?.takeOutdated() ?? [] {
      guard let attributes = attributes(of: id), attributes.elementID == id,
        isUsable(attributes, id, attributes.frame)
      else {
        if pass.answer?.holds(id) == true { pass.answer = nil }
        continue
      }
      let section = scrollingSection(of: id)
      pass.answer?.put(id, attributes, frame: attributes.frame, scrollsWith: section)
    }
    return pass.answer != nil
  }

  private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard hasPlace(for: id) else { return nil }
    return id == movingID ? movingAttributes() : layout.elementAttributes(id).map(mirrored)
  }

  private func isUsable(
    _ attributes: UICollectionViewLayoutAttributes, _ id: ElementID, _ frame: CGRect
  ) -> Bool {
    guard hasPlace(for: id) else {
      warn("the layout returned attributes for \(id), which does not exist")
      return false
    }
    guard attributes.isShowable, frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite,
      frame.maxY.isFinite
    else {
      warn(
        "the layout's attributes for \(id) have no usable geometry: \(attributes.center), \(attributes.size)",
        once: "geometry \(id)")
      return false
    }
    return true
  }

  // MARK: Showing

  private func show(_ elements: [PlacedElement]?) {
    guard let elements else { return }
    // Plain scrolling changes no attributes (Facts 2.6).
    let news = pass.answer?.takeNews() ?? .all
    if news == .some([]), isQuiet { return }
    let inOrder = elementsToShow(of: elements, in: bounds)
    let leaving = elementViews.shown.ids(without: Set(inOrder.map(\.id)))
    let ground = leaving.count == elementViews.shown.count ? ground : nil
    for id in leaving { recycle(id) }
    let hasNew = showAll(inOrder, news)
    grantWishes()
    guard let hasNew else { return }
    if hasNew || !leaving.isEmpty { stack(inOrder, above: ground) }
    dropOrthogonalViewsOffScreen()
    guard pass.isLayoutValid else { return }
    pass.answer?.quiet = QuietBounds(bounds, elements: elements, shown: elementViews.shown)
  }

  /// Whether what is on screen has a view and nothing else has, without looking at each element.
  private var isQuiet: Bool {
    movement == nil && orthogonal.views.isEmpty
      && pass.answer?.quiet?.holds(for: bounds, elementViews.shown) == true
  }

  /// Those of `elements` that get a view, or keep it.
  func elementsToShow(of elements: [PlacedElement], in area: CGRect) -> [PlacedElement] {
    var result: [PlacedElement] = []
    for element in elements where appearingFrame(of: element).intersects(area) || element.id == movingID {
      if element.attributes.isHidden, elementViews.shown[element.id] == nil { continue }
      if result.count == Self.maximumShown {
        warn("the layout puts too much on screen: \(element.id) and what comes after it are not shown")
        break
      }
      result.append(element)
    }
    return result
  }

  /// Whether there are new views, or views in other hands; nil where everything was dropped in between, by
  /// the data source or the delegate. Views that are on screen already change only by attributes that are
  /// news.
  private func showAll(_ elements: [PlacedElement], _ news: OutdatedElements) -> Bool? {
    let generation = elementViews.generation
    var hasNew = false
    for element in elements {
      if let entry = elementViews.shown[element.id] {
        if takeInHand(entry.view, for: element) { hasNew = true }
        guard news.holds(element.id) || entry.view.isFitDue else { continue }
        elementViews.shown.update(element.id, to: element.attributes)
        entry.view.adopt(element.attributes)
        fit(entry.view, to: element)
      } else {
        hasNew = true
        // New elements do not fly in from where their views were last.
        UIView.performWithoutAnimation {
          if let view = callBack(for: element) {
            takeInHand(view, for: element)
            view.adopt(element.attributes)
            fit(view, to: element)
          } else {
            insertView(for: element)
          }
        }
      }
      guard generation == elementViews.generation else { return nil }
    }
    return hasNew
  }

  /// Makes the view of an element that comes on screen; `stack` puts it there.
  func insertView(for element: PlacedElement) {
    let generation = elementViews.generation
    guard let view = makeView(for: element) else { return }
    guard generation == elementViews.generation else {
      elementViews.putBack(view)
      return
    }
    if let other = elementViews.shown.id(of: view) {
      warn("the data source returned one view for \(other) and for \(element.id)")
      elementViews.shown.remove(other)
    }
    // One that is in no list yet is measured with the traits that it will have.
    if view.superview == nil { view.updateTraits(in: traits) }
    takeInHand(view, for: element)
    view.adopt(element.attributes)
    if let cell = view as? UICollectionViewCell {
      // Headers may be cells, too.
      if element.id.category == .cell { showState(of: cell, at: dataPath(of: element.id)) }
      cell.configurations.isEditing = isEditing
      cell.configurations.isUpdateDue = true
      cell.updateConfigurationIfNeeded()
    }
    view.fittedSize = nil
    fit(view, to: element)
    guard generation == elementViews.generation else {
      elementViews.putBack(view)
      return
    }
    elementViews.shown.insert(.init(view: view, attributes: element.attributes), as: element.id)
    tellWillDisplay(view, element.id)
  }

  func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
