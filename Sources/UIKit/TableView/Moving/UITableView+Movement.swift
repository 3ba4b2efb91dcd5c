// Moving a row by its grip: begin, follow, end.
//
// Until the end the data source has the row where it was. Rows on screen and `cellForRow(at:)` go by where
// they stand; the data source and the delegate hear of rows by the data source's own paths.

import QuartzCore

extension UITableView {
  /// The data source's path of the row that stands at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.item.dataPath(path) ?? path }

  /// Where the row stands that the data source has at `path`.
  func shownPath(_ path: IndexPath) -> IndexPath { movement?.item.shownPath(path) ?? path }

  /// The row under the finger, which is on screen wherever that is.
  var movingElement: TableElement? { movement.flatMap { TableElement.row(at: $0.item.current) } }

  /// Where the row under the finger is; nil for others.
  func movingRect(of element: TableElement) -> CGRect? {
    guard let movement, element == movingElement, let content, content.holds(element) else { return nil }
    var rect = content.rect(of: element)
    rect.origin.y = movement.y - rect.height / 2
    return rect
  }

  /// The row whose grip is at `point` (content coordinates).
  func gripPath(under point: CGPoint) -> IndexPath? {
    for cell in shown.all.compactMap({ shown[$0] as? UITableViewCell }) {
      guard let grip = cell.gripFrame, grip.contains(cell.convert(point, from: self)) else { continue }
      return indexPath(for: cell)
    }
    return nil
  }

  // MARK: Verbs

  /// - Parameters:
  ///   - y: of the finger, in content coordinates.
  ///   - isAsked: whether the data source has to let the row go.
  func beginMovement(of path: IndexPath, fingerAt y: CGFloat, isAsked: Bool = true) {
    guard movement == nil, !isCollectingUpdates, hasRow(at: path), !isAsked || canMoveRow(at: path),
      y.isFinite,
      let element = TableElement.row(at: path), let content, content.holds(element), let cell = shown[element]
    else { return }
    finishPress()
    closeSwipe(animated: true)
    movement = RowMovement(item: MovedItem(path), y: content.rect(of: element).midY)
    movementGrip = y - content.rect(of: element).midY
    cell.layer.zPosition = Self.liftedPosition
  }

  /// In front of all others.
  private static let liftedPosition: CGFloat = 1_000

  /// The row's middle stays as far from the finger as it was.
  func moveFinger(to y: CGFloat) { moveRow(to: y - movementGrip) }

  /// - Parameter y: where the middle of the row is to be.
  private func moveRow(to y: CGFloat) {
    guard let before = movement, y.isFinite, let content else { return }
    movement?.y = y
    let target = target(of: before.item, at: y, content)
    // The delegate that was asked may have ended it.
    guard movement?.item == before.item else { return }
    if target != before.item.current { makeRoom(at: target, insteadOf: before.item) }
    if let movingElement, let view = shown[movingElement] {
      UIView.performWithoutAnimation { place(view, movingElement) }
    }
    scrollAtEdges()
  }

