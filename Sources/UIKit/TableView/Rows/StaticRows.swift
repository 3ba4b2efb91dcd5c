import QuartzCore

/// The sections and rows of a table whose rows are all in the file: what a `UITableViewController` answers by
/// itself.
@MainActor struct StaticRows {
  struct Section {
    /// nil: none.
    var header: String?
    /// nil: none.
    var footer: String?
    var cells: [UITableViewCell]
    /// In points, as the file says; nil: the table's.
    var heights: [CGFloat?]
  }

  let sections: [Section]

  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  /// nil where there is no such row.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2, let section = section(path[0]), section.cells.indices.contains(path[1]) else {
      return nil
    }
    return section.cells[path[1]]
  }

  /// In points; nil where the file leaves it to the table, or there is no such row.
  func height(at path: IndexPath) -> CGFloat? {
    guard path.count == 2, let section = section(path[0]), section.heights.indices.contains(path[1]) else {
      return nil
    }
    return section.heights[path[1]]
  }
}
