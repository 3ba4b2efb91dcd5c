// How many rows there are, and where they are as far as that is known.

import QuartzCore

/// Layout passes in one instant: a table that asks for itself without end gets its next one with the next
/// frame.
struct TablePasses {
  static let mostInAnInstant = 100
  /// Seconds of virtual time.
  var instant = -1.0
  var bounds = CGRect.zero
  var count = 0
}

extension UITableView {
  func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(RowMovementGesture())
  }

  var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

  // MARK: Counts

  /// Rows per section, asked from the data source once until its counts are invalidated.
  func counts() -> [Int] {
    if let rowCounts { return rowCounts }
    // A data source that asks for the counts while it is asked for them gets none.
    guard let dataSource, !isCounting else { return [] }
    isCounting = true
    defer { isCounting = false }
    let sections = min(max(0, dataSource.numberOfSections(in: self)), TableMetrics.mostSections)
    var counted = (0..<sections).map {
      min(max(0, dataSource.tableView(self, numberOfRowsInSection: $0)), TableMetrics.mostRows)
    }
    movement?.item.move(&counted)
    rowCounts = counted
    return counted
  }

  func hasRow(at path: IndexPath) -> Bool {
    path.count == 2 && path[1] >= 0 && path[1] < numberOfRows(inSection: path[0])
  }

  func reload() {
    abandonMovement()
    dropAllViews()
    prefetch = RowPrefetch()
    selectedPaths = []
    press = nil
    landing = nil
    (rowCounts, content, formerContent) = (nil, nil, nil)
    index.areTitlesKnown = false
    setNeedsLayout()
  }

  /// Heights are other ones: rows on screen are asked again, the rest when they come there.
  func heightsChanged() {
    epoch &+= 1
    if let content { formerContent = content }
    content = nil
    setNeedsLayout()
  }

  // MARK: Content

  /// For questions from outside; nil while nothing can be laid out.
  var currentContent: TableContent? {
    if content == nil { makeContent() }
    return content
  }

  /// Makes `content` where it is out of date, from counts, estimates, and what was known of the same rows
  /// before.
  func makeContent() {
    guard content == nil, !isMakingContent else { return }
    isMakingContent = true
    defer { isMakingContent = false }
    let generation = generation
    let counts = counts()
    let heights = HeightRules(self)
    var sections: [TableSection] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      sections.append(self.section(section, count, heights))
      // The delegate that was asked has reloaded.
      guard generation == self.generation else { return }
    }
    adoptFormerHeights(&sections)
    let width = bounds.width
    content = TableContent(
      style: style, width: width, sideInset: sideInset,
      headHeight: height(of: tableHeaderView), footHeight: height(of: tableFooterView), sections: sections)
    formerContent = nil
    if heights.areAskedAtOnce { askAllHeights() }
    if heights.areEstimatesAsked { askAllEstimates() }
  }

  private func section(_ section: Int, _ count: Int, _ heights: HeightRules) -> TableSection {
    var made = TableSection(
      rows: RowHeights(count: count, common: heights.common, areFixed: heights.areFixed))
    made.header = bar(isFooter: false, section)
    made.footer = bar(isFooter: true, section)
    giveRoom(&made, isFirst: section == 0)
    return made
  }

  /// Above and below what the section shows, by what that is.
  func giveRoom(_ section: inout TableSection, isFirst: Bool) {
    let room = TableMetrics.room(
      style, isFirst: isFirst, header: section.header, footer: section.footer,
      padding: TableMetrics.usable(sectionHeaderTopPadding))
    (section.above, section.below) = (room.above, room.below)
  }

  private func height(of view: UIView?) -> CGFloat {
    view.flatMap { TableMetrics.usable($0.frame.height) } ?? 0
  }

  /// The same rows as before have the heights that they had, until they are asked again.
  private func adoptFormerHeights(_ sections: inout [TableSection]) {
    guard let formerContent else { return }
    for section in sections.indices {
      guard let old = updates.current.map({ $0.formerSection(section) }) ?? section,
        formerContent.sections.indices.contains(old)
      else { continue }
      let former = formerContent.sections[old]
      let count = sections[section].rows.count
      let order = updates.current?.order(inSection: old)
      sections[section].rows.adopt(former.rows) { row in
        let new = order.map { $0.newPlace(of: row) } ?? row
        return new.flatMap { $0 < count ? $0 : nil }
      }
      adoptFormer(former.header, &sections[section].header)
      adoptFormer(former.footer, &sections[section].footer)
      giveRoom(&sections[section], isFirst: section == 0)
    }
  }

  /// A bar keeps the height that its view has asked for, where that still is the view's choice.
  private func adoptFormer(_ former: TableSection.Bar, _ bar: inout TableSection.Bar) {
    guard !bar.isSaid, !former.isSaid, former.isThere, former.measuredIn != nil,
      bar.isThere || bar.isInQuestion
    else { return }
    bar = former
  }

  // MARK: Questions to the delegate

  private func askAllHeights() {
    var left = TableMetrics.mostRowsAsked
    forEachRow(atMost: &left) { row, section, delegate in
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      return (TableMetrics.usable(height) ?? TableMetrics.rowHeight, epoch)
    }
  }

  private func askAllEstimates() {
    var left = TableMetrics.mostRowsAsked
    forEachRow(atMost: &left) { row, section, delegate in
      guard content?.sections[section].rows.own(row) == nil else { return nil }
      let path = IndexPath(row: row, section: section)
      return TableMetrics.usable(delegate.tableView(self, estimatedHeightForRowAt: path)).map { ($0, 0) }
    }
  }

  /// Gives rows heights of their own, section by section; ends where the delegate reloads.
  private func forEachRow(
    atMost left: inout Int, _ height: (Int, Int, any UITableViewDelegate) -> (CGFloat, UInt32)?
  ) {
    guard let delegate else { return }
    let generation = generation
    for section in content?.sections.indices ?? 0..<0 {
      guard var rows = content?.sections[section].rows else { return }
      for row in 0..<min(rows.count, left) {
        if let (value, epoch) = height(row, section, delegate) { rows.set(value, of: row, in: epoch) }
        guard generation == self.generation else { return }
      }
      left -= min(rows.count, left)
      content?.change(section) { $0.rows = rows }
    }
  }

  /// The facts about a header or footer before anybody has a view for it.
  private func bar(isFooter: Bool, _ section: Int) -> TableSection.Bar {
    let common = isFooter ? sectionFooterHeight : sectionHeaderHeight
    let name =
      isFooter
      ? "tableView(_:heightForFooterInSection:)" : "tableView(_:heightForHeaderInSection:)"
    var height = common
    var isSaidByDelegate = false
    if let delegate, delegate.implements(name) != false {
      height =
        isFooter
        ? delegate.tableView(self, heightForFooterInSection: section)
        : delegate.tableView(self, heightForHeaderInSection: section)
      isSaidByDelegate = delegate.implements(name) == true || height != common
    }
    let hasView = delegate?.implements(
      isFooter ? "tableView(_:viewForFooterInSection:)" : "tableView(_:viewForHeaderInSection:)")
    let said = TableMetrics.usable(height)
    // In groups no height at all is the default room (widely reported).
    if said == 0 { return TableSection.Bar() }
    if let said, isSaidByDelegate { return TableSection.Bar(height: said, isThere: true, isSaid: true) }
    let hasTitle = title(isFooter: isFooter, section) != nil
    guard hasTitle || hasView == true else {
      return TableSection.Bar(isInQuestion: delegate != nil && hasView != false)
    }
    return TableSection.Bar(
      height: said ?? estimate(isFooter: isFooter, section), isThere: true, isSaid: said != nil,
      isInQuestion: !hasTitle)
  }

  func title(isFooter: Bool, _ section: Int) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func estimate(isFooter: Bool, _ section: Int) -> CGFloat {
    var estimate = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    if let delegate {
      estimate =
        isFooter
        ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
        : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
    }
    if let usable = TableMetrics.usable(estimate), usable > 0 { return usable }
    return ListMetrics.barEstimate(TableMetrics.appearance(style))
  }

  /// Reports `message` the first time: what goes wrong does so at every frame. `key` says what counts as the
  /// same.
  func warn(_ message: @autoclosure () -> String, once key: String? = nil) {
    guard warnings.count < 100, warnings.insert(key ?? message()).inserted else { return }
    SessionContext.current.report("UITableView: \(message())")
  }
}

