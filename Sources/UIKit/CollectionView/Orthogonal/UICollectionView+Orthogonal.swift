// Sections that scroll by themselves: their embedded scroll views come and go with them, their offsets stay
// (Facts 4.7).

import QuartzCore

extension UICollectionView {
  // MARK: Offsets

  /// The content offset of a section that scrolls by itself: that of its embedded scroll view, so negative at
  /// rest where groups are centred. nil for other sections, and for those without items. In points; lays
  /// nothing out.
  package func orthogonalOffset(ofSection section: Int) -> CGPoint? {
    guard let place = orthogonalPlace(ofSection: section) else { return nil }
    return place.offset(travel: orthogonalTravel(in: place, ofSection: section))
  }

  /// Scrolls such a section, on screen or not, without animation to the legal place nearest to `offset`.
  /// Nothing happens for other sections.
  package func setOrthogonalOffset(_ offset: CGPoint, ofSection section: Int) {
    makeLayoutCurrent()
    if offset.x.isFinite, offset.y.isFinite { scroll(section: section, to: offset, animated: false) }
  }

  func scroll(section: Int, to offset: CGPoint, animated: Bool) {
    guard let place = orthogonalPlace(ofSection: section) else { return }
    let travel = place.section.stops.resting(at: place.travel(of: offset))
    if let view = orthogonal.views[section] {
      view.setContentOffset(place.offset(travel: travel), animated: animated)
    } else {
      orthogonal.travels[section] = travel
      orthogonalSectionDidScroll(section)
    }
  }

  /// Sections, by number, that scroll by themselves and have been scrolled from where they begin; in order.
  package var scrolledOrthogonalSections: [Int] {
    Set(orthogonal.travels.keys).union(orthogonal.views.keys).sorted().filter { section in
      guard let place = orthogonalPlace(ofSection: section) else { return false }
      return orthogonalTravel(in: place, ofSection: section) != place.section.stops.range.lowest
    }
  }

  /// The section that takes the element along; nil for what stays with the collection view, as what a finger
  /// holds does.
  func scrollingSection(of id: ElementID) -> Int? {
    id == movingID ? nil : layout.orthogonalSection(holding: id)
  }

  func orthogonalPlace(ofSection section: Int) -> OrthogonalPlace? {
    orthogonalPlace(ofSection: section, in: layout)
  }

  /// As one of two layouts says, while there are two.
  func orthogonalPlace(ofSection section: Int, in layout: UICollectionViewLayout) -> OrthogonalPlace? {
    layout.orthogonalSection(section).map {
      OrthogonalPlace($0, mirroredIn: isMirrored ? mirrorWidth : nil)
    }
  }

  /// How far the section has been scrolled, as the layout counts.
  func orthogonalTravel(in place: OrthogonalPlace, ofSection section: Int) -> CGFloat {
    if let view = orthogonal.views[section] { return view.travel }
    let stops = place.section.stops
    return orthogonal.travels[section].map { stops.resting(at: $0) } ?? stops.range.lowest
  }

  /// Called by the section's view, and for sections that have none.
  func orthogonalSectionDidScroll(_ section: Int) {
    orthogonal.moved.insert(section)
    layout.sectionDidScroll(section)
    if !pass.isUnderWay { setNeedsLayout() }
  }
}
