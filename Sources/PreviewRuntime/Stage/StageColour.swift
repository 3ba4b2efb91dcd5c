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
      return UIColor(hue: hue, saturation: isDark ? 0.6 : 0.62, brightness: brightness(hue, isDark), alpha: 1)
    }
  }

  /// Yellow and green are light by nature: they are taken down so that white stands out on them, too.
  private static func brightness(_ hue: CGFloat, _ isDark: Bool) -> CGFloat {
    let distance = abs(hue - 0.28)
    let lightness = max(0, 1 - distance / 0.26)
    return (isDark ? 0.72 : 0.82) - 0.22 * lightness
  }
}
