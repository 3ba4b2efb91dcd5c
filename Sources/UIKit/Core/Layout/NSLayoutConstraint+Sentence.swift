// How warnings name constraints and what they hold: without addresses, so that they read alike in every run.

import QuartzCore

extension NSLayoutConstraint {
  /// As in "UILabel \"title\".leading = UIView.leading + 16.0 (required)".
  var sentence: String {
    let name = identifier.map { "\"\($0)\": " } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let strength =
      priority.strength >= LinearConstraint.required ? "required" : "priority \(priority.rawValue)"
    return "\(name)\(Self.name(first, firstAttribute)) \(sign) \(rightSide) (\(strength))"
  }

  private var rightSide: String {
    guard secondAttribute != .notAnAttribute else { return "\(constant)" }
    let factor = multiplier == 1 ? "" : "\(multiplier) × "
    let offset = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    return factor + Self.name(second, secondAttribute) + offset
  }

  private static func name(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    "\(item?.layoutName ?? "nothing").\(attribute)"
  }
}

extension UIView {
  /// The class, and the identifier where there is one.
  var layoutName: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { " \"\($0)\"" } ?? "")
  }

  /// Says `message` the first time: a layout that goes wrong does so in every cell and at every pass.
  func warnOfLayout(_ message: @autoclosure () -> String) {
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    guard root.layoutState.warnings.count < 100 else { return }
    let text = message()
    guard !root.layoutState.warnings.contains(text) else { return }
    root.layoutState.warnings.append(text)
    SessionContext.current.report("Auto Layout: \(text)")
  }
}

extension UILayoutGuide {
  var layoutName: String {
    "\(owningView?.layoutName ?? "nothing").\(identifier.isEmpty ? "guide" : identifier)"
  }
}
