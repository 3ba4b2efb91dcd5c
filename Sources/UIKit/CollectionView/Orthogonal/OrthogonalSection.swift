// A section that scrolls by itself, as values (Facts 4.7).

import QuartzCore

/// A layout's description of such a section, in the layout's own coordinates.
struct OrthogonalSection: Sendable {
  /// The axis along which it scrolls: across that of the layout.
  let axis: ScrollAxis
  /// The part of its groups that shows: all of the container across, the largest group along. In content
  /// coordinates.
  let frame: CGRect
  /// The same with what sticks out of the groups along.
  let reach: CGRect
  let stops: OrthogonalStops
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// Of all that scrolls, among what does not.
  let zIndex: Int

  /// Of the groups with the section's insets.
  var contentSize: CGSize {
    axis == .horizontal
      ? CGSize(width: stops.contentLength, height: frame.height)
      : CGSize(width: frame.width, height: stops.contentLength)
  }

  /// Normal, or fast where groups are paged (Facts 4.7, inferred).
  var decelerationRate: UIScrollView.DecelerationRate {
    switch properties.decelerationRate {
    case .normal: .normal
    case .fast: .fast
    case .automatic:
      stops.behavior == .groupPaging || stops.behavior == .groupPagingCentered ? .fast : .normal
    }
  }
}

/// The same in a collection view that may run the other way: where its embedded scroll view is, and what its
/// offsets mean.
///
/// `travel` is how far the section has been scrolled from where it would begin without any insets, in points
/// towards its end: the offset in the layout's own coordinates.
struct OrthogonalPlace: Sendable {
  let section: OrthogonalSection
  /// Whether the content is the mirror image of what the layout says.
  let isMirrored: Bool
  /// Of the embedded scroll view, in the collection view's content coordinates. Its origin is where that of
  /// its content rests: what the collection view calls places of elements of the section are counted with an
  /// offset of zero.
  let frame: CGRect

  /// - Parameter contentWidth: of the collection view, about whose middle it is mirrored; nil where it is
  ///   not.
  init(_ section: OrthogonalSection, mirroredIn contentWidth: CGFloat?) {
    self.section = section
    isMirrored = contentWidth != nil
    var frame = section.frame
    if let contentWidth { frame.origin.x = contentWidth - frame.maxX }
    self.frame = frame
  }

  /// Whether content that rested in `other` can stay where it is: a layout cycle alone moves nothing.
  func hasSameRoom(as other: OrthogonalPlace) -> Bool {
    let (stops, others) = (section.stops, other.section.stops)
    return frame == other.frame && isMirrored == other.isMirrored
      && section.contentSize == other.section.contentSize && stops.range.lowest == others.range.lowest
      && stops.range.highest == others.range.highest
  }

  private var isReversed: Bool { isMirrored && section.axis == .horizontal }

  /// Of the content, at the embedded scroll view's edges.
  var contentInset: UIEdgeInsets {
    let (before, after) = section.stops.insets
    guard section.axis == .horizontal else {
      return UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }
    return isReversed
      ? UIEdgeInsets(top: 0, left: after, bottom: 0, right: before)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  /// Where pages are counted from, as a content offset: the start of the content.
  var pageOrigin: CGPoint { offset(travel: 0) }

  /// The embedded scroll view's content offset.
  func offset(travel: CGFloat) -> CGPoint {
    guard section.axis == .horizontal else { return CGPoint(x: 0, y: travel) }
    return CGPoint(x: isReversed ? section.stops.contentLength - frame.width - travel : travel, y: 0)
  }

  func travel(of offset: CGPoint) -> CGFloat {
    guard section.axis == .horizontal else { return offset.y }
    return isReversed ? section.stops.contentLength - frame.width - offset.x : offset.x
  }

  /// Towards the end, in the unit of `velocity`.
  func speed(of velocity: CGPoint) -> CGFloat {
    isReversed ? -velocity.x : velocity[section.axis]
  }

  /// The middle of an element of the section, from the layout's content coordinates to the collection view's.
  func mirrored(_ center: CGPoint) -> CGPoint {
    guard isMirrored else { return center }
    let inContent = section.contentSize.width - (center.x - section.frame.minX)
    return CGPoint(x: frame.minX + inContent, y: center.y)
  }
}