/// How rows come by their heights.
@MainActor struct HeightRules {
  /// Of rows that have not been asked.
  let common: CGFloat
  /// Whether that is all there is to it.
  let areFixed: Bool
  /// Whether the program wants no estimates.
  let areAskedAtOnce: Bool
  let areEstimatesAsked: Bool

  init(_ table: UITableView) {
    let said = table.delegate?.implements("tableView(_:heightForRowAt:)")
    let mayHaveOthers = table.delegate != nil && said != false
    let fixed = TableMetrics.usable(table.rowHeight)
    let estimate = TableMetrics.usable(table.estimatedRowHeight)
    areAskedAtOnce = mayHaveOthers && estimate == 0
    // Without estimates cells are not asked either.
    areFixed = !mayHaveOthers && (fixed != nil || estimate == 0)
    if areFixed || areAskedAtOnce {
      common = fixed ?? TableMetrics.rowHeight
    } else {
      common = estimate.flatMap { $0 > 0 ? $0 : nil } ?? fixed ?? TableMetrics.rowHeight
    }
    areEstimatesAsked =
      !areFixed && !areAskedAtOnce
      && table.delegate?.implements("tableView(_:estimatedHeightForRowAt:)") == true
  }
}

extension _OptionalMethodsHaving {
  /// nil where nothing is known of the class: then the method's default runs.
  func implements(_ name: String) -> Bool? { _OptionalMethods.implements(self, name) }
}

extension ResolvedUpdate {
  /// Where the section was whose rows are the same; nil for one that is new or reloaded.
  fileprivate func formerSection(_ new: Int) -> Int? {
    oldSection(of: new).flatMap { isReloaded(section: $0) ? nil : $0 }
  }
}
