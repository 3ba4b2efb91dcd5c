// Frames of views, and their order from back to front.

import QuartzCore

extension UITableView {
  /// Puts every view where its element is seen.
  func placeViews() {
    for element in shown.all {
      guard let view = shown[element] else { continue }
      place(view, element)
      tellBar(view, element)
    }
  }

  /// By centre and size: the program may have transformed the view.
  func place(_ view: UIView, _ element: TableElement) {
    let rect = seenRect(of: element)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if view.bounds.size != rect.size { view.bounds.size = rect.size }
    if view.center != middle { view.center = middle }
  }

  /// Into the hierarchy: rows behind headers and footers, both behind what the program has put there.
  func stack(_ view: UIView, as element: TableElement) {
    guard view.superview !== self else { return }
    let subviews = subviews
    let isOwn = { (view: UIView) in self.shown.element(of: view) }
    let last =
      element.kind == .row
      ? subviews.lastIndex { isOwn($0)?.kind == .row } : subviews.lastIndex { isOwn($0) != nil }
    let behind = backgroundView?.superview === self ? 1 : 0
    insertSubview(view, at: last.map { $0 + 1 } ?? behind)
  }

  // MARK: Around the rows

  func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    headAndFootChanged()
  }

  private func headAndFootChanged() {
    if let content { formerContent = content }
    content = nil
    setNeedsLayout()
  }

  /// The table's own header and footer may have been given other heights.
  func followHeadAndFoot() {
    guard let content else { return }
    let heights = [tableHeaderView, tableFooterView].map { view in
      view.flatMap { TableMetrics.usable($0.frame.height) } ?? 0
    }
    if heights != [content.headHeight, content.footHeight] { headAndFootChanged() }
  }

  func placeSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let content else { return }
    if let tableHeaderView, tableHeaderView.frame != content.headRect {
      tableHeaderView.frame = content.headRect
    }
    if let tableFooterView, tableFooterView.frame != content.footRect {
      tableFooterView.frame = content.footRect
    }
  }
}
