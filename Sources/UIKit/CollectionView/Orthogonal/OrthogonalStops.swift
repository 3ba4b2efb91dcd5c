// Where a section that scrolls by itself comes to rest (Facts 4.7, 9.10).

import QuartzCore

/// The legal offsets of one section along its own scrolling, and which of them a release goes to.
///
/// Everything is counted from where the section starts, in the order of its groups, whatever way the
/// interface reads; in points.
struct OrthogonalStops: Sendable {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let groups: GroupStack
  /// Between the start of the content and the first group.
  let leadingInset: CGFloat
  /// How much of the content shows.
  let viewportLength: CGFloat
  /// Of the groups with the section's insets.
  let contentLength: CGFloat
  /// The legal offsets.
  let range: OffsetRange

  /// Offsets closer together than this are one place: what is left of sums.
  static let precision: CGFloat = 0.01

  /// - Parameter groups: holds at least one.
  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, groups: GroupStack,
    leadingInset: CGFloat, trailingInset: CGFloat, viewportLength: CGFloat
  ) {
    self.behavior = behavior
    self.groups = groups
    self.leadingInset = leadingInset
    self.viewportLength = viewportLength
    contentLength = leadingInset + groups.length + trailingInset
    guard behavior == .groupPagingCentered else {
      range = OffsetRange(contentLength: contentLength, viewportLength: viewportLength)
      return
    }
    // The first and the last rest in the middle as well.
    func centre(_ group: Int) -> CGFloat {
      leadingInset + (groups.start(of: group) + groups.end(of: group)) / 2 - viewportLength / 2
    }
    range = OffsetRange(
      contentLength: contentLength, viewportLength: viewportLength, leadingInset: -centre(0),
      trailingInset: centre(groups.count - 1) - contentLength + viewportLength)
  }

  /// Whether content rests only where a group does.
  var snaps: Bool {
    switch behavior {
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    case .none, .continuous, .paging: false
    }
  }

  /// The room that the content needs beyond its two ends to rest wherever it may.
  var insets: (before: CGFloat, after: CGFloat) {
    (-range.lowest, range.highest - contentLength + viewportLength)
  }

  // MARK: Places

  /// Where group number `group` is at its place: at the leading inset, or in the middle; as far as that is
  /// legal.
  func offset(of group: Int) -> CGFloat { range.clamp(place(of: group)) }

  private func place(of group: Int) -> CGFloat {
    let start = groups.start(of: group)
    guard behavior == .groupPagingCentered else { return start }
    return leadingInset + (start + groups.end(of: group)) / 2 - viewportLength / 2
  }

  /// The last group that has a place of its own: those after it show with it.
  var last: Int {
    min(first { place(of: $0) >= range.highest - Self.precision }, max(0, groups.count - 1))
  }

  /// The group whose place is nearest to `offset`.
  func group(nearest offset: CGFloat) -> Int {
    let after = group(from: offset)
    guard after > 0 else { return after }
    return abs(self.offset(of: after) - offset) <= abs(offset - self.offset(of: after - 1))
      ? after : after - 1
  }

  /// The first group whose place is at `offset` or after it.
  private func group(from offset: CGFloat) -> Int {
    min(first { self.offset(of: $0) >= offset - Self.precision }, last)
  }

  /// The last group whose place is at `offset` or before it.
  private func group(upTo offset: CGFloat) -> Int {
    max(0, min(first { self.offset(of: $0) > offset + Self.precision } - 1, last))
  }

  /// The first group for which `claim` holds, which then holds for all after it; their number if there is
  /// none.
  private func first(where claim: (Int) -> Bool) -> Int {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = low + (high - low) / 2
      if claim(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Releases

  /// Where the content goes that is let go.
  ///
  /// - Parameters:
  ///   - offset: where it is.
  ///   - proposed: where it would come to rest by itself.
  ///   - velocity: points per **millisecond**, positive towards the end.
  ///   - dragStart: where it was when the finger took it: pages of groups go no further than the next group
  ///     from there. nil where no finger did.
  func target(
    from offset: CGFloat, proposed: CGFloat, velocity: CGFloat, dragStart: CGFloat?
  ) -> CGFloat {
    switch behavior {
    case .none, .continuous, .paging: return range.clamp(proposed)
    case .continuousGroupLeadingBoundary: return self.offset(of: group(nearest: proposed))
    case .groupPaging, .groupPagingCentered:
      guard let dragStart else { return self.offset(of: group(nearest: proposed)) }
      let wanted =
        if velocity > ScrollConstants.pagingSpeed {
          group(upTo: offset) + 1
        } else if velocity < -ScrollConstants.pagingSpeed {
          group(from: offset) - 1
        } else {
          group(nearest: proposed)
        }
      let (least, most) = (group(from: dragStart) - 1, group(upTo: dragStart) + 1)
      return self.offset(of: min(max(wanted, least, 0), most, last))
    }
  }

  /// Where content belongs that rested at `offset` among `former`: at the same group where it snaps, else at
  /// the same offset, as far as that is legal.
  ///
  /// - Parameter kept: by how much further from the start begins what was seen there, in points.
  func resting(at offset: CGFloat, among former: OrthogonalStops, keeping kept: CGFloat = 0) -> CGFloat {
    if snaps { return self.offset(of: min(former.group(nearest: offset), last)) }
    guard behavior == .paging, former.viewportLength > 0 else { return range.clamp(offset + kept) }
    // The last page may begin before its multiple.
    let isLast = offset >= former.range.highest
    let page = ((offset - Self.precision) / former.viewportLength).rounded(isLast ? .up : .toNearestOrEven)
    return range.clamp(page * viewportLength)
  }

  /// The legal place that is nearest to `offset`.
  func resting(at offset: CGFloat) -> CGFloat { resting(at: offset, among: self) }
}
