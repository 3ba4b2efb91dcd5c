// From what is on screen to what there is now, animated or not.
//
// Views have their places at the end at once; what is drawn follows (Facts 6.3). Changes add up: a second
// transition begins where the views of the first are drawn, and does not end it.

import QuartzCore

/// Two states of what is shown, and which elements are the same in both.
struct TableTransition {
  /// The name of an element afterwards; nil: it is gone. By default names stay.
  var renamed: (TableElement) -> TableElement? = { $0 }
  /// Where an element was that comes into view, in content coordinates, by its name afterwards; nil: it is
  /// new.
  var former: (TableElement) -> CGRect? = { _ in nil }
  /// How a new element comes, by its name afterwards.
  var entrance: (TableElement) -> UITableView.RowAnimation = { _ in .automatic }
  /// How one that is gone goes, by its former name.
  var exit: (TableElement) -> UITableView.RowAnimation = { _ in .automatic }
  /// Names afterwards of cells that the data source fills again as they are.
  var refilled: [TableElement] = []
  /// Seconds; 0 for no animation.
  var duration = ElementTransition.duration
}

/// A view on its way out: its element has left the screen, or is gone.
@MainActor final class DepartingTableView {
  let view: UIView
  /// The element that it showed, under the name that it had.
  let element: TableElement
  /// The name of its element by now; nil: there is no such element any more.
  var name: TableElement?
  /// Whether it has been taken off the screen, or back into service.
  var isOver = false
  /// How it goes where its element is gone.
  var exit: RowEntrance?

  init(_ view: UIView, _ element: TableElement, name: TableElement? = nil) {
    self.view = view
    self.element = element
    self.name = name
  }
}

extension UITableView {
  /// Passes until it is clear what is shown afterwards: heights that become known make room for more.
  private static let maximumTransitionPasses = 30

  /// Shows what there is now. Views keep their elements under new names. Those that leave stay in the
  /// hierarchy, but are not among what is shown, until the animation has ended; then the delegate hears of
  /// their end.
  ///
  /// - Parameter completion: in the frame in which the animation ends; without animation, and where
  ///   everything was dropped in between, in a later turn.
  func run(_ transition: TableTransition, completion: @escaping (Bool) -> Void) {
    var (gone, formerNames) = rename(transition)
    let generation = generation
    let wasLayingOut = isLayingOutRows
    isLayingOutRows = true
    newcomers = []
    updates.returned = []
    let wanted = assemble(transition)
    isLayingOutRows = wasLayingOut
    guard let wanted, generation == self.generation else {
      // The data source that was asked for a view has dropped them all: a layout pass shows those that are
      // there now.
      takeBack(gone)
      content = generation == self.generation ? nil : content
      setNeedsLayout()
      VirtualRunLoop.current.post { completion(true) }
      return
    }
    for element in shown.all where !wanted.contains(element) {
      if newcomers.contains(element), !updates.returned.contains(element) {
        recycle(element)
      } else if let view = shown.remove(element) {
        gone.append(DepartingTableView(view, formerNames[element] ?? element, name: element))
      }
    }
    // Some data sources keep their views, and hand out the same ones again.
    gone.removeAll { shown.element(of: $0.view) != nil }
    animate(transition, gone, completion)
    newcomers = []
    updates.returned = []
    placeSurroundings()
    showIndex()
    updatePrefetch()
    if content == nil { setNeedsLayout() }
  }

  /// Gives what is shown its new names. Returns what is gone, and the former names of the rest.
  private func rename(_ transition: TableTransition) -> ([DepartingTableView], [TableElement: TableElement]) {
    var formerNames: [TableElement: TableElement] = [:]
    for one in departing { one.name = one.name.flatMap(transition.renamed) }
    var gone: [DepartingTableView] = []
    let entries = shown.all.map { ($0, shown.remove($0)) }
    for case (let old, let view?) in entries {
      if let new = transition.renamed(old), shown[new] == nil {
        shown.insert(view, as: new)
        formerNames[new] = old
      } else {
        let one = DepartingTableView(view, old)
        one.exit = RowEntrance(transition.exit(old), size: view.bounds.size)
        gone.append(one)
      }
    }
    return (gone, formerNames)
  }

  /// Makes views until all are there that will be on screen.
  private func assemble(_ transition: TableTransition) -> Set<TableElement>? {
    var refilled = transition.refilled
    var wanted: Set<TableElement>?
    for _ in 0..<Self.maximumTransitionPasses {
      moving(transition) { self.takeContentSize() }
      let seen = bounds
      for element in refilled { refill(element) }
      refilled = []
      wanted = visit()
      guard wanted != nil else { return nil }
      if bounds == seen, contentSize.height == content?.height { break }
    }
    return wanted
  }

