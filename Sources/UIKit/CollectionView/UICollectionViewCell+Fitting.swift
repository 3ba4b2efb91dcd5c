// The size that constraints give a cell: those in its content view, and those past it.

import QuartzCore

extension UICollectionViewCell {
  /// Whether constraints place views in the cell beside its content view, or lead from within that out of it.
  var hasOwnConstraints: Bool {
    subviews.contains { $0 !== contentView && $0.isPlacedByConstraints }
      || contentView.layoutStateIfMade?.isJoined ?? false
  }

  /// As `systemLayoutSizeFitting`: the larger size where both have one.
  func cellFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard hasOwnConstraints else { return contentFittingSize(target, horizontal, vertical) }
    let own = fittingSize(target, horizontal, vertical)
    guard contentView.hasSizeInside else { return own }
    let content = contentFittingSize(target, horizontal, vertical)
    return CGSize(width: max(own.width, content.width), height: max(own.height, content.height))
  }

  /// The room around the content view stays as wide and high as it is, as its autoresizing mask says.
  private func contentFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let (outer, inner) = (bounds.size, contentView.frame.size)
    let around = CGSize(width: max(0, outer.width - inner.width), height: max(0, outer.height - inner.height))
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - around.width), height: max(0, target.height - around.height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: content.width + around.width, height: content.height + around.height)
  }
}

extension UIView {
  /// Whether constraints or an intrinsic size say how large the view is to be, from within.
  var hasSizeInside: Bool {
    let own = intrinsicContentSize
    return own.width != Self.noIntrinsicMetric || own.height != Self.noIntrinsicMetric
      || subviews.contains(where: \.isPlacedByConstraints)
  }
}
