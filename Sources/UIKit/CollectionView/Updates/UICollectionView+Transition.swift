// From what is on screen to what the layout says now, animated or not (Facts 2.10, 2.11).
//
// Views have their places at the end at once; what is drawn follows (Facts 6.3). Changes add up: a second
// transition begins where the views of the first are drawn, and does not end it.

import QuartzCore

extension UICollectionView {
  /// Passes until it is clear what is shown afterwards: views that get other sizes can make room for more.
  private static let maximumTransitionPasses = 50

  /// Shows what the layout says now; it is prepared for that. Where the offset changes, `transition.move`
  /// sets it, or it has been set before in an animation of its own.
  ///
  /// Views keep their elements under new names. Those that leave stay in the hierarchy, but are not among the
  /// elements on screen, until the animation has ended; then the delegate hears of their end, and they can be
  /// used again.
  ///
  /// - Parameters:
  ///   - alongside: run within the animation, after the views have been given their places.
  ///   - completion: in the frame in which the animation ends, with what `UIView.animate` says of its end;
  ///     without animation, and where everything was dropped in between, in a later turn.
  func run(
    _ transition: ElementTransition, alongside: @escaping () -> Void = {},
    completion: @escaping (Bool) -> Void
  ) {
    let leaving = callBack()
    var cast = TransitionCast(transition, &elementViews.shown, leaving: leaving)
    let generation = elementViews.generation
    pass.isShowing = true
    pass.transition = transition
    moveWithTransition(transition.move)
    assemble(&cast)
    pass.transition = nil
    if generation == elementViews.generation { sort(&cast) }
    pass.isShowing = false
    guard generation == elementViews.generation else {
      // The data source, asked for a view, has dropped them all: a layout pass shows what there is now.
      takeBack(cast.gone)
      alongside()
      setNeedsLayout()
      VirtualRunLoop.current.post { completion(true) }
      return
    }
    _ = pass.answer?.takeNews()
    animate(cast, alongside, completion)
    if !pass.isLayoutValid { setNeedsLayout() }
    dropOrthogonalViewsOffScreen()
    followElements()
  }

  /// Makes views until all are there that will be on screen.
  private func assemble(_ cast: inout TransitionCast) {
    pass.fitting.passBegins()
    let generation = elementViews.generation
    for _ in 0..<Self.maximumTransitionPasses {
      pass.fitting.hasNews = false
      // Layouts move the content, too, when they are prepared.
      moveWithTransition {
        self.makeLayoutCurrent()
        self.placeOrthogonalViews()
      }
      let seen = bounds
      cast.take(elements(in: seen).map { elementsToShow(of: $0, in: seen) })
      for element in cast.elements ?? [] {
        let isRefilled = cast.takeRefilled(element.id)
        if let entry = elementViews.shown[element.id] {
          if isRefilled { refill(element.id.indexPath) }
          fit(entry.view, to: element)
        } else {
          cast.appearing.insert(element.id)
          UIView.performWithoutAnimation { insertView(for: element) }
        }
        guard generation == elementViews.generation else { return }
      }
      grantWishes()
      if !pass.fitting.hasNews, pass.isLayoutValid, bounds == seen { return }
    }
  }

  /// Parts those that stay on screen from those that go.
  private func sort(_ cast: inout TransitionCast) {
    if let elements = cast.elements {
      let wanted = Set(elements.map(\.id))
      for id in elementViews.shown.ids where !wanted.contains(id) {
        if cast.appearing.contains(id) {
          recycle(id)
        } else {
          cast.dismiss(id, elementViews.shown.remove(id))
        }
      }
      for element in elements {
        elementViews.shown.update(element.id, to: element.attributes)
        if cast.wasLeaving(element.id), let view = elementViews.shown[element.id]?.view {
          showPresentState(of: view, element.id)
        }
      }
      UIView.performWithoutAnimation {
        for element in elements {
          if let view = elementViews.shown[element.id]?.view { hand(view, over: element) }
        }
        stack(elements)
      }
    } else {
      for id in elementViews.shown.ids where cast.wasLeaving(id) {
        cast.dismiss(id, elementViews.shown.remove(id))
      }
      for id in elementViews.shown.ids {
        elementViews.shown[id]?.view.shownAttributes?.indexPath = id.indexPath
      }
    }
    // Some data sources keep their views, and hand out the same ones again.
    cast.keepShown(elementViews.shown)
    elementViews.keepShown()
    for one in cast.gone { cast.ends[one.id] = end(of: one, cast) }
  }

