internal import InterfaceTree
import QuartzCore

extension UITableViewCell {
  /// The style of the cell that the coder stands for.
  static func nibStyle(_ coder: NSCoder) -> CellStyle { .default }
}
