// Views that say how large they would like to be (Facts 2.9).

import QuartzCore

extension UICollectionView {
  /// Asks `view`, which is to show `element`, for the size it would like, unless it has that already; the
  /// layout decides whether that invalidates it.
  func fit(_ view: UICollectionReusableView, to element: PlacedElement) {
    view.isFitDue = false
    guard element.id.category != .decorationView, view.fittedSize != element.attributes.size,
      pass.fitting.mayAsk(element.id),
      let proposal = element.attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    pass.fitting.noteAsked(element.id)
    view.estimatedSides = layout.estimatedSides(of: element.attributes)
    view.fittedSize = element.attributes.size
    let preferred = view.preferredLayoutAttributesFitting(proposal)
    let original = element.attributes
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    view.fittedSize = preferred.size
    pass.fitting.noteWish((preferred, original))
  }

  /// Invalidates the layout for each view that gets another size; it is prepared once for all of them.
  func grantWishes() {
    for (preferred, original) in pass.fitting.takeWishes() {
      pass.fitting.hasNews = true
      layout.systemInvalidate(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  /// The contents of views may be new: all of them are asked again.
  func forgetFits(_ context: UICollectionViewLayoutInvalidationContext) {
    guard layout.estimatesSizes, context.asksViewsForSizes else { return }
    for id in elementViews.shown.ids { elementViews.shown[id]?.view.fittedSize = nil }
  }
}
