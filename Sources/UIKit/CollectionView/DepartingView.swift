// A view that is seen for a while after its element has left.

import QuartzCore

/// A view on its way out: its element has left the screen, or is gone.
@MainActor final class DepartingView {
  let view: UICollectionReusableView
  /// The element that it showed, under the name that it had.
  let id: ElementID
  /// Whether it has been taken off the screen, or back into service.
  var isOver = false
  /// The name of its element by now; nil: there is no such element any more.
  var name: ElementID?
  /// Whether the data source was to fill it again meanwhile, and has not been asked to.
  var isOutdated = false

  init(_ view: UICollectionReusableView, _ id: ElementID, name: ElementID? = nil) {
    self.view = view
    self.id = id
    self.name = name
  }
}
