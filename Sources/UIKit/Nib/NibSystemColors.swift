// The system's colours by the names that nibs give them: `systemBackgroundColor`, and the older ones.

import QuartzCore

extension NibValues {
  /// nil for a name that is none of the system's.
  static func systemColor(_ name: String) -> UIColor? {
    all[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let all: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .systemBlue, "darkText": .darkText, "lightText": .lightText, "black": .black, "white": .white,
    "clear": .clear, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown,
    // From before there were dark screens.
    "groupTableViewBackground": .systemGroupedBackground, "viewFlipsideBackground": .darkGray,
    "scrollViewTexturedBackground": .gray, "underPageBackground": .gray,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tableBackground": .systemBackground,
    "tableSeparator": .separator, "secondaryLabelText": .secondaryLabel,
    "alternateSelectedControlText": .white,
  ]
}
