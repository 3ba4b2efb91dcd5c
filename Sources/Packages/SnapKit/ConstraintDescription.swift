import UIKit

/// A constraint as far as it has been described.
@preconcurrency @MainActor public class ConstraintDescription {
  let item: any LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation = NSLayoutConstraint.Relation.equal
  /// nil until a relation is named, and where that cannot be.
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority: Float = 1000
  var label: String?
  /// Where the relation stands in the source.
  var place = (file: "", line: UInt(0))

  init(_ item: any LayoutConstraintItem, _ attributes: ConstraintAttributes) {
    (self.item, self.attributes) = (item, attributes)
  }

  /// Made when it is asked for first: what is described later is not in it. nil where nothing is related.
  lazy var constraint: Constraint? = related.map { Constraint(self, $0) }
}
