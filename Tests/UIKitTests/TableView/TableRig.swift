import QuartzCore

@testable import UIKit

/// A cell that writes down its life.
@MainActor final class NotingRowCell: UITableViewCell {
  private(set) var preparations = 0
  private(set) var widthsAsked: [CGFloat] = []
  /// nil: nothing says.
  var fitting: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    widthsAsked.append(width)
    return fitting
  }
}

/// A table of 300 × 600 pt in a window in virtual time, whose data source and delegate write down what they
/// are asked.
@MainActor final class TableRig: NSObject {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UITableView
  let journal = Journal()
  /// Rows by section.
  var counts: [Int]
  /// By section; nil: none.
  var titles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  var headerViews: [Int: UIView] = [:]
  /// The delegate's heights; nil: the table's.
  var height: ((IndexPath) -> CGFloat)?
  var headerHeight: ((Int) -> CGFloat)?
  /// The heights that cells ask for.
  var fitting: ((IndexPath) -> CGFloat?)?
  var refusals: Set<String> = []
  var substitute: [String: IndexPath] = [:]
  var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var target: (_ original: IndexPath, _ proposed: IndexPath) -> IndexPath = { $1 }
  /// Runs inside `cellForRowAt`, after it has been noted.
  var inCellForRow: (IndexPath) -> Void = { _ in }
  /// Runs inside `cellForRowAt`, with the cell that has been dequeued.
  var onFilling: (NotingRowCell, IndexPath) -> Void = { _, _ in }
  var onSelection: (IndexPath) -> Void = { _ in }
  /// Runs inside `moveRowAt`.
  var onMove: (IndexPath, IndexPath) -> Void = { _, _ in }
  var indexTitles: [String]?
  private(set) var cellsMade: [NotingRowCell] = []

  init(_ style: UITableView.Style = .plain, rows counts: [Int] = [20]) {
    VirtualRunLoop.current = loop
    self.counts = counts
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view = UITableView(frame: window.bounds, style: style)
    super.init()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(NotingRowCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// Lays out, and forgets what that called.
  func start() -> Self {
    loop.settle()
    _ = journal.take()
    return self
  }

  /// The calls of `action` and of the layout pass after it.
  func calls(_ action: () -> Void) -> [String] {
    _ = journal.take()
    action()
    loop.settle()
    return journal.take()
  }

  func cell(_ row: Int, _ section: Int = 0) -> NotingRowCell? {
    view.cellForRow(at: IndexPath(row: row, section: section)) as? NotingRowCell
  }

  /// The rows on screen, as "section.row".
  var rows: [String] { (view.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" } }

  /// Where a cell is seen: minY, height.
  func span(_ row: Int, _ section: Int = 0) -> [CGFloat]? {
    cell(row, section).map { [$0.frame.minY, $0.frame.height] }
  }

  func tap(_ y: CGFloat) {
    touch(.began, y)
    touch(.ended, y)
  }

  /// With a moment of time after it.
  func touch(_ phase: UITouch.Phase, _ y: CGFloat, x: CGFloat = 150) {
    window.inject([TouchSample(phase: phase, finger: 1, time: loop.now, location: CGPoint(x: x, y: y))])
    loop.settle()
    loop.advance(to: loop.now + 0.02)
    loop.settle()
  }

  /// Goes on in time until nothing moves.
  func rest() {
    loop.advance(to: loop.now + 2)
    loop.settle()
  }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    journal.note("\(what) \(name(path))")
    return !refusals.contains(what)
  }

  func name(_ path: IndexPath) -> String { counts.count == 1 ? "\(path.row)" : "\(path.section).\(path.row)" }
}

extension TableRig: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    journal.note("cell \(name(path))")
    inCellForRow(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    if let noting = cell as? NotingRowCell {
      if !cellsMade.contains(noting) { cellsMade.append(noting) }
      noting.fitting = fitting?(path)
      onFilling(noting, path)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitles[section]
  }
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { canEdit(path) }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    !refusals.contains("can move")
  }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { journal.note("commit \(style == .insert ? "insert" : "delete") \(name(path))") }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    journal.note("move \(name(source)) to \(name(destination))")
    onMove(source, destination)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
}

extension TableRig: UITableViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scrolled") }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    guard let height else { return tableView.rowHeight }
    journal.note("height \(name(path))")
    return height(path)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight?(section) ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerViews[section]
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { journal.note("will display \(name(path))") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { journal.note("ended displaying \(name(path))") }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    journal.note("will display header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    journal.note("ended displaying header \(section)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    ask("should highlight", path)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    journal.note("highlighted \(name(path))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    journal.note("unhighlighted \(name(path))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    ask("will select", path) ? substitute["will select"] ?? path : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    journal.note("selected \(name(path))")
    onSelection(path)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    ask("will deselect", path) ? path : nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    journal.note("deselected \(name(path))")
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle(path) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    journal.note("target \(name(proposed))")
    return target(source, proposed)
  }
}

/// Hears what lies ahead.
@MainActor final class NotingRowPrefetcher: NSObject, UITableViewDataSourcePrefetching {
  private(set) var announced: [Int] = []
  private(set) var cancelled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    announced += paths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    cancelled += paths.map(\.row)
  }
}
