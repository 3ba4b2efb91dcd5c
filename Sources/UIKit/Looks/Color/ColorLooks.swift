// A colour of the system's that differs by more than light and dark.

import QuartzCore

/// A look that is not said is as without it.
struct ColorLooks: Hashable, Sendable {
  var light: CGColor
  var dark: CGColor
  /// Where colours are to stand out.
  var highContrast: Pair?
  /// On dark screens, over other content.
  var elevatedDark: CGColor?

  struct Pair: Hashable, Sendable {
    var light: CGColor
    var dark: CGColor
  }

  /// An unspecified style counts as light.
  func color(with traits: UITraitCollection) -> CGColor {
    let isDark = traits.userInterfaceStyle == .dark
    if let highContrast, traits.accessibilityContrast == .high {
      return isDark ? highContrast.dark : highContrast.light
    }
    guard isDark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark ?? dark : dark
  }

  func map(_ change: (CGColor) -> CGColor) -> ColorLooks {
    ColorLooks(
      light: change(light), dark: change(dark),
      highContrast: highContrast.map { Pair(light: change($0.light), dark: change($0.dark)) },
      elevatedDark: elevatedDark.map(change))
  }
}
