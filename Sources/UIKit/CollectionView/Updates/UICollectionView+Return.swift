// Elements that are on screen again before their views have left it (Facts 2.10): each has one view all the
// time.

import QuartzCore

extension UICollectionView {
  /// Takes all views back into service that are on their way out while their elements still exist: what
  /// happens next may bring them back, and if not, they go where their elements are then. Returns their
  /// names.
  func callBack() -> Set<ElementID> {
    var names: Set<ElementID> = []
    for one in elementViews.departing {
      guard let name = one.name, let attributes = one.view.shownAttributes, elementViews.shown[name] == nil,
        !endIfOutdated(one)
      else { continue }
      elementViews.returnToService(one, as: name, attributes)
      names.insert(name)
    }
    return names
  }

  /// Takes the view of `element` back into service if it is on its way out; nil if there is no such view.
  func callBack(for element: PlacedElement) -> UICollectionReusableView? {
    guard let one = elementViews.departing(element.id), !endIfOutdated(one) else { return nil }
    elementViews.returnToService(one, as: element.id, element.attributes)
    showPresentState(of: one.view, element.id)
    return one.view
  }

  /// Of a view that was out of service: it may have been selected or deselected meanwhile.
  func showPresentState(of view: UICollectionReusableView, _ id: ElementID) {
    if let cell = view as? UICollectionViewCell { showState(of: cell, at: dataPath(of: id)) }
  }

  /// A view that shows old data is of no use.
  private func endIfOutdated(_ one: DepartingView) -> Bool {
    if one.isOutdated { takeBack([one]) }
    return one.isOutdated
  }
}
