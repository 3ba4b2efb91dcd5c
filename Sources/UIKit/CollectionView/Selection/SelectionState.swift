// Which items are selected, and which one is being pressed.

import QuartzCore

/// Paths are the data source's; they go with their items.
struct SelectionState {
  /// A finger that came down on an item, until it lifts.
  struct Press {
    weak var touch: UITouch?
    var indexPath: IndexPath
    var isHighlighted: Bool
  }

  var paths: Set<IndexPath> = []
  var press: Press?
  /// Made where several items can be selected while they are edited.
  var twoFingers: TwoFingerSelection?

  mutating func set(_ indexPath: IndexPath, isSelected: Bool) {
    if isSelected { paths.insert(indexPath) } else { paths.remove(indexPath) }
  }

  func isHighlighted(_ indexPath: IndexPath) -> Bool {
    press?.indexPath == indexPath && press?.isHighlighted ?? false
  }
}
