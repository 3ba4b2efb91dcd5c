// Tables from nibs: what they say of themselves, the cells that they describe, and rows that are all in the
// file.

internal import InterfaceTree
import QuartzCore

extension UITableView {
  /// Takes what the element says, but its rows. Heights below zero are the nib's word for automatic ones.
  func applyNibTable(_ element: InterfaceElement, _ values: NibValues) {
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    // Xcode writes down those that were never set, too, as they were before headers knew their own heights:
    // it still draws the rows below such a header where an automatic one ends.
    func barHeight(_ name: String) -> CGFloat? {
      height(name).map { Self.formerBarHeights(style).contains($0) ? UITableView.automaticDimension : $0 }
    }
    height("rowHeight").map { rowHeight = $0 }
    height("estimatedRowHeight").map { estimatedRowHeight = $0 }
    barHeight("sectionHeaderHeight").map { sectionHeaderHeight = $0 }
    barHeight("sectionFooterHeight").map { sectionFooterHeight = $0 }
    height("estimatedSectionHeaderHeight").map { estimatedSectionHeaderHeight = $0 }
    height("estimatedSectionFooterHeight").map { estimatedSectionFooterHeight = $0 }
    switch element["separatorStyle"] {
    case "none": separatorStyle = .none
    case "default", "singleLine", "singleLineEtched": separatorStyle = .singleLine
    default: break
    }
    if let color = values.color("separatorColor", of: element) { separatorColor = color }
    if let insets = element.insets("separatorInset") { separatorInset = insets }
    element.flag("allowsSelection").map { allowsSelection = $0 }
    element.flag("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
    element.flag("allowsSelectionDuringEditing").map { allowsSelectionDuringEditing = $0 }
    element.flag("allowsMultipleSelectionDuringEditing").map { allowsMultipleSelectionDuringEditing = $0 }
    element.integer("sectionIndexMinimumDisplayRowCount").map { sectionIndexMinimumDisplayRowCount = $0 }
    if let color = values.color("sectionIndexColor", of: element) { sectionIndexColor = color }
    if let color = values.color("sectionIndexBackgroundColor", of: element) {
      sectionIndexBackgroundColor = color
    }
  }

  /// Heights in nibs of headers and footers that were never set, in points: Xcode's defaults, by its age.
  private static func formerBarHeights(_ style: Style) -> [CGFloat] {
    style == .plain ? [22, 28] : [10, 18]
  }

  /// The views above and below the rows, the cells that can be dequeued without being registered, and static
  /// rows.
  func applyNibRows(_ element: InterfaceElement, _ loader: NibLoader) {
    if let view = element.value("tableHeaderView") { tableHeaderView = loader.makeView(view) }
    if let view = element.value("tableFooterView") { tableFooterView = loader.makeView(view) }
    if let view = element.value("backgroundView") { backgroundView = loader.makeView(view) }
    for cell in element.list("prototypes") {
      guard let name = cell["reuseIdentifier"] else { continue }
      register(NibPrototype(cell, loader), forCellReuseIdentifier: name)
    }
    let sections = element.list("sections")
    if !sections.isEmpty { staticRows = StaticRows(sections, loader) }
  }
}

extension StaticRows {
  init(_ elements: [InterfaceElement], _ loader: NibLoader) {
    self.init(
      sections: elements.map { element in
        var section = Section(
          header: element["headerTitle"], footer: element["footerTitle"], cells: [], heights: [])
        for row in element.list("cells") {
          guard let cell = loader.makeView(row) as? UITableViewCell else { continue }
          section.cells.append(cell)
          section.heights.append(row.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
        }
        return section
      })
  }
}
