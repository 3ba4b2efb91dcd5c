// NSLayoutAnchor — after Apple's documentation "NSLayoutAnchor", read 2026-11.
// State: partial. Missing: name, constraintsAffectingLayout; offsets between anchors.

import QuartzCore

/// An edge, centre or size of a view or guide, to make constraints with. Constraints come out inactive and
/// required; constants are in points.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject {
  weak var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init(_object: ())
  }

  /// The view or guide; nil once it is gone.
  open var item: AnyObject? { layoutItem }

  /// This anchor lies `c` points past the other: in the reading direction (to the right between left and
  /// right edges), downwards or, between sizes, `c` larger.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: c)
  }

  /// This anchor lies at least `c` points past the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: c) }

  /// This anchor lies at most `c` points past the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: c) }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.layoutItem,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Points between neighbours, for the spacing that the system chooses.
  var systemSpacing: CGFloat { 8 }
}

/// A horizontal position.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// `multiplier` times the system's spacing (8 points) behind `anchor`, in the reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: systemSpacing * multiplier) }

  /// At least `multiplier` times the system's spacing (8 points) behind `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// At most `multiplier` times the system's spacing (8 points) behind `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier) }
}

/// A vertical position.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// `multiplier` times the system's spacing (8 points) below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: systemSpacing * multiplier) }

  /// At least `multiplier` times the system's spacing (8 points) below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// At most `multiplier` times the system's spacing (8 points) below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier) }
}

/// A width or height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Exactly `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: c)
  }

  /// `c` points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// `c` points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c)
  }

  /// `multiplier × anchor + c`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: multiplier, constant: c) }

  /// `multiplier × anchor + c` or more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: c) }

  /// `multiplier × anchor + c` or less.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: c) }
}
