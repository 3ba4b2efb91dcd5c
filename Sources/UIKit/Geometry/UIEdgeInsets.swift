// UIEdgeInsets, NSDirectionalEdgeInsets — after Apple's documentation of the two, read 2026-11.
// State: complete.

@_exported import QuartzCore

/// Distances inwards from the four edges, in points; negative values go outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points, downwards.
  public var top: CGFloat
  /// In points, to the right.
  public var left: CGFloat
  /// In points, upwards.
  public var bottom: CGFloat
  /// In points, to the left.
  public var right: CGFloat

  /// Distances in points, each inwards from its edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = UIEdgeInsets()

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

/// As `UIEdgeInsets`, with the horizontal edges named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// In points, downwards.
  public var top: CGFloat
  /// In points, from the side where lines begin.
  public var leading: CGFloat
  /// In points, upwards.
  public var bottom: CGFloat
  /// In points, from the side where lines end.
  public var trailing: CGFloat

  /// Distances in points, each inwards from its edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle without its insets; the size may come out negative (Facts 6.4).
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
