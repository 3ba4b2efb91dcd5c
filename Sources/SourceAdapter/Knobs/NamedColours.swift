/// The colours that UIKit has names for, as they look in light: what a knob begins with where source names
/// one.
///
/// The values are those of `UIColor+Named.swift`, where their origin is told; a test compares the two.
enum NamedColours {
  static subscript(name: String) -> Colour? { all[name] }

  static let all: [String: Colour] = [
    "clear": Colour(0x000000, alpha: 0), "black": Colour(0x000000), "darkGray": Colour(0x555555),
    "gray": Colour(0x808080), "lightGray": Colour(0xAAAAAA), "white": Colour(0xFFFFFF),
    "red": Colour(0xFF0000),
    "green": Colour(0x00FF00), "blue": Colour(0x0000FF), "cyan": Colour(0x00FFFF), "yellow": Colour(0xFFFF00),
    "magenta": Colour(0xFF00FF), "orange": Colour(0xFF8000), "purple": Colour(0x800080),
    "brown": Colour(0x996633), "darkText": Colour(0x000000), "lightText": Colour(0xFFFFFF, alpha: 0.6),
    "systemRed": Colour(0xFF3B30), "systemOrange": Colour(0xFF9500), "systemYellow": Colour(0xFFCC00),
    "systemGreen": Colour(0x34C759), "systemMint": Colour(0x00C7BE), "systemTeal": Colour(0x30B0C7),
    "systemCyan": Colour(0x32ADE6), "systemBlue": Colour(0x007AFF), "systemIndigo": Colour(0x5856D6),
    "systemPurple": Colour(0xAF52DE), "systemPink": Colour(0xFF2D55), "systemBrown": Colour(0xA2845E),
    "systemGray": Colour(0x8E8E93), "systemGray2": Colour(0xAEAEB2), "systemGray3": Colour(0xC7C7CC),
    "systemGray4": Colour(0xD1D1D6), "systemGray5": Colour(0xE5E5EA), "systemGray6": Colour(0xF2F2F7),
    "label": Colour(0x000000), "secondaryLabel": Colour(0x3C3C43, alpha: 0.6),
    "tertiaryLabel": Colour(0x3C3C43, alpha: 0.3), "quaternaryLabel": Colour(0x3C3C43, alpha: 0.18),
    "placeholderText": Colour(0x3C3C43, alpha: 0.3), "link": Colour(0x007AFF),
    "separator": Colour(0x3C3C43, alpha: 0.29), "opaqueSeparator": Colour(0xC6C6C8),
    "systemFill": Colour(0x787880, alpha: 0.2), "secondarySystemFill": Colour(0x787880, alpha: 0.16),
    "tertiarySystemFill": Colour(0x767680, alpha: 0.12),
    "quaternarySystemFill": Colour(0x747480, alpha: 0.08), "systemBackground": Colour(0xFFFFFF),
    "secondarySystemBackground": Colour(0xF2F2F7), "tertiarySystemBackground": Colour(0xFFFFFF),
    "systemGroupedBackground": Colour(0xF2F2F7), "secondarySystemGroupedBackground": Colour(0xFFFFFF),
    "tertiarySystemGroupedBackground": Colour(0xF2F2F7),
  ]
}
