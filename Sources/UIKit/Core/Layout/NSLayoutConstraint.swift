// NSLayoutConstraint — after Apple's documentation "NSLayoutConstraint", read 2026-11.
// State: partial. Missing: mistakes in visual format strings do not end the program.

import QuartzCore

/// `first.attribute (=, ≤, ≥) multiplier × second.attribute + constant`, in points.
///
/// Positions count within the nearest common ancestor of the two items, in the reading direction where an
/// attribute says leading or trailing. Takes effect while active, at the next layout.
@preconcurrency @MainActor open class NSLayoutConstraint: MainActorObject {
  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// The edge, centre or size of the first item that is held.
  public let firstAttribute: Attribute
  /// The edge, centre or size that it is held to; `notAnAttribute` where the constant is all.
  public let secondAttribute: Attribute
  /// Whether both sides are equal or one is a bound.
  public let relation: Relation
  /// The factor of the second attribute; activation fails, with a warning, beyond a million.
  public let multiplier: CGFloat
  /// Shown in warnings.
  open var identifier: String?
  /// The view that keeps the constraint while it is active.
  weak var owner: UIView?
  /// Later ones are dropped first where required constraints contradict each other.
  var order = 0

  /// - Parameters:
  ///   - view1: a `UIView` or `UILayoutGuide`; anything else makes a constraint that cannot be activated.
  ///   - view2: likewise, or nil where `constant` is all.
  ///   - attr2: `.notAnAttribute` where `view2` is nil. Between sizes another size says the same, which is
  ///     how constraint libraries write it.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = view1 as? any LayoutItem
    second = view2 as? any LayoutItem
    firstAttribute = attr1
    secondAttribute = view2 == nil && attr1.isSize && attr2.isSize ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    super.init(_object: ())
    constant = c
  }

  /// nil once the item is gone.
  open var firstItem: AnyObject? { first }
  /// nil once the item is gone, or where there is none.
  open var secondItem: AnyObject? { second }

  private var acceptedConstant: CGFloat = 0

  /// In points. A value that is no number is ignored, one that no layout can hold is made smaller, both after
  /// a warning.
  open var constant: CGFloat {
    get { acceptedConstant }
    set {
      guard !newValue.isNaN else { return warn("a constant that is no number is ignored") }
      let bounded = max(-Self.limit, min(newValue, Self.limit))
      if bounded != newValue { warn("the constant \(newValue) becomes \(bounded)") }
      guard bounded != acceptedConstant else { return }
      acceptedConstant = bounded
      tellItems(isNewStructure: false)
    }
  }

  /// Points; larger constants would drown the others in rounding.
  static let limit: CGFloat = 10_000_000

  /// Default: required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { tellItems(isNewStructure: true) } }
  }

  /// Exists for source compatibility; nothing is ever archived.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Nothing happens (but a warning) where the items are in no common tree.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes all of them active, each as `isActive` does.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes all of them inactive; their owners let go of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let owner = commonAncestor else {
      return warn("it cannot be activated: its items have no common ancestor")
    }
    activate(in: owner)
  }

  /// `view` is an ancestor of both items, or one of them.
  func activate(in view: UIView) {
    guard multiplier.isFinite, abs(multiplier) <= Self.largestMultiplier else {
      return warn("it cannot be activated: its multiplier is \(multiplier)")
    }
    guard firstAttribute != .notAnAttribute, (second == nil) == (secondAttribute == .notAnAttribute) else {
      return warn("it cannot be activated: an item or attribute is missing")
    }
    guard isConsistent else {
      return warn("it cannot be activated: it relates different axes or sizes to places")
    }
    order = Self.activations
    Self.activations &+= 1
    owner = view
    view.layoutState.constraints.append(self)
    for item in [first, second] { item?.layoutView?.joinContainers(upTo: view) }
    tellItems(isNewStructure: true)
  }

  func deactivate() {
    guard let owner else { return }
    tellItems(isNewStructure: true)
    owner.layoutState.constraints.removeAll { $0 === self }
    self.owner = nil
  }

  private static var activations = 0
  private static let largestMultiplier: CGFloat = 1_000_000

  private var commonAncestor: UIView? {
    guard let view = first?.layoutView else { return nil }
    guard second != nil else { return view }
    guard let other = second?.layoutView else { return nil }
    return sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
  }

  private var isConsistent: Bool {
    guard secondAttribute != .notAnAttribute else { return true }
    if firstAttribute.isSize || secondAttribute.isSize {
      return firstAttribute.isSize && secondAttribute.isSize
    }
    return firstAttribute.axis == secondAttribute.axis
  }

  private func tellItems(isNewStructure: Bool) {
    guard let owner else { return }
    guard owner.layoutInputsChanged(isNewStructure: isNewStructure) else { return }
    for item in [first, second] { item?.layoutView?.superview?.askForLayout(upTo: owner) }
  }

  private func warn(_ text: String) {
    (owner ?? first?.layoutView)?.warnOfLayout("\(sentence): \(text)")
  }
}

extension NSLayoutConstraint {
  /// How the first attribute stands to the rest.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The directions in which items have sizes; raw values are UIKit's.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// An edge, centre or size of an item; those with margins are of the view without its `layoutMargins`.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    var axis: Axis {
      switch self {
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      default: .horizontal
      }
    }

    var isSize: Bool { self == .width || self == .height }

    /// Whether it changes sides with the reading direction.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }
}
