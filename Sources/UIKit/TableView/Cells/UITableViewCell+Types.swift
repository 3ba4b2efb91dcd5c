// The small types that belong to table cells. Raw values are UIKit's.

import QuartzCore

extension UITableViewCell {
  /// The labels and the image that a cell has, and where they stand.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// The second text at the trailing edge.
    case value1
    /// The first text in a narrow column, in the tint colour; the second one behind it. No image.
    case value2
    /// The second text, smaller, below the first.
    case subtitle
  }

  /// The effect of the round button at the leading edge while the table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// How separators look. All but `none` are single lines.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// Whether a cell shows that it is selected. All but `none` are grey.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Kept, without effect: nothing is focused.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The accessory at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron: a tap on the row leads on.
    case disclosureIndicator
    /// A button that says more, and a chevron.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How far a row is in being dragged into another place or app.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The controls of editing that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// One bit for each control.
    public let rawValue: UInt
    /// A set of the bits' controls.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The round button at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The red button at the trailing edge.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
