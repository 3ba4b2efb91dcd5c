// ConstraintMakerRelatable — after SnapKit's public API.
// State: complete.

import UIKit

/// A description that wants a relation.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Attributes of `other`, the same ones of a view or guide, or a constant. Places by a constant count from
  /// the superview's left and top edges where they are centres, else from the same edge.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, to: other, file, line) }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other, file, line) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other, file, line) }

  /// The same attributes of the superview; a warning and nothing where there is none.
  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.equal, file, line)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual, file, line) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual, file, line) }

  /// Relates to the attribute that the closure takes of the superview.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    guard let superview = description.item._container else { return relateToSuperview(.equal, file, line) }
    return relate(.equal, to: closure(superview), file, line)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    guard let superview = description.item._container else {
      warn(
        "\(type(of: description.item)) has no superview to be tied to; the constraint is left out", file, line
      )
      return ConstraintMakerEditable(description)
    }
    return relate(relation, to: superview, file, line)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget, _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.place = (file, line)
    switch other {
    case let item as ConstraintItem:
      let names = description.attributes
      if names.list.allSatisfy({ names.partner(of: $0, in: item.attributes) != nil }) {
        description.related = item
      } else {
        warn("several attributes cannot be tied to several others; the constraint is left out", file, line)
      }
    case let constant as any ConstraintConstantTarget:
      guard description.item._container != nil || description.attributes.list.allSatisfy(\.isLength) else {
        warn("a place cannot be a constant without a superview; the constraint is left out", file, line)
        break
      }
      description.related = ConstraintItem(nil, .none)
      description.constant = constant
    case let item as any LayoutConstraintItem:
      description.related = ConstraintItem(item, .none)
    default:
      warn("\(type(of: other)) is nothing to be tied to; the constraint is left out", file, line)
    }
    return ConstraintMakerEditable(description)
  }
}