  private func target(of item: MovedItem, at y: CGFloat, _ content: TableContent) -> IndexPath {
    guard let current = ItemPlace(item.current) else { return item.current }
    let proposed = content.place(forMiddleAt: y, of: current).path
    guard proposed != item.current else { return item.current }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: item.original, toProposedIndexPath: proposed)
      ?? proposed
    guard isPlace(target, for: item) else {
      warn("a row cannot be moved to \(target), which is no place for one", once: "target \(target)")
      return item.current
    }
    return target
  }

  /// Between the others, or after them.
  private func isPlace(_ path: IndexPath, for item: MovedItem) -> Bool {
    guard path.count == 2, counts().indices.contains(path[0]) else { return false }
    let others = numberOfRows(inSection: path[0]) - (path[0] == item.current.section ? 1 : 0)
    return (0...max(0, others)).contains(path[1])
  }

  /// The others move out of the way and close the gap.
  private func makeRoom(at target: IndexPath, insteadOf before: MovedItem) {
    var after = before
    after.current = target
    arrange(after, insteadOf: before)
    movement?.item = after
    run(following(before, after)) { _ in }
  }

  /// The content has the row at another place from now on.
  private func arrange(_ after: MovedItem, insteadOf before: MovedItem) {
    var step = MovedItem(before.current)
    step.current = after.current
    var counts = counts()
    step.move(&counts)
    rowCounts = counts
    guard let old = content else { return }
    for section in Set([before.current.section, after.current.section])
    where old.sections.indices.contains(section) && counts.indices.contains(section) {
      content?.change(section) { changed in
        var rows = RowHeights(
          count: counts[section], common: changed.rows.common, areFixed: changed.rows.areFixed)
        for from in Set([section, before.current.section]) {
          rows.adopt(old.sections[from].rows) { row in
            let path = step.shownPath(IndexPath(row: row, section: from))
            return path.section == section ? path.row : nil
          }
        }
        changed.rows = rows
      }
    }
  }

  /// Every view keeps its row.
  private func following(_ before: MovedItem, _ after: MovedItem) -> TableTransition {
    func element(_ element: TableElement, _ from: MovedItem, _ to: MovedItem) -> TableElement {
      guard element.kind == .row else { return element }
      return TableElement.row(at: to.shownPath(from.dataPath(element.path))) ?? element
    }
    let former = content
    var transition = TableTransition()
    transition.renamed = { element($0, before, after) }
    transition.former = { new in
      // Rows that come into view do so from where they stand: the others are as far away as they were, but
      // for one.
      former?.holds(new) == true ? former?.rect(of: new) : nil
    }
    return transition
  }

  // MARK: The end

  /// The data source is told once, where there is something to tell; then the row goes into its place.
  func endMovement() {
    guard let (item, cell) = takeMovement() else { return }
    selectedPaths = Set(selectedPaths.map(item.shownPath))
    let generation = generation
    if item.current != item.original {
      dataSource?.tableView(self, moveRowAt: item.original, to: item.current)
    }
    // A data source that has reloaded has no cell left to bring home.
    guard generation == self.generation else { return }
    let counts = rowCounts
    rowCounts = nil
    if self.counts() != counts { heightsChanged() }
    land(cell, TableTransition())
  }

  func cancelMovement() {
    guard let (item, cell) = takeMovement() else { return }
    let home = MovedItem(item.original)
    arrange(home, insteadOf: item)
    land(cell, following(item, home))
  }

  /// Everything is about to be made again: the delegate hears nothing, and nothing moves.
  func abandonMovement() { _ = takeMovement() }

  /// The data are about to change: the row is where the data source has it, and what comes next shows it
  /// there.
  func cancelMovementForUpdate() {
    guard let (item, _) = takeMovement() else { return }
    let home = MovedItem(item.original)
    arrange(home, insteadOf: item)
    let transition = following(item, home)
    let entries = shown.all.map { ($0, shown.remove($0)) }
    for case (let old, let view?) in entries {
      if let new = transition.renamed(old) { shown.insert(view, as: new) }
    }
  }

  private func takeMovement() -> (MovedItem, UIView?)? {
    guard let movement else { return nil }
    movement.edgeScroll?.stop()
    let cell = movingElement.flatMap { shown[$0] }
    cell?.layer.zPosition = 0
    self.movement = nil
    return (movement.item, cell)
  }

  /// The row stays above the others until it lies where it belongs.
  private func land(_ cell: UIView?, _ transition: TableTransition) {
    guard hasArea, content != nil || currentContent != nil else { return }
    cell?.layer.zPosition = Self.liftedPosition
    run(transition) { [weak cell] _ in cell?.layer.zPosition = 0 }
  }

  // MARK: Scrolling at edges

  /// Begins, where there is somewhere to go; ends by itself.
  private func scrollAtEdges() {
    guard movement != nil else { return }
    if edgeTarget(in: 1 / TimeInterval(VirtualRunLoop.framesPerSecond)) == nil {
      movement?.edgeScroll?.stop()
      movement?.edgeScroll = nil
    } else if movement?.edgeScroll == nil {
      movement?.edgeScroll = EdgeScroll { [weak self] seconds in self?.scrollStep(seconds) ?? false }
    }
  }

  /// The content moves under the row, which stays under the finger. Whether it may go on.
  private func scrollStep(_ seconds: TimeInterval) -> Bool {
    guard let target = edgeTarget(in: seconds), let movement else {
      self.movement?.edgeScroll = nil
      return false
    }
    let before = contentOffset.y
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
    moveRow(to: movement.y + contentOffset.y - before)
    return self.movement?.edgeScroll != nil
  }

  /// The offset after that many seconds; nil where nothing pulls, or the content ends.
  private func edgeTarget(in seconds: TimeInterval) -> CGFloat? {
    guard let movement, isScrollEnabled else { return nil }
    let area = bounds.inset(by: adjustedContentInset)
    guard !area.isNull else { return nil }
    let speed = EdgePull.speed(at: movement.y - area.minY, in: area.height)
    let target = offsetRange(along: .vertical).clamp(contentOffset.y + speed * seconds)
    return target == contentOffset.y ? nil : target
  }
}