  /// Has the data source fill the cell that is there.
  private func refill(_ element: TableElement) {
    guard let cell = shown[element] as? UITableViewCell, let dataSource else { return }
    let path = dataPath(element.path)
    reconfigured = (path, cell)
    let filled = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    guard filled === cell else {
      fatalError(
        "UITableView: reconfigureRows: cellForRowAt \(path) must dequeue with the identifier that its cell was made "
          + "with, and return that cell; use reloadRows for another one")
    }
  }

  // MARK: Moving

  private func animate(
    _ transition: TableTransition, _ gone: [DepartingTableView], _ completion: @escaping (Bool) -> Void
  ) {
    departing += gone
    for one in gone { (one.view as? UITableViewCell)?.isDeparting = true }
    guard canAnimate(transition) else {
      UIView.performWithoutAnimation { self.move { self.placeEverything() } }
      takeBack(gone)
      VirtualRunLoop.current.post { completion(true) }
      return
    }
    UIView.performWithoutAnimation {
      self.move {
        self.placeAtStarts(transition)
        self.sendBack(gone)
      }
    }
    takeBack(gone.filter { $0.exit?.isImmediate == true })
    var isStarting = true
    UIView.animate(
      withDuration: transition.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.move {
          self.placeEverything()
          for one in gone where !one.isOver { self.placeAtEnd(one) }
        }
      },
      completion: { [weak self] finished in
        self?.takeBack(gone)
        // No caller expects to be called back from within its own call, or from within a layout pass.
        if isStarting || self?.isLayingOutRows ?? false {
          VirtualRunLoop.current.post { completion(finished) }
        } else {
          completion(finished)
        }
      })
    isStarting = false
  }

  private func move(_ move: () -> Void) {
    let wasLayingOut = isLayingOutRows
    isLayingOutRows = true
    move()
    isLayingOutRows = wasLayingOut
  }

  /// New views have laid out what they hold before they move: it is not to fly in from nowhere.
  private func placeAtStarts(_ transition: TableTransition) {
    for element in newcomers.sorted() where !updates.returned.contains(element) {
      guard let view = shown[element] else { continue }
      place(view, element)
      if let former = transition.former(element) {
        view.center = CGPoint(x: former.midX, y: former.midY)
      } else {
        let entrance = RowEntrance(transition.entrance(element), size: view.bounds.size)
        if !entrance.isImmediate { entrance.apply(to: view) }
      }
      view.layoutIfNeeded()
    }
  }

  private func placeEverything() {
    for element in newcomers {
      guard let view = shown[element] else { continue }
      if view.alpha == 0 { view.alpha = 1 }
      if view.transform.d == 0.01 { view.transform = .identity }
    }
    let sizes = shown.all.compactMap { element in shown[element].map { ($0, $0.bounds.size) } }
    placeViews()
    tellRowStates()
    // The content of views moves with them.
    for (view, size) in sizes where view.bounds.size != size { view.layoutIfNeeded() }
  }

  private func placeAtEnd(_ one: DepartingTableView) {
    if let exit = one.exit {
      exit.apply(to: one.view)
    } else if let name = one.name, content?.holds(name) == true {
      let rect = seenRect(of: name)
      one.view.center = CGPoint(x: rect.midX, y: rect.midY)
    } else {
      one.view.alpha = 0
    }
  }

  /// Those that go lie behind those that stay.
  private func sendBack(_ gone: [DepartingTableView]) {
    let behind = backgroundView?.superview === self ? 1 : 0
    for one in gone where one.element.kind == .row { insertSubview(one.view, at: behind) }
  }

  /// Runs `change`, which moves the content, in an animation.
  private func moving(_ transition: TableTransition, _ change: @escaping () -> Void) {
    guard canAnimate(transition) else { return change() }
    UIView.animate(withDuration: transition.duration, animations: change)
  }

  /// Whether a change made now can be seen to take time.
  private func canAnimate(_ transition: TableTransition) -> Bool {
    transition.duration > 0 && window != nil && UIView.areAnimationsEnabled && !CATransaction.disableActions()
  }

  // MARK: Those that go

  /// Takes those off the screen that are still on their way out.
  func takeBack(_ views: [DepartingTableView]) {
    for one in views where !one.isOver {
      one.isOver = true
      departing.removeAll { $0 === one }
      one.exit?.takeBack(from: one.view)
      takeBack(one.view, of: one.element)
    }
  }

  /// Takes the view of `element` back into service if it is on its way out; nil if there is no such view.
  func callBack(_ element: TableElement) -> UIView? {
    guard let one = departing.first(where: { $0.name == element && !$0.isOver }) else { return nil }
    departing.removeAll { $0 === one }
    one.isOver = true
    (one.view as? UITableViewCell)?.isDeparting = false
    updates.returned.insert(element)
    return one.view
  }
}
