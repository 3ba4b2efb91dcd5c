// A constraint in the solver's terms: `first - multiplier × second - constant`.

import QuartzCore

extension SparseRow {
  init(symbol: Int) {
    self.init()
    add(1, symbol)
  }

  static func + (a: SparseRow, b: SparseRow) -> SparseRow {
    var sum = a
    sum.add(b, times: 1)
    return sum
  }

  static func - (a: SparseRow, b: SparseRow) -> SparseRow {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (a: SparseRow, factor: Double) -> SparseRow {
    var product = SparseRow()
    product.add(a, times: factor)
    return product
  }
}

extension LayoutEngine {
  /// nil where an item is out of the engine's reach.
  func expression(of constraint: NSLayoutConstraint) -> SparseRow? {
    guard let owner = constraint.owner.flatMap(box(ifMadeFor:)),
      let first = side(
        meant(constraint.first, constraint.firstAttribute, besides: constraint.second),
        constraint.firstAttribute, constraint, owner)
    else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else { return first }
    let meantSecond = meant(constraint.second, constraint.secondAttribute, besides: constraint.first)
    guard let second = side(meantSecond, constraint.secondAttribute, constraint, owner) else { return nil }
    return first - second * Double(constraint.multiplier)
  }

  /// The part without variables, in points.
  func constant(of constraint: NSLayoutConstraint) -> Double {
    let first = offset(constraint.first, constraint.firstAttribute, constraint)
    let second = offset(constraint.second, constraint.secondAttribute, constraint)
    return Double(first - constraint.multiplier * second - constraint.constant)
  }

  /// A size; or a place within the owner, from the left or (where it runs from right to left) from the right.
  private func side(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint,
    _ owner: Box
  ) -> SparseRow? {
    guard let box = item.flatMap(box(ifMadeFor:)) else { return nil }
    if attribute == .width { return box.width }
    if attribute == .height { return box.height }
    let part = part(of: attribute, isMirrored: constraint.isMirrored)
    guard attribute.axis == .horizontal else { return box.top + box.height * part - owner.top }
    let place = box.left + box.width * part
    return constraint.isMirrored ? owner.left + owner.width - place : place - owner.left
  }

  /// Where the attribute lies between the item's start (0) and end (1).
  private func part(of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }

  /// How far the attribute lies from the edge or centre it belongs to, in points: by margins and baselines.
  private func offset(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint
  ) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    if attribute.isOfMargins { view.layoutState.areInsetsAsked = true }
    let margins = view.layoutMargins
    let outwards: CGFloat = constraint.isMirrored ? -1 : 1
    switch attribute {
    case .topMargin: return margins.top
    case .bottomMargin: return -margins.bottom
    case .leftMargin: return outwards * margins.left
    case .rightMargin: return -outwards * margins.right
    case .leadingMargin: return constraint.isMirrored ? margins.right : margins.left
    case .trailingMargin: return -(constraint.isMirrored ? margins.left : margins.right)
    case .centerXWithinMargins: return outwards * (margins.left - margins.right) / 2
    case .centerYWithinMargins: return (margins.top - margins.bottom) / 2
    case .firstBaseline: return view.baselineOffsets?.first ?? 0
    case .lastBaseline: return -(view.baselineOffsets?.last ?? 0)
    default: return 0
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether places count from the right: in a view that runs from right to left, if an attribute goes with
  /// that.
  var isMirrored: Bool {
    (firstAttribute.isDirectional || secondAttribute.isDirectional)
      && owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
