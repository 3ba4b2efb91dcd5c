internal import InterfaceTree
import QuartzCore

extension NibLoader {
  /// Makes the constraint that the element says, in `view`. One that is only there for Interface Builder is
  /// left out.
  func activate(_ element: InterfaceElement, in view: UIView) {
    guard element.name == "constraint", element.flag("placeholder") != true else { return }
    guard let attribute = NSLayoutConstraint.Attribute(nib: element["firstAttribute"]) else {
      return source.warn(
        "A constraint has the attribute \(element["firstAttribute"] ?? "nothing"), which is not known here.",
        at: element.line)
    }
    guard let first = item(element["firstItem"], or: view) else {
      return missing(element["firstItem"], element)
    }
    var second: AnyObject?
    let secondAttribute = NSLayoutConstraint.Attribute(nib: element["secondAttribute"]) ?? .notAnAttribute
    if let id = element["secondItem"] {
      guard let found = item(id, or: view) else { return missing(id, element) }
      second = found
    } else if secondAttribute != .notAnAttribute {
      second = item(nil, or: view)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element["relation"]), toItem: second,
      attribute: secondAttribute, multiplier: multiplier(element["multiplier"]),
      constant: constant(element, view))
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    remember(constraint, as: element)
    keep(constraint)
    prepare(constraint, element)
    constraint.isActive = true
  }

  /// Cells are as large as their content views, by which they are measured.
  private func item(_ id: String?, or view: UIView) -> AnyObject? {
    let found: AnyObject? = if let id { object(id) } else { view }
    return (found as? UICollectionViewCell)?.contentView ?? found
  }

  private func missing(_ id: String?, _ element: InterfaceElement) {
    source.warn(
      "A constraint refers to \(id ?? "nothing"), which is not in its view; it is left out.", at: element.line
    )
  }

  private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// `0.5`, or `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }.filter(\.isFinite)
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }

  /// A standard distance is 8 points between views, and 20 to the edge of the one around.
  private func constant(_ element: InterfaceElement, _ view: UIView) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    guard element.flag("symbolic") == true else { return 0 }
    let ends = ["firstItem", "secondItem"].map { name -> AnyObject in
      if let id = element[name], let found = object(id) { return found }
      return view
    }
    return ends.contains { $0 === view || $0 is UILayoutGuide } ? 20 : 8
  }
}

extension NSLayoutConstraint.Attribute {
  init?(nib name: String?) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}
