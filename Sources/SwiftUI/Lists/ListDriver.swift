import UIKit

/// Shows the sections of a list in a table.
@MainActor final class ListDriver: UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  private var sections: [ListSection] = []
  private var ids: [[AnyHashable]] = []
  private var selection: ListSelection?
  private(set) var environment = EnvironmentValues()
  /// States of rows that are off screen, by the rows' ids.
  var keptStates: [AnyHashable: KeptStates] = [:]

  init(_ table: UITableView) {
    self.table = table
    table.register(ListRowCell.self, forCellReuseIdentifier: "row")
    table.register(ListHeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
  }

  // MARK: Content

  func show(
    _ new: [ListSection], _ selection: ListSelection?, _ environment: EnvironmentValues,
    _ animation: Animation?
  ) {
    (self.selection, self.environment) = (selection, environment)
    table.backgroundColor =
      environment.hidesScrollBackground
      ? .clear : table.style == .plain ? .systemBackground : .systemGroupedBackground
    table.isScrollEnabled = !environment.isScrollDisabled
    table.showsVerticalScrollIndicator = !environment.hidesScrollBars
    table.allowsMultipleSelection = selection?.allowsSeveral == true
    table.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral == true
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    showRefresh()
    let newIDs = new.map(\.rows.ids)
    let (oldSections, oldIDs) = (sections.map(\.id), ids)
    let commit = {
      self.sections = new
      self.ids = newIDs
    }
    if !keptStates.isEmpty, oldIDs != newIDs {
      let there = Set(newIDs.joined())
      keptStates = keptStates.filter { there.contains($0.key) }
    }
    if oldSections == new.map(\.id), oldIDs == newIDs {
      commit()
      refreshVisible()
    } else if oldSections == new.map(\.id), table.window != nil, let animation,
      animation.duration > 0
    {
      animateRows(from: oldIDs, to: newIDs, commit)
    } else {
      commit()
      table.reloadData()
    }
    if table.isEditing != isEditing { table.setEditing(isEditing, animated: table.window != nil) }
    showSelection()
  }

  private func animateRows(from old: [[AnyHashable]], to new: [[AnyHashable]], _ commit: () -> Void) {
    table.performBatchUpdates {
      commit()
      for section in old.indices {
        for change in new[section].difference(from: old[section]) {
          switch change {
          case .remove(let row, _, _):
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
          case .insert(let row, _, _):
            table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
          }
        }
      }
    }
    refreshVisible()
  }

  private func refreshVisible() {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? ListRowCell, let row = row(path) else { continue }
      cell.show(row, self)
    }
    for section in sections.indices {
      (table.headerView(forSection: section) as? ListHeaderView)?.show(sections[section].header, self)
      (table.footerView(forSection: section) as? ListHeaderView)?.show(
        sections[section].footer, self, isFooter: true)
    }
  }

  private func row(_ path: IndexPath) -> ListRow? {
    sections.indices.contains(path.section) ? sections[path.section].rows[path.row] : nil
  }

  /// Scrolls to the row that stands for `id`; false: there is none.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let path = path(of: id) else { return false }
    let position: UITableView.ScrollPosition =
      switch anchor?.y {
      case nil: .none
      case .some(..<0.25): .top
      case .some(0.75...): .bottom
      case .some: .middle
      }
    table.scrollToRow(at: path, at: position, animated: Transaction.current.animation != nil)
    return true
  }

  /// The row that stands for `id`; nil: there is none.
  private func path(of id: AnyHashable) -> IndexPath? {
    for (section, rows) in ids.enumerated() {
      if let row = rows.firstIndex(where: { ($0.base as? ListPath)?.steps.contains(id) == true }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ListRowCell, let row = row(indexPath) { cell.show(row, self) }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard sections.indices.contains(section) else { return nil }
    return headerView(sections[section].header, isFooter: false)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard sections.indices.contains(section) else { return nil }
    return headerView(sections[section].footer, isFooter: true)
  }

  private func headerView(_ view: (any View)?, isFooter: Bool) -> UIView? {
    guard let view else { return nil }
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? ListHeaderView
    header?.show(view, self, isFooter: isFooter)
    return header
  }

  /// Between sections without a header as UIKit's grouped tables; a plain one has none.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard table.style == .plain, sections.indices.contains(section), sections[section].footer == nil else {
      return UITableView.automaticDimension
    }
    return 0
  }

  func keep(_ states: KeptStates, of id: AnyHashable) {
    let isKept = !states.isEmpty && ids.contains { $0.contains(id) }
    keptStates[id] = isKept ? states : nil
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ListRowCell, let id = cell.rowID else { return }
    keep(cell.states, of: id)
  }

  // MARK: Touches

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if table.isEditing { return selection?.allowsSeveral == true }
    let traits = (tableView.cellForRow(at: indexPath) as? ListRowCell)?.traits
    return (selection != nil && traits?.isSelectionDisabled != true) || traits?.actions.isEmpty == false
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    self.tableView(tableView, shouldHighlightRowAt: indexPath) ? indexPath : nil
  }

  /// The list begins to be edited by its edit mode alone.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.isEditing }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let cell = tableView.cellForRow(at: indexPath) as? ListRowCell
    if !table.isEditing, let actions = cell?.traits.actions, !actions.isEmpty {
      tableView.deselectRow(at: indexPath, animated: true)
      for action in actions { action() }
    } else if let selection, let id = cell?.tag(row(indexPath)) {
      selection.set(id, true)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let selection, selection.allowsSeveral else { return }
    if let id = (tableView.cellForRow(at: indexPath) as? ListRowCell)?.tag(row(indexPath)) {
      selection.set(id, false)
    }
  }

  private func showSelection() {
    guard let selection else { return }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? ListRowCell, let id = cell.tag(row(path)) else {
        continue
      }
      let isChosen = selection.contains(id)
      guard isChosen != cell.isSelected else { continue }
      if isChosen {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        table.deselectRow(at: path, animated: false)
      }
    }
  }

  // MARK: Editing

  private func canDelete(_ path: IndexPath) -> Bool {
    row(path)?.edits.delete != nil
      && (table.cellForRow(at: path) as? ListRowCell)?.traits.isDeleteDisabled != true
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete(indexPath) || row(indexPath)?.edits.move != nil || selection?.allowsSeveral == true
      || (tableView.cellForRow(at: indexPath) as? ListRowCell)?.traits.swipes.isEmpty == false
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    canDelete(indexPath) && table.isEditing ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { if editingStyle == .delete { delete(indexPath) } }

  private func delete(_ path: IndexPath) {
    guard let row = row(path) else { return }
    withAnimation { row.edits.delete?(IndexSet(integer: row.offset)) }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(indexPath)?.edits.move != nil
      && (tableView.cellForRow(at: indexPath) as? ListRowCell)?.traits.isMoveDisabled != true
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    guard let from = row(source), let to = row(destination), let move = from.edits.move else { return }
    move(IndexSet(integer: from.offset), to.offset > from.offset ? to.offset + 1 : to.offset)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(.leading, indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(.trailing, indexPath) }

  private func swipes(_ edge: HorizontalEdge, _ path: IndexPath) -> UISwipeActionsConfiguration? {
    let traits = (table.cellForRow(at: path) as? ListRowCell)?.traits
    let swipes = traits?.swipes.filter { $0.edge == edge } ?? []
    var actions = swipes.flatMap {
      HiddenTree.entries(of: $0.content, environment).compactMap(contextualAction)
    }
    if swipes.isEmpty, edge == .trailing, canDelete(path) {
      actions = [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.delete(path)
          done(true)
        }
      ]
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = swipes.first?.allowsFullSwipe ?? true
    return configuration
  }

  private func contextualAction(_ entry: CollectedEntry) -> UIContextualAction? {
    guard case .button(let role, _, let action) = entry.kind else { return nil }
    let contextual = UIContextualAction(
      style: role == .destructive ? .destructive : .normal, title: entry.title
    ) { _, _, done in
      withAnimation { action() }
      done(true)
    }
    contextual.image = entry.image
    if role != .destructive, let tint = entry.tint { contextual.backgroundColor = tint }
    return contextual
  }

  // MARK: Refreshing

  private func showRefresh() {
    guard let refresh = environment.refresh else {
      if table.refreshControl != nil { table.refreshControl = nil }
      return
    }
    let control = table.refreshControl as? RefreshDrawing ?? RefreshDrawing(frame: .zero)
    control.refresh = refresh
    if table.refreshControl !== control { table.refreshControl = control }
  }
}

/// UIKit's control, which ends when the app's action does.
@MainActor final class RefreshDrawing: UIRefreshControl {
  var refresh: RefreshAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        Task { @MainActor in
          await self?.refresh?()
          self?.endRefreshing()
        }
      }, for: .valueChanged)
  }
  required init?(coder: NSCoder) { nil }
}

/// A scroll view that is pulled for new content.
@MainActor final class RefreshingView: UIScrollView {
  var refresh: RefreshAction? {
    didSet {
      guard let refresh else {
        if refreshControl != nil { refreshControl = nil }
        return
      }
      let control = refreshControl as? RefreshDrawing ?? RefreshDrawing(frame: .zero)
      control.refresh = refresh
      if refreshControl !== control { refreshControl = control }
    }
  }
}
