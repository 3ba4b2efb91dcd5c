// How the elements on screen become others: of a batch update, of another layout, of other bounds.

import QuartzCore

/// Two states of what is shown, and which elements are the same in both. Attributes are in the collection
/// view's coordinates, where those of a mirrored layout have been mirrored already.
struct ElementTransition {
  /// Seconds of a change of what is shown (Facts 2.10 says about 0.25 to 0.3).
  static let duration: TimeInterval = 0.3

  /// The name of an element afterwards; nil: it is gone. By default names stay.
  var renamed: (ElementID) -> ElementID? = { $0 }
  /// The name that an element had before; nil: it is new. By default names stay.
  var original: (ElementID) -> ElementID? = { $0 }
  /// Where an element appeared, by its former name; asked of elements that come into view. nil: not known.
  var former: (ElementID) -> UICollectionViewLayoutAttributes? = { _ in nil }
  /// Where an element begins, by its name afterwards. nil: a new one where it ends, transparent; one that was
  /// there, where it was.
  var initialAttributes: (ElementID) -> UICollectionViewLayoutAttributes? = { _ in nil }
  /// Where an element goes that is not on screen afterwards, by its former name. nil: one that is gone stays
  /// where it was and becomes transparent; one that only leaves the screen goes where the layout has it.
  var finalAttributes: (ElementID) -> UICollectionViewLayoutAttributes? = { _ in nil }
  /// Moves the content: called once elements have their new names, in an animation.
  var move: () -> Void = {}
  /// Names afterwards of cells that the data source fills again as they are.
  var refilled: Set<ElementID> = []
  /// Whether the two questions above are also put for elements that are on screen before and after. Then the
  /// first answer is where they begin, and the second does not count (Facts 2.10).
  var asksOfThoseThatStay = true
  /// Seconds; 0 for no animation.
  var duration = ElementTransition.duration
}
