// Where the content is after an update (Facts 2.4, 2.10).

import QuartzCore

extension UICollectionView {
  /// The size of the content, and the offset, that an update ends with.
  struct TargetGeometry {
    var contentSize: CGSize
    /// nil to leave it to the scroll view.
    var contentOffset: CGPoint?
  }

  /// Asks the layout, then the delegate, once. The proposal is to stay: mirrored content grows on the left,
  /// and stays where it is on screen.
  func targetGeometry() -> TargetGeometry {
    let size = updates.takeHeldContentSize() ?? contentSize
    var proposal = contentOffset
    if isMirrored { proposal.x += size.width - contentSize.width }
    let byLayout = layout.targetContentOffset(forProposedContentOffset: proposal)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
    guard target.x.isFinite, target.y.isFinite, target != contentOffset else {
      return TargetGeometry(contentSize: size)
    }
    return TargetGeometry(contentSize: size, contentOffset: legal(target, contentSize: size))
  }

  /// Content that is pulled out of its place by a finger may stay so.
  private func legal(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let (old, new) = (offsetRanges(), offsetRanges(contentSize: contentSize))
    var offset = offset
    for axis in ScrollAxis.allCases where old[axis]?.overshoot(of: contentOffset[axis]) == 0 {
      offset[axis] = new[axis]?.clamp(offset[axis]) ?? offset[axis]
    }
    return offset
  }

  /// The offset first: then the scroll view finds nothing to put right in the new size.
  func take(_ geometry: TargetGeometry) {
    if let offset = geometry.contentOffset, offset != contentOffset { contentOffset = offset }
    if geometry.contentSize != contentSize { contentSize = geometry.contentSize }
  }
}
