// Which views are asked for a size in a layout pass (Facts 2.9).

import QuartzCore

/// Along which sides a view decides about its size.
struct EstimatedSides: Equatable, Sendable {
  var width = false
  var height = false

  static let none = EstimatedSides()
  static let both = EstimatedSides(width: true, height: true)
}

/// Which views have been asked for a size, and what has come of it.
struct Fitting {
  typealias Wish = (
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  )

  /// How often one view is asked in one layout pass: one that never agrees with itself is taken as it is.
  private static let most = 3

  /// In the layout pass under way.
  private var counts: [ElementID: Int] = [:]
  /// Sizes that the layout lets views have, until it is told: once all views of a pass have been asked.
  private var wishes: [Wish] = []
  /// Elements on screen before the layout pass under way: they stay where they are, rather than those that
  /// come.
  var settled: Set<ElementID> = []
  /// Whether any view has got another size since this was last set to false.
  var hasNews = false

  mutating func passBegins() { counts = [:] }

  func mayAsk(_ id: ElementID) -> Bool { counts[id, default: 0] < Self.most }

  mutating func noteAsked(_ id: ElementID) { counts[id, default: 0] += 1 }

  mutating func noteWish(_ wish: Wish) { wishes.append(wish) }

  mutating func takeWishes() -> [Wish] {
    defer { wishes = [] }
    return wishes
  }
}
