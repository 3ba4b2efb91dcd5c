// Where the content is to be while sizes become known (Facts 2.9, 2.12).

import QuartzCore

/// Places that are held on to until all that is on screen has its size.
struct ContentPlace {
  /// The offset that a layout wants changed, once its new content size has been taken.
  struct Kept {
    var axis: ScrollAxis
    /// In points: by how much further from the content's start begins what is on screen.
    var distance: CGFloat
  }

  /// Where `scrollToItem` has been told to go, until it is there and nothing on screen is an estimate any
  /// more.
  struct Landing {
    var indexPath: IndexPath
    var position: UICollectionView.ScrollPosition
    /// The offset that the item has asked for so far: a program that goes elsewhere has given up on the item.
    var offset: CGPoint
  }

  var kept: Kept?
  var landing: Landing?
  /// Whether the content has been brought to where it starts.
  var hasShownStart = false

  mutating func takeKept() -> Kept? {
    defer { kept = nil }
    return kept
  }
}
