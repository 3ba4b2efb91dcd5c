// The embedded scroll views of sections on screen: they come with the first view that lies in them, and go
// with the last (Facts 4.7).

import QuartzCore

extension UICollectionView {
  /// Brings the embedded scroll views to where the layout has them now.
  func placeOrthogonalViews() {
    guard !updates.isCommitting else { return }
    for (section, view) in orthogonal.views.sorted(by: { $0.key < $1.key }) {
      if let place = orthogonalPlace(ofSection: section) {
        view.take(place, keeping: orthogonal.kept.removeValue(forKey: section) ?? 0)
      } else {
        releaseView(ofSection: section)
      }
    }
  }

  /// The view that the one of `element` is to lie in: its section's scroll view, made if there is none, or
  /// the collection view.
  private func holder(of element: PlacedElement) -> UIView {
    guard let section = element.scrollsWith else { return self }
    if let view = orthogonal.views[section] { return view }
    guard let place = orthogonalPlace(ofSection: section) else { return self }
    let travel = orthogonalTravel(in: place, ofSection: section)
    // It does not fly in from nowhere.
    UIView.performWithoutAnimation {
      orthogonal.views[section] = OrthogonalScrollView(section, place, travel: travel, in: self)
    }
    orthogonal.travels[section] = nil
    return orthogonal.views[section] ?? self
  }

  /// Places of the view count from where the origin of its holder rests. Whether it has to be put there: it
  /// lies elsewhere.
  @discardableResult
  func takeInHand(_ view: UICollectionReusableView, for element: PlacedElement) -> Bool {
    let holder = holder(of: element)
    view.restingOrigin = (holder as? OrthogonalScrollView)?.place.frame.origin ?? .zero
    return view.superview !== holder
  }

  /// The section is gone, or is no such section any more: its view stays until it is empty.
  func releaseView(ofSection section: Int) {
    guard let view = orthogonal.views.removeValue(forKey: section) else { return }
    let (travel, start) = (view.restingTravel, view.place.section.stops.range.lowest)
    orthogonal.travels[section] = travel == start ? nil : travel
    orthogonal.kept[section] = nil
    orthogonal.leaving.append(view)
    view.retire()
  }

  /// Those that are out of sight go; what moves in them has arrived when they come back. A finger keeps the
  /// one it holds.
  func dropOrthogonalViewsOffScreen() {
    for (section, view) in orthogonal.views where !view.frame.intersects(bounds) && view.isWithoutElements {
      switch view._scrollState {
      case .tracking, .dragging: break
      case .idle, .decelerating, .animating: releaseView(ofSection: section)
      }
    }
    dropEmptyOrthogonalViews()
  }

  /// Takes out those that only waited for their last views to leave.
  func dropEmptyOrthogonalViews() {
    guard !orthogonal.leaving.isEmpty else { return }
    for view in orthogonal.leaving where view.isWithoutElements { view.removeFromSuperview() }
    orthogonal.leaving.removeAll(where: \.isWithoutElements)
  }

  /// Everything begins again, also where sections are scrolled to.
  func resetOrthogonalScrolling() {
    for section in orthogonal.views.keys.sorted() { releaseView(ofSection: section) }
    dropEmptyOrthogonalViews()
    orthogonal.travels = [:]
    orthogonal.kept = [:]
    orthogonal.moved = []
    prefetch.headings = [:]
  }

  /// Offsets belong to sections, not to their numbers.
  func renameOrthogonalSections(_ newSection: (Int) -> Int?) {
    let (views, travels) = (orthogonal.views, orthogonal.travels)
    orthogonal.views = [:]
    orthogonal.travels = [:]
    orthogonal.moved = Set(orthogonal.moved.compactMap(newSection))
    orthogonal.kept = [:]
    let headings = prefetch.headings
    prefetch.headings = [:]
    for (section, heading) in headings {
      if let new = newSection(section) { prefetch.headings[new] = heading }
    }
    for (section, travel) in travels {
      if let new = newSection(section) { orthogonal.travels[new] = travel }
    }
    for (section, view) in views.sorted(by: { $0.key < $1.key }) {
      guard let new = newSection(section) else {
        orthogonal.leaving.append(view)
        view.retire()
        continue
      }
      view.section = new
      orthogonal.views[new] = view
    }
  }

  // MARK: Places on screen

  /// Where the element appears: its place while its section is not scrolled, less the section's own offset.
  func appearingFrame(of element: PlacedElement) -> CGRect {
    guard let section = element.scrollsWith,
      let offset = orthogonal.views[section]?.contentOffset ?? orthogonalOffset(ofSection: section)
    else { return element.frame }
    return element.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Asks the layout what is in view of the sections that have been scrolled by themselves; what else it has
  /// said holds. True, for there is an answer still.
  func renewScrolledSections() -> Bool {
    let sections = orthogonal.moved.sorted()
    orthogonal.moved = []
    for section in sections {
      guard let answer = pass.answer, let place = orthogonalPlace(ofSection: section) else { continue }
      let room = band(of: place, in: answer.rect)
      guard !room.isNull, let attributes = layoutAttributes(in: room) else { continue }
      let new = usable(attributes, for: room)
      pass.answer?.renew(section: section, from: new)
    }
    return pass.answer != nil
  }

  /// The part of `rect` in which anything of the section can show.
  private func band(of place: OrthogonalPlace, in rect: CGRect) -> CGRect {
    var room = rect
    let reach = place.section.reach
    if place.section.axis == .horizontal {
      (room.origin.y, room.size.height) = (reach.minY, reach.height)
    } else {
      let shift = place.frame.minX - place.section.frame.minX
      (room.origin.x, room.size.width) = (reach.minX + shift, reach.width)
    }
    return room.intersection(rect)
  }
}

extension OrthogonalScrollView {
  /// Whether no element's view lies in it, seen or on its way out.
  var isWithoutElements: Bool { !subviews.contains { $0 is UICollectionReusableView } }
}
