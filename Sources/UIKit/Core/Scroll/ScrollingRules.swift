import QuartzCore

/// How a scroll view follows a hand, for a viewer who foresees it.
package struct ScrollingRules {
  /// The insets within which the content is kept, in points.
  package let insets: UIEdgeInsets
  /// Whether a hand takes the content past its edges, by axis.
  package let bouncesX, bouncesY: Bool
  /// Whether two fingers may scale the content.
  package let canZoom: Bool
}

extension UIScrollView {
  /// As it holds now.
  package var _scrollingRules: ScrollingRules {
    ScrollingRules(
      insets: toldRangeInset, bouncesX: isDraggedPastEdges(along: .horizontal),
      bouncesY: isDraggedPastEdges(along: .vertical), canZoom: zoomLimits.canZoom)
  }

  private func isDraggedPastEdges(along axis: ScrollAxis) -> Bool {
    bounces(along: axis)
      && (alwaysBounces(along: axis) || offsetRange(along: axis, inset: toldRangeInset).canScroll)
  }
}
