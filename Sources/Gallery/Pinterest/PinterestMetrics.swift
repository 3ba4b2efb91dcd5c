import UIKit

/// The measures of the three sections.
struct PinterestMetrics: Equatable, Sendable {
  /// Of the masonry.
  var columns = 2
  /// Between two pictures of the masonry, in points.
  var spacing: CGFloat = 10
  /// The scale of a picture of the carousel that is not in the middle. Range: 0.1...1 step 0.01
  var smallestScale: CGFloat = 0.8
  /// Of a widget, in widths of the screen.
  var widgetWidthFraction: CGFloat = 0.2
  /// Of a widget, in widths of the screen.
  var widgetHeightFraction: CGFloat = 0.3
  /// In points.
  var headerHeight: CGFloat = 30
  /// Whether the first picture of a row is the rightmost, as where one reads Arabic or Hebrew.
  var isRightToLeft = false

  /// How large a picture of the carousel is drawn whose middle is `distance` from that of the carousel. Both
  /// in points.
  func scale(atDistance distance: CGFloat, of width: CGFloat) -> CGFloat {
    guard width > 0 else { return 1 }
    return max(1 - abs(distance) / width, smallestScale)
  }

  var semanticContentAttribute: UISemanticContentAttribute {
    isRightToLeft ? .forceRightToLeft : .unspecified
  }
}
