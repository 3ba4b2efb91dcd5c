// The views of elements: those in service, those on their way out, those that wait to be used again.

import QuartzCore

/// Knows which view shows which element. It calls no code of the app: only the collection view does.
///
/// A class, so that each variable is accessed by itself: code that is asked for a view, or told of one, comes
/// back here.
@MainActor final class ElementViews {
  /// Those that show an element.
  var shown = ShownElements()
  /// Those that no longer show an element and are still seen.
  private(set) var departing: [DepartingView] = []
  /// Those that wait, and how others are made.
  var pool = ReusePool()
  /// Counts the times all views were dropped: what began before is void after.
  var generation = 0
  var isDroppingAll = false
  /// The cell that the data source is to fill as it is.
  var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
  /// While the data source is asked for a view: the number of the first registration that it could have made
  /// there.
  var firstLateRegistration: Int?

  // MARK: On their way out

  /// They have left service, and are seen until they are forgotten.
  func depart(_ views: [DepartingView]) {
    departing += views
    for one in views { one.view.isDeparting = true }
  }

  /// The view of that element if it is on its way out.
  func departing(_ id: ElementID) -> DepartingView? { departing.first { $0.name == id && !$0.isOver } }

  func forget(_ one: DepartingView) { departing.removeAll { $0 === one } }

  /// A view on its way out shows the element `name` again.
  func returnToService(
    _ one: DepartingView, as name: ElementID, _ attributes: UICollectionViewLayoutAttributes
  ) {
    forget(one)
    one.isOver = true
    one.view.isDeparting = false
    shown.insert(.init(view: one.view, attributes: attributes), as: name)
  }

  /// Views that have been handed out again by a data source that keeps them do not go.
  func keepShown() {
    for one in departing where shown.id(of: one.view) != nil {
      one.isOver = true
      one.view.isDeparting = false
    }
    departing.removeAll(where: \.isOver)
  }

  // MARK: Waiting

  /// One that waits. Those of a class that was registered before, and were on screen then, are let go.
  func recycled(
    _ key: ReusePool.Key, _ viewClass: UICollectionReusableView.Type
  ) -> UICollectionReusableView? {
    while let view = pool.take(key) {
      if type(of: view) == viewClass { return view }
    }
    return nil
  }

  /// Views that were not dequeued do not wait.
  func putBack(_ view: UICollectionReusableView) {
    if let key = view.reuseKey { pool.put(view, as: key) }
  }
}
