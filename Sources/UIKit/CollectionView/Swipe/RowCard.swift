// Rows that lie together in a card.

import QuartzCore

enum RowCard {
  /// Of a card's corners, in points.
  static let radius = UIBackgroundConfiguration.cardRadius
}

extension CACornerMask {
  /// The corners of a card that are the row's.
  init(isFirst: Bool, isLast: Bool) {
    self = []
    if isFirst { formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }
}
