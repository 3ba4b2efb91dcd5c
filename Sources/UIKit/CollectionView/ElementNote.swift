// Notes of our own layouts on an element, beyond the attributes that all elements have.

import QuartzCore

/// Lies with an element's attributes for the view that shows it. Attributes carry it, copy it and compare it,
/// and the collection view gives a view other attributes where it is another; only the layout and that view
/// read it.
protocol ElementNote: Hashable, Sendable {
  /// The corners of the element that are corners of a card; nil outside of cards.
  var cardCorners: CACornerMask? { get }
}

extension ElementNote {
  func isEqual(to other: any ElementNote) -> Bool { other as? Self == self }
}
