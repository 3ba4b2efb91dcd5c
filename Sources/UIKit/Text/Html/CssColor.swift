import QuartzCore

/// Colours as CSS writes them, in small letters.
enum CssColor {
  /// nil for what is none, or not known here.
  static func color(_ text: String) -> UIColor? {
    if text == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text.hasPrefix("rgb") { return function(text) }
    return named[text].map { rgb(Int($0)) }
  }

  private static func rgb(_ value: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: alpha)
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    return digits.count == 6 ? rgb(Int(value)) : rgb(Int(value >> 8), alpha: CGFloat(value & 255) / 255)
  }

  /// rgb(255, 0, 0), rgba(255, 0, 0, 0.5), rgb(100% 0% 0% / 50%).
  private static func function(_ text: String) -> UIColor? {
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close else {
      return nil
    }
    let parts = text[text.index(after: open)..<close].split(maxSplits: 8) { " ,/\t\n".contains($0) }
    let values = parts.enumerated().map { index, part -> CGFloat? in
      let isPercent = part.hasSuffix("%")
      guard let number = Double(isPercent ? part.dropLast() : part), number.isFinite else { return nil }
      return min(max(isPercent ? number / 100 : index < 3 ? number / 255 : number, 0), 1)
    }
    guard values.count == 3 || values.count == 4, let red = values[0], let green = values[1],
      let blue = values[2]
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: values.count == 4 ? values[3] ?? 1 : 1)
  }

  private static let named: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0x00FF00, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF, "fuchsia": 0xFF00FF,
    "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000,
    "green": 0x008000, "purple": 0x800080, "teal": 0x008080, "navy": 0x000080, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
    "coral": 0xFF7F50, "crimson": 0xDC143C, "darkblue": 0x00008B, "darkgray": 0xA9A9A9,
    "darkgrey": 0xA9A9A9, "darkgreen": 0x006400, "darkred": 0x8B0000, "darkorange": 0xFF8C00,
    "dodgerblue": 0x1E90FF, "firebrick": 0xB22222, "forestgreen": 0x228B22, "hotpink": 0xFF69B4,
    "khaki": 0xF0E68C, "lavender": 0xE6E6FA, "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3,
    "lightgrey": 0xD3D3D3, "lightgreen": 0x90EE90, "lightyellow": 0xFFFFE0, "orchid": 0xDA70D6,
    "royalblue": 0x4169E1, "salmon": 0xFA8072, "seagreen": 0x2E8B57, "skyblue": 0x87CEEB,
    "slateblue": 0x6A5ACD, "slategray": 0x708090, "steelblue": 0x4682B4, "tan": 0xD2B48C,
    "tomato": 0xFF6347, "turquoise": 0x40E0D0, "whitesmoke": 0xF5F5F5, "beige": 0xF5F5DC,
  ]
}
