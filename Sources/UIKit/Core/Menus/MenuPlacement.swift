// Where an open menu stands beside what opened it.

import QuartzCore

/// Points, in the window's coordinates.
enum MenuPlacement {
  /// Width of a menu (widely reported: 250).
  static let width: CGFloat = 250
  /// To the edges of the screen. Our choice.
  static let margin: CGFloat = 8
  /// Between the menu and what opened it. Our choice.
  static let gap: CGFloat = 6

  /// No menu is lower than that, or than the screen, however little room there is; in points. Our choice.
  private static let leastHeight: CGFloat = 88

  /// Below `anchor` where there is room, else above it, else where there is more; as near to its middle as
  /// the screen lets it.
  ///
  /// - Parameters:
  ///   - height: that all rows need; the menu may be lower.
  ///   - area: the rectangle that menus may cover, margins not taken off.
  static func frame(anchor: CGRect, height: CGFloat, area: CGRect) -> CGRect {
    let room = area.insetBy(dx: margin, dy: margin)
    let width = max(0, min(width, room.width))
    let (below, above) = (room.maxY - anchor.maxY - gap, anchor.minY - gap - room.minY)
    let isBelow = below >= min(height, room.height) || below >= above
    let least = min(room.height, leastHeight)
    let fitting = max(0, min(height, max(isBelow ? below : above, least), room.height))
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - fitting
    let x = min(max(anchor.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
    return CGRect(
      x: x, y: min(max(y, room.minY), max(room.minY, room.maxY - fitting)), width: width, height: fitting)
  }
}
