import QuartzCore

extension UITableViewCell {
  /// The style of the cell that the coder stands for.
  static func nibStyle(_ coder: NSCoder) -> CellStyle {
    switch (coder as? NibCoder)?.style {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
