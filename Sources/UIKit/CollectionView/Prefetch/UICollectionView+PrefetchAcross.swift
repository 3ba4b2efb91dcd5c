// The items that come next in sections that scroll by themselves (Facts 2.8, 4.7).

import QuartzCore

extension UICollectionView {
  /// How far ahead items are announced, in lengths of what shows of the section: as far as the layout is
  /// asked along (Facts 2.2; uncertain here, Apple does not say).
  private static let screensAheadAcross: CGFloat = 1

  /// The items without a view that lie ahead in sections on screen, along their own axes.
  func itemsAheadAcross() -> [WaitingItem] {
    followHeadings()
    return prefetch.headings.sorted { $0.key < $1.key }.flatMap { section, heading in
      itemsAhead(inSection: section, heading)
    }
  }

  private func followHeadings() {
    let former = prefetch.headings
    prefetch.headings = [:]
    for (section, view) in orthogonal.views where view.frame.intersects(bounds) {
      let travel = view.place.section.stops.range.clamp(view.travel)
      var heading = former[section] ?? PrefetchHeading(at: travel)
      heading.follow(travel)
      prefetch.headings[section] = heading
    }
  }

  private func itemsAhead(inSection section: Int, _ heading: PrefetchHeading) -> [WaitingItem] {
    guard let place = orthogonalPlace(ofSection: section) else { return [] }
    // The layout is asked in its own coordinates, where sections go on to the right, or downwards.
    var room = place.section.reach
    let sign: CGFloat = heading.isBackwards ? -1 : 1
    if place.section.axis == .horizontal {
      (room.origin.x, room.size.width) = (place.section.frame.minX, place.section.frame.width)
      room.origin.x += sign * room.width
      room.size.width *= Self.screensAheadAcross
    } else {
      (room.origin.y, room.size.height) = (place.section.frame.minY, place.section.frame.height)
      room.origin.y += sign * room.height
      room.size.height *= Self.screensAheadAcross
    }
    let offset = place.offset(travel: orthogonalTravel(in: place, ofSection: section))
    return (layout.layoutAttributesForElements(in: room) ?? []).compactMap { attributes in
      let id = attributes.elementID
      guard id.category == .cell, elementViews.shown[id] == nil, hasPlace(for: id),
        layout.orthogonalSection(holding: id) == section
      else { return nil }
      return WaitingItem(
        path: id.indexPath, frame: mirrored(attributes).frame.offsetBy(dx: -offset.x, dy: -offset.y))
    }
  }
}
