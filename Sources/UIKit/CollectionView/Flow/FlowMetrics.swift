// The numbers that place a section's items, beside their sizes (Facts 3.1, 3.3).

import QuartzCore

/// All lengths in points.
struct FlowMetrics: Equatable, Sendable {
  /// Content length across, from one content inset to the other.
  var contentLength: CGFloat = 0
  /// Around the items, `sectionInsetReference` included.
  var inset = FlowInsets()
  /// Between two lines.
  var lineSpacing: CGFloat = 0
  /// Between two items of a line, at least.
  var itemSpacing: CGFloat = 0
  /// Along; zero is no header.
  var headerLength: CGFloat = 0
  /// Along; zero is no footer.
  var footerLength: CGFloat = 0

  /// How long a line may be. Negative where insets leave nothing.
  var lineLength: CGFloat { contentLength - inset.leading - inset.trailing }
}
