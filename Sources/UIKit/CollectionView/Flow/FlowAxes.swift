// A flow layout's own axes: along the scroll direction, where lines follow each other, and across it, where
// the items of a line do. In them both directions are one (Facts 3.6).

import QuartzCore

/// In points.
struct FlowSize: Equatable, Sendable {
  var across: CGFloat
  var along: CGFloat
}

/// In points; the origin is what the owner says: a section's start or the content's.
struct FlowFrame: Equatable, Sendable {
  var across: CGFloat
  var along: CGFloat
  var size: FlowSize

  var acrossEnd: CGFloat { across + size.across }
  var alongEnd: CGFloat { along + size.along }

  /// Rectangles that only touch do not count, as `CGRect.intersects` has it (Facts 2.2).
  func intersects(_ other: FlowFrame) -> Bool {
    across < other.acrossEnd && acrossEnd > other.across && along < other.alongEnd && alongEnd > other.along
  }

  func shifted(along distance: CGFloat) -> FlowFrame {
    FlowFrame(across: across, along: along + distance, size: size)
  }
}

/// Lengths at the four sides, in points.
struct FlowInsets: Equatable, Sendable {
  /// Along: before the first line and after the last.
  var before: CGFloat = 0
  var after: CGFloat = 0
  /// Across: at the start and the end of each line.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

extension UICollectionView.ScrollDirection {
  func size(_ size: CGSize) -> FlowSize {
    self == .vertical
      ? FlowSize(across: size.width, along: size.height) : FlowSize(across: size.height, along: size.width)
  }

  func size(_ size: FlowSize) -> CGSize {
    self == .vertical
      ? CGSize(width: size.across, height: size.along) : CGSize(width: size.along, height: size.across)
  }

  func frame(_ rect: CGRect) -> FlowFrame {
    self == .vertical
      ? FlowFrame(across: rect.minX, along: rect.minY, size: size(rect.standardized.size))
      : FlowFrame(across: rect.minY, along: rect.minX, size: size(rect.standardized.size))
  }

  func rect(_ frame: FlowFrame) -> CGRect {
    self == .vertical
      ? CGRect(x: frame.across, y: frame.along, width: frame.size.across, height: frame.size.along)
      : CGRect(x: frame.along, y: frame.across, width: frame.size.along, height: frame.size.across)
  }

  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(before: insets.top, after: insets.bottom, leading: insets.left, trailing: insets.right)
      : FlowInsets(before: insets.left, after: insets.right, leading: insets.top, trailing: insets.bottom)
  }
}
