// Arriving at an item whose place is only estimated (Facts 2.9, 2.12).

import QuartzCore

extension UICollectionView {
  /// Whether an item is to stand somewhere, and the content rests there.
  var isLandingAtRest: Bool {
    guard let landing = contentPlace.landing else { return false }
    if case .animating = motion.state { return false }
    return landing.offset == contentOffset
  }

  /// Once sizes are others: goes where the item is now, or goes on to it.
  func followLanding() {
    guard let known = contentPlace.landing else { return }
    let animation: OffsetAnimation? = if case .animating(let running) = motion.state { running } else { nil }
    guard known.offset == animation?.end ?? contentOffset, hasItem(at: known.indexPath),
      let offset = offset(showing: known.indexPath, at: known.position)
    else {
      contentPlace.landing = nil
      return
    }
    guard offset != known.offset else { return }
    contentPlace.landing?.offset = offset
    if let animation {
      goOn(animation, to: offset)
    } else {
      contentOffset = offset
    }
  }

  /// All that is on screen has its size.
  func finishLanding() {
    if case .animating = motion.state { return }
    contentPlace.landing = nil
  }
}
