/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// Takes any bits, also those of no edge.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge with the least y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the least x, whatever the reading direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the greatest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the greatest x, whatever the reading direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The four of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle as text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// Takes any bits, also those of no edge.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge with the least y.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines of text begin: the left one, or the right one where text runs from right to left.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// The four of them.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
