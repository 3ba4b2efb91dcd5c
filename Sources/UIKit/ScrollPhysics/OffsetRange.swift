import Foundation

/// The legal content offsets along one axis, in points (Facts 1.1).
struct OffsetRange: Sendable, Equatable {
  let lowest: CGFloat
  /// Never below ``lowest``: content smaller than the viewport rests at the leading inset.
  let highest: CGFloat

  /// - Parameters:
  ///   - contentLength: length of the content, in points.
  ///   - viewportLength: length of the scroll view's bounds, in points.
  ///   - leadingInset: adjusted inset before the content (left or top), in points.
  ///   - trailingInset: adjusted inset after the content (right or bottom), in points.
  init(
    contentLength: CGFloat, viewportLength: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) {
    lowest = leadingInset.isFinite ? 0 - leadingInset : 0
    let end = contentLength - viewportLength + trailingInset
    highest = end > lowest ? end : lowest
  }

  /// Whether content and insets are longer than the viewport, so that there is somewhere to go.
  var canScroll: Bool { highest > lowest }

  /// The legal offset nearest to `offset`.
  func clamp(_ offset: CGFloat) -> CGFloat {
    min(max(offset, lowest), highest)
  }

  /// How far `offset` is outside, in points: negative before the leading edge, 0 inside.
  func overshoot(of offset: CGFloat) -> CGFloat {
    offset - clamp(offset)
  }
}
