// UITableViewDataSource, UITableViewDataSourcePrefetching — after Apple's documentation, read 2026-11.
// State: complete.

import QuartzCore

/// Says how many rows there are and makes their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: _OptionalMethodsHaving {
  /// Below zero counts as zero.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for the row: dequeued from `tableView`, or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Default 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of the section's header; nil or no method: none. Asked where the delegate has no view for it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// As for headers.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the row can be edited: deleted, inserted or swiped. Default true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the row may be moved by hand while the table is edited. Default: whether the data source is
  /// known to have `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The user asks to delete the row or to insert one there: the data are to follow, and then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )

  /// The row has been moved by hand: the data are to follow.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Titles of the index along the edge, in order; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the index stands for. Default: the one that has the title's number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// All rows can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether the class has the method that moves rows.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    _OptionalMethods.implements(self, "tableView(_:moveRowAt:to:)") ?? false
  }
  /// Nothing happens: rows stay as they are.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: the data keep their order, which shows again with the next reload.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that has the title's number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Hears which rows will be needed soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: _OptionalMethodsHaving {
  /// `indexPaths` are ahead in the direction of scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// `indexPaths` were announced before and are no longer near.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing to cancel.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
