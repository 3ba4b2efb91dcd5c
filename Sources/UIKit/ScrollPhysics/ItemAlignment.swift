import Foundation

/// Where along one axis an item is to stand in the viewport, and the offset that puts it there
/// (Facts 2.12).
enum ItemAlignment: Sendable, Equatable {
  /// At the leading inset: left or top.
  case leading
  /// In the middle of the area between the insets.
  case center
  /// At the trailing inset: right or bottom.
  case trailing
  /// Wherever it is least far to go; nowhere if the item is already visible as a whole. An item longer than
  /// the viewport is aligned by its start.
  case nearest

  /// The part of a scroll view that an item is aligned in, along one axis, all in points.
  struct Viewport: Sendable, Equatable {
    var length: CGFloat
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    var contentLength: CGFloat

    /// The legal offsets.
    var range: OffsetRange {
      OffsetRange(
        contentLength: contentLength, viewportLength: length,
        leadingInset: leadingInset, trailingInset: trailingInset)
    }
  }

  /// The offset, in points, at which the item stands as wanted; within the legal range.
  ///
  /// - Parameters:
  ///   - start: leading end of the item, in content coordinates.
  ///   - end: trailing end of the item; not before `start`.
  ///   - viewport: what shows it.
  ///   - current: the present offset, which ``nearest`` keeps if it can.
  func offset(
    forItemFrom start: CGFloat, to end: CGFloat, in viewport: Viewport, current: CGFloat = 0
  ) -> CGFloat {
    let atLeading = start - viewport.leadingInset
    let atTrailing = end - viewport.length + viewport.trailingInset
    let wanted =
      switch self {
      case .leading: atLeading
      case .trailing: atTrailing
      case .center: (atLeading + atTrailing) / 2
      case .nearest: atLeading <= atTrailing ? atLeading : min(max(current, atTrailing), atLeading)
      }
    return viewport.range.clamp(wanted)
  }
}
