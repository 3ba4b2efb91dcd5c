import UIKit

/// The colours that all compositions share. They are the system's, so each is right in the light and in the dark.
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
}
