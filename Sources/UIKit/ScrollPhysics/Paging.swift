import Foundation

/// Which page a release goes to along one axis (Facts 1.8).
///
/// Pages start at multiples of the viewport's length, counted from `origin` and not from the inset. A gesture
/// moves at most to the page next to where it began.
struct Paging: Sendable, Equatable {
  /// Length of a page, in points.
  let pageLength: CGFloat
  let range: OffsetRange
  /// Where a page begins, in points: zero but in content that is mirrored.
  var origin: CGFloat = 0

  /// The offset of the page to rest on, in points, inside the legal range.
  ///
  /// - Parameters:
  ///   - offset: offset at release, in points.
  ///   - velocity: points per **millisecond**, positive towards growing offsets.
  ///   - dragStart: offset at which the drag began, in points.
  func target(offset: CGFloat, velocity: CGFloat, dragStart: CGFloat) -> CGFloat {
    guard pageLength > 0 else { return range.clamp(offset) }
    let here = (range.clamp(offset) - origin) / pageLength
    let began = (range.clamp(dragStart) - origin) / pageLength

    let page =
      if velocity > ScrollConstants.pagingSpeed {
        here.rounded(.down) + 1
      } else if velocity < -ScrollConstants.pagingSpeed {
        here.rounded(.up) - 1
      } else {
        here.rounded()
      }
    let reachable = min(max(page, began.rounded(.up) - 1), began.rounded(.down) + 1)
    return range.clamp(origin + reachable * pageLength)
  }
}
