// The colours with names.

import QuartzCore

/// The same in light and dark: Apple's documentation of each.
extension UIColor {
  /// Invisible: black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// No light at all.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// All light.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dull orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, for text on light grounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White with an alpha of 0.6, for text on dark grounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// Light and dark values, and those of increased contrast, from Apple's Human Interface Guidelines, "Color:
/// iOS, iPadOS system colors" of iOS 15 to 18.
extension UIColor {
  /// The red of warnings and of buttons that delete.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, 0xFF6961)
  /// A full orange.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
  /// A full yellow.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, 0xFFD426)
  /// The green of switches that are on.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158, contrast: 0x248A3D, 0x30DB5B)
  /// A blue-green, the lightest of the greens.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, 0x66D4CF)
  /// A blue-green, darker than mint and more blue.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
  /// A light blue.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
  /// The blue of links and buttons: the tint that views have by default.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
  /// A blue that is nearly violet.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
  /// A violet.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
  /// A red with some blue.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, 0xFF6482)
  /// A light brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, 0xB59469)
  /// Always the tint that views have by default.
  public static var tintColor: UIColor { .systemBlue }
  /// The grey in the middle, the same in light and dark.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
  /// Lighter than `systemGray` on light screens, darker on dark ones.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, 0x7C7C80)
  /// The next grey towards the background.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, 0x545456)
  /// The next grey towards the background.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
  /// The next grey towards the background.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)
}

/// Colours by purpose. Apple publishes what they are for (Human Interface Guidelines, "Color"); the values
/// are those that `UIColor.resolvedColor(with:)` of iOS 13 to 18 answers at the base level, and of
/// backgrounds also at the elevated one.
extension UIColor {
  /// Text of the first importance: black on light screens, white on dark ones.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text of the second importance; the background shines through.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of the third importance; the background shines through.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text of the fourth importance; the background shines through.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Text in fields that are empty.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text that leads elsewhere.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// Thin lines between things; the background shines through.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Thin lines between things that cover the background.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// Fills thin and small shapes, such as a slider's track; the background shines through.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// Fills shapes of medium size, such as a switch; the background shines through.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// Fills large shapes, such as a field or a button; the background shines through.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// Fills large areas with much in them; the background shines through.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
  /// The main background: white, or black.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of things on the main one.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of things on the second one.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The main background of grouped lists: grey, or black.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of the groups themselves.
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of things in the groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
}

extension UIColor {
  /// Eight bits a component, red highest; alphas are 0…1.
  private convenience init(light: Int, _ lightAlpha: CGFloat = 1, dark: Int, _ darkAlpha: CGFloat = 1) {
    self.init(
      light: UIColor(cgColor: Self.color(light, lightAlpha)),
      dark: UIColor(cgColor: Self.color(dark, darkAlpha)))
  }

  /// `contrast` and what follows it are light and dark where colours are to stand out.
  private convenience init(light: Int, dark: Int, contrast: Int, _ contrastDark: Int) {
    self.init(
      looks: ColorLooks(
        light: Self.color(light), dark: Self.color(dark),
        highContrast: ColorLooks.Pair(light: Self.color(contrast), dark: Self.color(contrastDark))))
  }

  /// `elevated` is dark, over other content.
  private convenience init(light: Int, dark: Int, elevated: Int) {
    self.init(
      looks: ColorLooks(
        light: Self.color(light), dark: Self.color(dark), elevatedDark: Self.color(elevated)))
  }

  private static func color(_ rgb: Int, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}
