/// How a scroll view follows a hand: all that the page needs to foresee where a drag or a throw takes it.
public struct LayerScrolling: Hashable, Sendable {
  /// Of the content, without insets; in 1/64 pt.
  public var contentSize: WireSize
  /// How far the content can be scrolled past its own edges, in 1/64 pt.
  public var insets: WireInsets
  /// The rules that are either so or not.
  public var rules: Rules
  /// The part of its speed that a throw keeps over a millisecond: from 0 up to, not including, 1.
  public var decelerationRate: Double

  /// Rules of a scroll view that either hold or do not.
  public struct Rules: OptionSet, Hashable, Sendable {
    /// The byte of the wire.
    public let rawValue: UInt8
    /// The rules of a byte.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A hand scrolls.
    public static let isScrollEnabled = Rules(rawValue: 1 << 0)
    /// A hand takes the content past its edges sideways.
    public static let bouncesX = Rules(rawValue: 1 << 1)
    /// A hand takes the content past its edges up and down.
    public static let bouncesY = Rules(rawValue: 1 << 2)
    /// A throw ends at a page.
    public static let isPaging = Rules(rawValue: 1 << 3)
    /// Two fingers may scale the content.
    public static let canZoom = Rules(rawValue: 1 << 4)
    /// A drag that sets out along one axis stays on it.
    public static let isDirectionLocked = Rules(rawValue: 1 << 5)

    static let known = Rules(rawValue: (1 << 6) - 1)
  }

  /// A deceleration rate that is none becomes 0: a throw ends at once.
  public init(contentSize: WireSize, insets: WireInsets, rules: Rules, decelerationRate: Double) {
    self.contentSize = contentSize
    self.insets = insets
    self.rules = rules
    self.decelerationRate = Self.isRate(decelerationRate) ? decelerationRate : 0
  }

  /// Whether throws that keep so much of their speed come to rest.
  static func isRate(_ rate: Double) -> Bool { rate >= 0 && rate < 1 }
}

/// Distances from the four edges of a rectangle, in 1/64 pt; a negative one leads outwards.
public struct WireInsets: Hashable, Sendable {
  /// Quantised lengths, at most `WireLimits.magnitude` from zero.
  public let top, left, bottom, right: Int64

  /// Insets of quantised lengths; those that are out of range are clamped.
  public init(top: Int64, left: Int64, bottom: Int64, right: Int64) {
    (self.top, self.left) = (Quantise.clamp(top), Quantise.clamp(left))
    (self.bottom, self.right) = (Quantise.clamp(bottom), Quantise.clamp(right))
  }

  /// Insets of lengths in points.
  public init(topPoints: Double, leftPoints: Double, bottomPoints: Double, rightPoints: Double) {
    (top, left) = (Quantise.length(topPoints), Quantise.length(leftPoints))
    (bottom, right) = (Quantise.length(bottomPoints), Quantise.length(rightPoints))
  }

  /// None.
  public static let zero = WireInsets(top: 0, left: 0, bottom: 0, right: 0)
}
