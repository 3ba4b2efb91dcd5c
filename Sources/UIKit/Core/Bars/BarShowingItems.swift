/// A bar with items and a ground.
@MainActor protocol BarShowingItems: UIView {
  /// The items look as the containers want that the bar has got into.
  func itemsMayLookDifferent()

  var isTranslucent: Bool { get }
  var barTintColor: UIColor? { get }
  var barStyle: UIBarStyle { get }
  /// Whether the bar has been given a picture of its ground.
  var hasBackgroundImage: Bool { get }
  /// Whether content lies under the bar, as the controller around it says; nil where the bar stands in none.
  var isContentUnder: Bool? { get }
}

extension BarShowingItems {
  /// Whether the bar is as low as on a phone that lies on its side.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the bar says more of its ground than its appearances do.
  var hasOwnGround: Bool {
    !isTranslucent || barTintColor != nil || barStyle != .default || hasBackgroundImage
  }
}
