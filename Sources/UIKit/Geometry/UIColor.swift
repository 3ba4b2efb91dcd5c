// UIColor — after Apple's documentation "UIColor", read 2026-11.
// State: partial. Missing: dynamic colours, patterns, named asset colours.

import QuartzCore

/// A colour in sRGB, not premultiplied.
public final class UIColor: NSObject, Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Components and alpha are 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue 0…1 runs once around the colour wheel, from red by way of green; values outside 0…1 are clamped.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = min(max(hue, 0), 1)
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    // Each primary is a trapezium over the wheel, shifted by a third of it.
    func primary(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: primary(5), green: primary(3), blue: primary(1), alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

  public override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// The system colours in their light appearance, from Apple's Human Interface Guidelines.
extension UIColor {
  public static let systemRed = UIColor(rgb: 0xFF3B30)
  public static let systemOrange = UIColor(rgb: 0xFF9500)
  public static let systemYellow = UIColor(rgb: 0xFFCC00)
  public static let systemGreen = UIColor(rgb: 0x34C759)
  public static let systemMint = UIColor(rgb: 0x00C7BE)
  public static let systemTeal = UIColor(rgb: 0x30B0C7)
  public static let systemCyan = UIColor(rgb: 0x32ADE6)
  public static let systemBlue = UIColor(rgb: 0x007AFF)
  public static let systemIndigo = UIColor(rgb: 0x5856D6)
  public static let systemPurple = UIColor(rgb: 0xAF52DE)
  public static let systemPink = UIColor(rgb: 0xFF2D55)
  public static let systemBrown = UIColor(rgb: 0xA2845E)
  public static let systemGray = UIColor(rgb: 0x8E8E93)
  public static let systemGray2 = UIColor(rgb: 0xAEAEB2)
  public static let systemGray3 = UIColor(rgb: 0xC7C7CC)
  public static let systemGray4 = UIColor(rgb: 0xD1D1D6)
  public static let systemGray5 = UIColor(rgb: 0xE5E5EA)
  public static let systemGray6 = UIColor(rgb: 0xF2F2F7)
  public static let label = UIColor.black
  public static let secondaryLabel = UIColor(rgb: 0x3C3C43).withAlphaComponent(0.6)
  public static let tertiaryLabel = UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3)
  public static let quaternaryLabel = UIColor(rgb: 0x3C3C43).withAlphaComponent(0.18)
  public static let placeholderText = UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3)
  public static let link = UIColor(rgb: 0x007AFF)
  public static let separator = UIColor(rgb: 0x3C3C43).withAlphaComponent(0.29)
  public static let opaqueSeparator = UIColor(rgb: 0xC6C6C8)
  public static let systemFill = UIColor(rgb: 0x787880).withAlphaComponent(0.2)
  public static let secondarySystemFill = UIColor(rgb: 0x787880).withAlphaComponent(0.16)
  public static let tertiarySystemFill = UIColor(rgb: 0x767680).withAlphaComponent(0.12)
  public static let quaternarySystemFill = UIColor(rgb: 0x747480).withAlphaComponent(0.08)
  public static let systemBackground = UIColor.white
  public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7)
  public static let tertiarySystemBackground = UIColor.white
  public static let systemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  public static let secondarySystemGroupedBackground = UIColor.white
  public static let tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  public static let darkText = UIColor.black
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Eight bits a component, red highest.
  private convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
