import UIKit

/// The colours that all compositions share. They are the system's: each is right in the light and in the
/// dark.
enum Palette {
  static let background = UIColor.systemBackground
  /// Behind cards.
  static let grouped = UIColor.systemGroupedBackground
  static let card = UIColor.secondarySystemGroupedBackground

  /// In the order of the rainbow, each with its name.
  static let colors: [(name: String, color: UIColor)] = [
    ("Indigo", .systemIndigo), ("Blue", .systemBlue), ("Teal", .systemTeal), ("Green", .systemGreen),
    ("Yellow", .systemYellow), ("Orange", .systemOrange), ("Red", .systemRed), ("Pink", .systemPink),
    ("Purple", .systemPurple),
  ]

  /// Past the end it begins again. `number` is not negative.
  static func color(_ number: Int) -> UIColor { colors[number % colors.count].color }

  /// Past the end it begins again. `number` is not negative.
  static func name(_ number: Int) -> String { colors[number % colors.count].name }

  /// A ground for text, which stays legible on it. `strength` is that in the light, of 1; the dark takes
  /// more.
  static func tint(_ color: UIColor, _ strength: CGFloat = 0.24) -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return color.resolvedColor(with: traits).withAlphaComponent(isDark ? min(strength * 1.7, 1) : strength)
    }
  }
}
