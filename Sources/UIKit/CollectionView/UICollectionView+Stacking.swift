// Back to front: the order of subviews decides between elements of one z-index (uikit-fidelity 2.5, 2.6).

import QuartzCore

extension UICollectionView {
  /// Puts the views of `elements` into the hierarchy, in their order among themselves. Views that stand in it already
  /// stay where they are, and so does everything that is no element: what an app has put on top or at the bottom.
  func stack(_ elements: [PlacedElement]) {
    let views = elements.sorted(by: PlacedElement.isBehind).compactMap { shown[$0.id]?.view }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    let front = views.first { places[ObjectIdentifier($0)] != nil }

    var previous: UIView?
    var reached = -1
    for view in views {
      if let place = places[ObjectIdentifier(view)], place > reached {
        reached = place
      } else if let previous {
        insertSubview(view, aboveSubview: previous)
      } else if let front {
        insertSubview(view, belowSubview: front)
      } else {
        addSubview(view)
      }
      previous = view
    }
  }
}
