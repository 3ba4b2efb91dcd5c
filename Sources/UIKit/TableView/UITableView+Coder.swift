// The properties that a nib gives to a table.

import QuartzCore

extension UITableView.Style {
  init(nib name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableView {
  /// The style of the table that the coder stands for.
  static func nibStyle(_ coder: NSCoder) -> Style { Style(nib: (coder as? NibCoder)?.style) }
}
