// Views that say how large they would like to be (Facts 2.9).

import QuartzCore

/// Along which sides a view decides about its size.
struct EstimatedSides: Equatable, Sendable {
  var width = false
  var height = false

  static let none = EstimatedSides()
  static let both = EstimatedSides(width: true, height: true)
}

extension UICollectionView {
  /// How often one view is asked in one layout pass: one that never agrees with itself is taken as it is.
  private static let maximumFittings = 3

  /// Which views have been asked for a size, and what has come of it.
  struct Fitting {
    /// In the layout pass under way.
    var counts: [ElementID: Int] = [:]
    /// What the layout lets views have, until it is told: once all views of a pass have been asked.
    var wishes: [(preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)] =
      []
    /// What was on screen before the layout pass under way: it stays where it is, rather than what comes.
    var settled: Set<ElementID> = []
    /// Whether any view has got another size since this was last set to false.
    var hasNews = false
  }

  /// Asks `view`, which is to show `element`, for the size it would like, unless it has that already; the
  /// layout decides whether that invalidates it.
  func fit(_ view: UICollectionReusableView, to element: PlacedElement) {
    view.isFitDue = false
    guard element.id.category != .decorationView, view.fittedSize != element.attributes.size,
      fitting.counts[element.id, default: 0] < Self.maximumFittings,
      let proposal = element.attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    fitting.counts[element.id, default: 0] += 1
    view.estimatedSides = layout.estimatedSides(of: element.attributes)
    view.fittedSize = element.attributes.size
    let preferred = view.preferredLayoutAttributesFitting(proposal)
    let original = element.attributes
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    view.fittedSize = preferred.size
    fitting.wishes.append((preferred, original))
  }

  /// Invalidates the layout for each view that gets another size; it is prepared once for all of them.
  func grantWishes() {
    let wishes = fitting.wishes
    fitting.wishes = []
    for (preferred, original) in wishes {
      fitting.hasNews = true
      layout.systemInvalidate(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  /// What views hold may be new: all of them are asked again.
  func forgetFits(_ context: UICollectionViewLayoutInvalidationContext) {
    guard layout.estimatesSizes, context.asksViewsForSizes else { return }
    for id in elementViews.shown.ids { elementViews.shown[id]?.view.fittedSize = nil }
  }
}
