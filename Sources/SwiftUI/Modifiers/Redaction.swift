// Redaction: bars in the place of text and pictures that are not shown yet.

import UIKit

enum Redaction {
  /// About as dark as on a device; Apple gives no number.
  static let color = UIColor.label.withAlphaComponent(0.16)

  /// Makes bars of letters.
  static func hide(_ attributes: inout [NSAttributedString.Key: Any]) {
    attributes[.foregroundColor] = UIColor.clear
    attributes[.backgroundColor] = color
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] { attributes[key] = nil }
  }
}
