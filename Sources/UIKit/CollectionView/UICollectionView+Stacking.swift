// Back to front: the order of subviews decides between elements of one z-index (Facts 2.5, 2.6).

import QuartzCore

extension UICollectionView {
  /// Puts the views of `elements` into the hierarchy, in their order among themselves. Views that stand in it
  /// already stay where they are, and so does everything that is no element: what an app has put on top or at
  /// the bottom.
  ///
  /// The elements that a section scrolls by itself lie in an embedded scroll view, which stands where the
  /// first of its elements would.
  ///
  /// - Parameter ground: how many subviews lie behind the elements where none of those stands in the
  ///   hierarchy any more; nil where that was never so: then they come on top.
  func stack(_ elements: [PlacedElement], above ground: Int? = nil) {
    var own: [UIView] = []
    var embedded: [Int: [UIView]] = [:]
    for element in elements.sorted(by: PlacedElement.isBehind) {
      guard let view = elementViews.shown[element.id]?.view else { continue }
      guard let section = element.scrollsWith, let scroller = orthogonal.views[section] else {
        own.append(view)
        continue
      }
      if embedded[section] == nil { own.append(scroller) }
      embedded[section, default: []].append(view)
    }
    stack(own, in: self, above: ground)
    for (section, views) in embedded.sorted(by: { $0.key < $1.key }) {
      if let scroller = orthogonal.views[section] { stack(views, in: scroller) }
    }
  }

  /// How many subviews lie behind what shows the elements; nil where there is no element.
  var ground: Int? { subviews.firstIndex(where: showsElements) }

  /// Whether the subview shows an element, or holds views that do.
  func showsElements(_ view: UIView) -> Bool {
    view is OrthogonalScrollView || elementViews.shown.id(of: view) != nil
  }

  private func stack(_ views: [UIView], in parent: UIView, above ground: Int? = nil) {
    let subviews = parent.subviews
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    let front = views.first { places[ObjectIdentifier($0)] != nil }

    var previous: UIView?
    var reached = -1
    for view in views {
      if let place = places[ObjectIdentifier(view)], place > reached {
        reached = place
      } else if let previous {
        parent.insertSubview(view, aboveSubview: previous)
      } else if let front {
        parent.insertSubview(view, belowSubview: front)
      } else {
        parent.insertSubview(view, at: min(ground ?? .max, parent.subviews.count))
      }
      previous = view
    }
  }
}
