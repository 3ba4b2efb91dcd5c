import UIKit

/// Edges, sizes and centres that are constrained together, in the order in which they were named.
public struct ConstraintAttributes: Equatable, Sendable {
  private(set) var list: [NSLayoutConstraint.Attribute]

  init(_ list: NSLayoutConstraint.Attribute...) { self.list = list }

  static let none = ConstraintAttributes()
  static let edges = ConstraintAttributes(.left, .top, .right, .bottom)
  static let horizontalEdges = ConstraintAttributes(.left, .right)
  static let verticalEdges = ConstraintAttributes(.top, .bottom)
  static let directionalEdges = ConstraintAttributes(.leading, .top, .trailing, .bottom)
  static let directionalHorizontalEdges = ConstraintAttributes(.leading, .trailing)
  static let size = ConstraintAttributes(.width, .height)
  static let center = ConstraintAttributes(.centerX, .centerY)
  static let margins = ConstraintAttributes(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  static let directionalMargins = ConstraintAttributes(
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  static let centerWithinMargins = ConstraintAttributes(.centerXWithinMargins, .centerYWithinMargins)

  /// Both, each attribute once.
  static func + (a: Self, b: Self) -> Self {
    var sum = a
    for attribute in b.list where !sum.list.contains(attribute) { sum.list.append(attribute) }
    return sum
  }

  private func has(just other: Self) -> Bool {
    list.count == other.list.count && list.allSatisfy(other.list.contains)
  }

  /// The attribute of `other` that this one's `attribute` is tied to, where these are those of a view that
  /// was named with attributes; nil where the two do not go together.
  func partner(of attribute: NSLayoutConstraint.Attribute, in other: Self) -> NSLayoutConstraint.Attribute? {
    if other.list.isEmpty || has(just: other) { return attribute }
    if other.list.count == 1 { return other.list[0] }
    for (edges, margins) in [(Self.edges, Self.margins), (.directionalEdges, .directionalMargins)] {
      for (mine, theirs) in [(edges, margins), (margins, edges)]
      where has(just: mine) && other.has(just: theirs) {
        return mine.list.firstIndex(of: attribute).map { theirs.list[$0] }
      }
    }
    return nil
  }
}
