import UIKit

/// The colours of numbered cells: neighbours far apart on the wheel, and white text legible on each.
enum StageColour {
  /// The golden section of the wheel: no two of a screenful come out alike.
  private static let step: CGFloat = 0.618_033_988_75
  /// Where the wheel begins: item 0 is blue.
  private static let start: CGFloat = 0.6

  /// The colour of an item, a little deeper where the screen is dark. Sections shift the wheel.
  static func fill(of indexPath: IndexPath) -> UIColor {
    let place = CGFloat(indexPath.last ?? 0) + CGFloat(indexPath.first ?? 0) * 3
    let hue = (start + place * step).truncatingRemainder(dividingBy: 1)
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let brightness = brightness(of: hue, saturation: 0.62, atMost: isDark ? 0.72 : 0.84)
      return UIColor(hue: hue, saturation: 0.62, brightness: brightness, alpha: 1)
    }
  }

  /// Greens and yellows are light by nature: they are taken down until white stands out on them, too, three
  /// to one.
  private static func brightness(of hue: CGFloat, saturation: CGFloat, atMost limit: CGFloat) -> CGFloat {
    let full = UIColor(hue: hue, saturation: saturation, brightness: 1, alpha: 1).cgColor
    let parts = [(0.2126, full.red), (0.7152, full.green), (0.0722, full.blue)]
    let luminance = parts.reduce(0) { $0 + $1.0 * pow($1.1, gamma) }
    return min(limit, pow(0.28 / luminance, 1 / gamma))
  }

  /// Of sRGB, roughly.
  private static let gamma: CGFloat = 2.2
}
