// Constraint, LayoutConstraint — after SnapKit's public API.
// State: complete.

import UIKit

/// One of UIKit's constraints that belongs to a `Constraint`.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
  /// The name that `labeled(_:)` gave; also the constraint's identifier, which warnings say.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Whether the two differ in nothing but their constants.
  func isLike(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority && multiplier == other.multiplier
  }
}

/// The result of one sentence of a description: a constraint of UIKit's for each attribute.
@preconcurrency @MainActor public final class Constraint {
  public let layoutConstraints: [LayoutConstraint]
  private weak var item: (any LayoutConstraintItem)?
  private let label: String?

  /// - Parameter isEmpty: whether it stands for what cannot be described, and does nothing.
  init(_ description: ConstraintDescription, _ related: ConstraintItem, isEmpty: Bool = false) {
    (item, label) = (description.item, description.label)
    let attributes = isEmpty ? [] : description.attributes.list
    layoutConstraints = attributes.map { Self.layoutConstraint(for: $0, description, related) }
    setConstant(description.constant)
  }

  private static func layoutConstraint(
    for attribute: NSLayoutConstraint.Attribute, _ description: ConstraintDescription,
    _ related: ConstraintItem
  ) -> LayoutConstraint {
    var other = description.attributes.partner(of: attribute, in: related.attributes) ?? attribute
    var target = related.target
    if target == nil {
      // A number counts from the superview: centres from its left and top edges, edges from the same ones.
      switch attribute {
      case .width, .height: other = .notAnAttribute
      case .centerX: other = .left
      case .centerY: other = .top
      default: other = attribute
      }
      if other != .notAnAttribute { target = description.item._container }
      if target == nil { other = .notAnAttribute }
    }
    let made = LayoutConstraint(
      item: description.item, attribute: attribute, relatedBy: description.relation, toItem: target,
      attribute: other, multiplier: description.multiplier, constant: 0)
    made.priority = UILayoutPriority(description.priority)
    made.label = description.label
    return made
  }

  // MARK: Activation

  /// Whether any of UIKit's constraints is.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  /// One whose items are in no common tree stays inactive, after a warning.
  public func activate() {
    guard let item, !layoutConstraints.isEmpty else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    if !item.madeConstraints.contains(where: { $0 === self }) { item.madeConstraints.append(self) }
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    item?.madeConstraints.removeAll { $0 === self }
  }

  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Gives the active constraints that are like these the constants of these.
  ///
  /// - Returns: false where one is not there; those that are have been given theirs.
  func updateThoseThere() -> Bool {
    let there = item?.madeConstraints.filter(\.isActive).flatMap(\.layoutConstraints) ?? []
    var isWhole = true
    for wanted in layoutConstraints {
      if let found = there.first(where: wanted.isLike) {
        found.constant = wanted.constant
      } else {
        isWhole = false
      }
    }
    return isWhole
  }

  // MARK: Changes

  /// In points, for each attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    setConstant(offset.constraintOffsetTargetValue)
    return self
  }

  /// Inwards, in points.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    setConstant(inset.constraintInsetTargetValue)
    return self
  }

  /// Inwards by the reading direction, in points.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    setConstant(inset.constraintDirectionalInsetTargetValue)
    return self
  }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    setPriority(priority.constraintPriorityTargetValue)
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { setPriority(priority.value) }

  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  private func setConstant(_ constant: any ConstraintConstantTarget) {
    for made in layoutConstraints { made.constant = constant._constant(for: made.firstAttribute) }
  }

  private func setPriority(_ priority: Float) -> Constraint {
    for made in layoutConstraints { made.priority = UILayoutPriority(priority) }
    return self
  }
}

extension Constraint: @preconcurrency CustomStringConvertible {
  /// The label and the attributes.
  public var description: String {
    let names = layoutConstraints.map { "\($0.firstAttribute)" }.joined(separator: ", ")
    return "<Constraint \(label.map { "\($0): " } ?? "")\(names)>"
  }
}
