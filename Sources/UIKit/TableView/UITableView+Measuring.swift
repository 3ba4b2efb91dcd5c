// Heights of what comes on screen: the delegate's, the table's own, or those of the views.

import QuartzCore

extension UITableView {
  /// Gives the element its height and, where that is on screen, its view.
  func settle(_ element: TableElement) {
    if element.kind == .row { settleRow(element) } else { settleBar(element) }
  }

  // MARK: Rows

  private func settleRow(_ element: TableElement) {
    guard let rows = content?.sections[element.section].rows else { return }
    let generation = generation
    guard !rows.isMeasured(element.row, in: epoch) else {
      if shown[element] == nil, let cell = makeCell(element) { show(cell, as: element) }
      return
    }
    let path = dataPath(element.path)
    let said = TableMetrics.usable(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
    guard generation == self.generation, content?.holds(element) == true else { return }
    if let said {
      give(said, to: element)
      if shown[element] == nil, let cell = makeCell(element) { show(cell, as: element) }
      return
    }
    let present = shown[element] as? UITableViewCell
    guard let cell = present ?? makeCell(element) else {
      if generation == self.generation, content?.holds(element) == true {
        give(TableMetrics.rowHeight, to: element)
      }
      return
    }
    prepare(cell, as: element)
    let fitting = cell.fittingHeight(forWidth: rowWidth).flatMap(TableMetrics.usable)
    guard generation == self.generation, content?.holds(element) == true else {
      if present == nil { putBack(cell) }
      return
    }
    give(fitting ?? TableMetrics.rowHeight, to: element)
    if present == nil { show(cell, as: element) }
  }

  private var rowWidth: CGFloat { content.map { max(0, $0.width - 2 * $0.sideInset) } ?? bounds.width }

  private func give(_ height: CGFloat, to element: TableElement) {
    let epoch = epoch
    content?.change(element.section) { $0.rows.set(height, of: element.row, in: epoch) }
  }

  // MARK: Headers and footers

  private func settleBar(_ element: TableElement) {
    guard let bar = bar(element) else { return }
    let isSettled = bar.isSaid || bar.measuredIn == epoch
    if isSettled, shown[element] != nil { return }
    let generation = generation
    let present = shown[element]
    guard let view = present ?? makeBar(element) else {
      guard generation == self.generation, content?.holds(element) != nil else { return }
      let epoch = epoch
      change(element) { bar in
        if bar.isSaid { bar.isBlank = true } else { bar = TableSection.Bar(measuredIn: epoch) }
      }
      return
    }
    guard generation == self.generation else {
      putBack(view)
      return
    }
    if !isSettled {
      prepare(view, asBar: element)
      let height = fittingHeight(of: view) ?? ListMetrics.barEstimate(TableMetrics.appearance(style))
      guard generation == self.generation else {
        if present == nil { putBack(view) }
        return
      }
      let epoch = epoch
      change(element) {
        $0 = TableSection.Bar(height: height, isThere: true, measuredIn: epoch)
      }
    } else {
      change(element) { $0.isThere = true }
    }
    if present == nil { show(view, as: element) }
  }

  private func change(_ element: TableElement, _ change: (inout TableSection.Bar) -> Void) {
    guard let content, content.sections.indices.contains(element.section) else { return }
    self.content?.change(element.section) { section in
      if element.kind == .footer { change(&section.footer) } else { change(&section.header) }
      giveRoom(&section, isFirst: element.section == 0)
    }
  }

  /// nil where nothing says.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    if let bar = view as? UITableViewHeaderFooterView {
      return bar.fittingHeight(forWidth: rowWidth).flatMap(TableMetrics.usable)
    }
    let isConstrained = view.subviews.contains(where: \.isPlacedByConstraints)
    guard isConstrained || view.intrinsicContentSize.height != UIView.noIntrinsicMetric else {
      return view.frame.height > 0 ? TableMetrics.usable(view.frame.height) : nil
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return TableMetrics.usable(size.height)
  }

  // MARK: Asking again

  /// Has the view's element asked for its height in the next layout pass.
  func forgetHeight(of view: UIView) {
    guard !isLayingOutRows, let element = shown.element(of: view), content?.holds(element) == true else {
      return
    }
    if element.kind == .row {
      content?.change(element.section) { $0.rows.forgetMeasure(of: element.row) }
    } else {
      change(element) { $0.measuredIn = nil }
    }
    setNeedsLayout()
  }
}
