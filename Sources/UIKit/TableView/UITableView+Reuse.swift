// Making, handing out and taking back views.

import QuartzCore

extension UITableView {
  // MARK: Registering

  func register(_ nib: UINib?, cell identifier: String) {
    guard let nib else { return pool.register(nil, as: .cell(identifier)) }
    pool.register({ nib.makeTableCell(reuseName: identifier) }, as: .cell(identifier))
  }

  /// Cells of a storyboard's table need no registration.
  func register(_ prototype: NibPrototype, forCellReuseIdentifier identifier: String) {
    pool.register(prototype.makeView, as: .cell(identifier))
  }

  func register(_ cellClass: AnyClass?, cell identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return pool.register(nil, as: .cell(identifier))
    }
    pool.register(
      { type.init(_registeredStyle: .default, reuseIdentifier: identifier) }, as: .cell(identifier))
  }

  func register(_ nib: UINib?, bar identifier: String) {
    guard let nib else { return pool.register(nil, as: .bar(identifier)) }
    pool.register({ nib.makeTableBar(reuseName: identifier) }, as: .bar(identifier))
  }

  func register(_ viewClass: AnyClass?, bar identifier: String) {
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      return pool.register(nil, as: .bar(identifier))
    }
    pool.register({ type.init(_registeredIdentifier: identifier) }, as: .bar(identifier))
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
    if let waiting = pool.take(.cell(identifier)) as? UITableViewCell {
      waiting.updateTraits(in: traits)
      waiting.prepareForReuse()
      waiting.table = self
      return waiting
    }
    guard let maker = pool.maker(.cell(identifier)) else { return nil }
    guard let cell = maker() as? UITableViewCell else {
      fatalError("UITableView: what is registered as \"\(identifier)\" makes no UITableViewCell")
    }
    cell.reuseName = identifier
    cell.table = self
    return cell
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard pool.maker(.cell(identifier)) != nil, let cell = dequeueCell(identifier) else {
      // UIKit raises here as well: the previewed code asks for what it never registered.
      fatalError("UITableView: no class is registered for cells with the identifier \"\(identifier)\"")
    }
    if let element = TableElement.row(at: shownPath(path)), let content, content.holds(element) {
      UIView.performWithoutAnimation { place(cell, element) }
      showState(of: cell, at: path)
    }
    return cell
  }

  func dequeueBar(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let waiting = pool.take(.bar(identifier)) as? UITableViewHeaderFooterView {
      waiting.updateTraits(in: traits)
      waiting.prepareForReuse()
      waiting.table = self
      return waiting
    }
    let bar = pool.maker(.bar(identifier))?() as? UITableViewHeaderFooterView
    bar?.reuseName = identifier
    bar?.table = self
    return bar
  }

  // MARK: Making

  /// The cell of a row that comes on screen, or back to it; nil where there is no data source.
  func makeCell(_ element: TableElement) -> UITableViewCell? {
    if let back = callBack(element) as? UITableViewCell { return back }
    let generation = generation
    guard let cell = dataSource?.tableView(self, cellForRowAt: dataPath(element.path)) else { return nil }
    guard generation == self.generation, content?.holds(element) == true else {
      putBack(cell)
      return nil
    }
    takeOver(cell, for: element)
    return cell
  }

  /// The view of a header or footer; nil where there is none.
  func makeBar(_ element: TableElement) -> UIView? {
    if let back = callBack(element) { return back }
    let isFooter = element.kind == .footer
    let view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: element.section)
      : delegate?.tableView(self, viewForHeaderInSection: element.section)
    if let view {
      takeOver(view, for: element)
      return view
    }
    guard let title = title(isFooter: isFooter, element.section) else { return nil }
    let waiting = pool.take(.titleBar) as? TitleBarView
    waiting?.updateTraits(in: traits)
    waiting?.prepareForReuse()
    let made = waiting ?? TitleBarView(reuseIdentifier: nil)
    made.title = title
    return made
  }

  /// Some data sources keep their views, and hand out the same ones again.
  private func takeOver(_ view: UIView, for element: TableElement) {
    if let other = shown.element(of: view), other != element {
      warn("the data source returned one view for \(other.path) and for \(element.path)")
      shown.remove(other)
    }
    // One that is in no table yet is measured with the traits that it will have.
    if view.superview == nil { view.updateTraits(in: traits) }
    for one in departing where one.view === view { one.isOver = true }
    departing.removeAll(where: \.isOver)
  }

  /// Makes the view one of those on screen.
  func show(_ view: UIView, as element: TableElement) {
    // Others were on their way out, and the delegate has not heard yet that they had left.
    let isNew = view.superview !== self
    UIView.performWithoutAnimation {
      if let cell = view as? UITableViewCell, element.kind == .row {
        prepare(cell, as: element)
      } else {
        prepare(view, asBar: element)
      }
      place(view, element)
    }
    shown.insert(view, as: element)
    newcomers.insert(element)
    UIView.performWithoutAnimation { stack(view, as: element) }
    if isNew { tellWillDisplay(view, element) }
  }

  // MARK: Taking back

  /// Takes the element's view off the screen.
  func recycle(_ element: TableElement) {
    if let view = shown.remove(element) { takeBack(view, of: element) }
  }

  /// Takes `view`, which showed `element`, off the screen and into the pool.
  func takeBack(_ view: UIView, of element: TableElement) {
    view.removeFromSuperview()
    (view as? UITableViewCell)?.swipe?.end()
    if view.layer.animationKeys() != nil { view.layer.removeAnimationsOfTable() }
    (view as? UITableViewCell)?.isDeparting = false
    tellDidEndDisplaying(view, element)
    putBack(view)
  }

  /// Into the pool, where it has a name for that.
  func putBack(_ view: UIView) {
    if let cell = view as? UITableViewCell {
      if let name = cell.reuseIdentifier { pool.put(cell, as: .cell(name)) }
    } else if let bar = view as? UITableViewHeaderFooterView {
      if bar is TitleBarView {
        pool.put(bar, as: .titleBar)
      } else if let name = bar.reuseIdentifier {
        pool.put(bar, as: .bar(name))
      }
    }
  }

  func dropAllViews() {
    generation += 1
    for element in shown.all { recycle(element) }
    takeBack(departing)
  }

  // MARK: Telling

  private func tellWillDisplay(_ view: UIView, _ element: TableElement) {
    switch element.kind {
    case .row:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(element.path))
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: element.section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: element.section)
    }
  }

  private func tellDidEndDisplaying(_ view: UIView, _ element: TableElement) {
    switch element.kind {
    case .row:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: dataPath(element.path))
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: element.section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: element.section)
    }
  }
}

/// A header or footer that the table makes for a title of the data source.
final class TitleBarView: UITableViewHeaderFooterView {
  var title = ""
}

extension UINib {
  /// The first cell in the nib; where there is none, one of the class of the nib's name, or a plain one.
  fileprivate func makeTableCell(reuseName: String) -> UITableViewCell {
    if let made: UITableViewCell = firstObject() { return made }
    let type = classOfName as? UITableViewCell.Type ?? UITableViewCell.self
    return type.init(_registeredStyle: .default, reuseIdentifier: reuseName)
  }

  /// As for cells.
  fileprivate func makeTableBar(reuseName: String) -> UITableViewHeaderFooterView {
    if let made: UITableViewHeaderFooterView = firstObject() { return made }
    let type = classOfName as? UITableViewHeaderFooterView.Type ?? UITableViewHeaderFooterView.self
    return type.init(_registeredIdentifier: reuseName)
  }

  private func firstObject<Object>() -> Object? {
    isThere ? instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first : nil
  }
}

extension CALayer {
  /// Where the view is shown again in this turn, it would go on with its old animation.
  fileprivate func removeAnimationsOfTable() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAnimationsOfTable() }
  }
}