  /// Has the data source fill the cell that is there.
  private func refill(_ indexPath: IndexPath) {
    guard let cell = cellForItem(at: indexPath), let dataSource else { return }
    elementViews.reconfigured = (indexPath, cell)
    let filled = dataSource.collectionView(self, cellForItemAt: indexPath)
    elementViews.reconfigured = nil
    guard filled === cell else {
      fatalError(
        "UICollectionView: reconfigureItems: cellForItemAt \(indexPath) must dequeue with the identifier that its "
          + "cell was made with, and return that cell; use reloadItems for another one")
    }
    cell.fittedSize = nil
  }

  private func end(of one: DepartingView, _ cast: TransitionCast) -> TransitionCast.End? {
    if let end = cast.finals[one.id] { return TransitionCast.End(attributes: end) }
    if let name = cast.transition.renamed(one.id),
      let end = currentAttributes({ $0.elementAttributes(name) }), end.isShowable
    {
      return TransitionCast.End(attributes: end, place: place(of: end, seenFrom: one.view))
    }
    return one.view.shownAttributes.map { TransitionCast.End(attributes: $0.transparent) }
  }

  // MARK: Moving

  private func animate(
    _ cast: TransitionCast, _ alongside: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    let gone = cast.gone
    elementViews.depart(gone)
    guard canAnimate(cast.transition) else {
      UIView.performWithoutAnimation { move(cast.moveToEnds) }
      // Outside of that block: here layouts end changes that they have begun outside of it.
      alongside()
      takeBack(gone)
      VirtualRunLoop.current.post { completion(true) }
      return
    }
    UIView.performWithoutAnimation { move(cast.moveToStarts) }
    var isStarting = true
    UIView.animate(
      withDuration: cast.transition.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.move(cast.moveToEnds)
        alongside()
      },
      completion: { [weak self] finished in
        self?.takeBack(gone)
        // An app does not expect to be called from within its own call, or from within a layout pass.
        if isStarting || self?.isBusyWithViews ?? false {
          VirtualRunLoop.current.post { completion(finished) }
        } else {
          completion(finished)
        }
      })
    isStarting = false
  }

  /// The contents of views are laid out meanwhile, which would lay out the collection view as well.
  private func move(_ move: (ShownElements) -> Void) {
    pass.isShowing = true
    move(elementViews.shown)
    pass.isShowing = false
  }

  /// Runs `change`, which moves the content, in an animation while a transition is being made.
  func moveWithTransition(_ change: @escaping () -> Void) {
    guard let transition = pass.transition, canAnimate(transition) else { return change() }
    UIView.animate(withDuration: transition.duration, animations: change)
  }

  /// Whether a change made now can be seen to take time.
  private func canAnimate(_ transition: ElementTransition) -> Bool {
    transition.duration > 0 && window != nil && UIView.areAnimationsEnabled && !CATransaction.disableActions()
  }

  private var isBusyWithViews: Bool { pass.isUnderWay || elementViews.isDroppingAll }

  /// Takes those off the screen that are still on their way out.
  func takeBack(_ views: [DepartingView]) {
    for one in views where !one.isOver {
      one.isOver = true
      elementViews.forget(one)
      takeBack(one.view, of: one.id)
    }
  }
}
