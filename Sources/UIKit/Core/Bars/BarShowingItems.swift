/// A bar: its items look as the containers want that it has got into.
@MainActor protocol BarShowingItems: UIView {
  func itemsMayLookDifferent()
}
