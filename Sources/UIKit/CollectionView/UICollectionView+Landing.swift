// Arriving at an item whose place is only estimated (Facts 2.9, 2.12).

import QuartzCore

extension UICollectionView {
  /// Where `scrollToItem` has been told to go, until it is there and nothing on screen is an estimate any
  /// more.
  struct Landing {
    var indexPath: IndexPath
    var position: ScrollPosition
    /// The offset that the item has asked for so far: whoever goes elsewhere has given up on the item.
    var offset: CGPoint
  }

  /// Whether an item is to stand somewhere, and the content rests there.
  var isLandingAtRest: Bool {
    guard let landing else { return false }
    if case .animating = motion.state { return false }
    return landing.offset == contentOffset
  }

  /// Once sizes are others: goes where the item is now, or goes on to it.
  func followLanding() {
    guard let known = landing else { return }
    let animation: OffsetAnimation? = if case .animating(let running) = motion.state { running } else { nil }
    guard known.offset == animation?.end ?? contentOffset, hasItem(at: known.indexPath),
      let offset = offset(showing: known.indexPath, at: known.position)
    else {
      landing = nil
      return
    }
    guard offset != known.offset else { return }
    landing?.offset = offset
    if let animation {
      goOn(animation, to: offset)
    } else {
      contentOffset = offset
    }
  }

  /// All that is on screen has its size.
  func finishLanding() {
    if case .animating = motion.state { return }
    landing = nil
  }
}
