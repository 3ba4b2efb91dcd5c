// UIFont — after Apple's documentation "UIFont", read 2026-11.
// State: partial. Missing: metrics, named fonts, text styles, descriptors.

import QuartzCore

/// The system font in a size and weight.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are; raw values as UIKit's.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The CSS weight, 100…900, whose named UIKit weight is nearest.
    package var css: Int {
      let named: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
  }

  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
  public static let smallSystemFontSize: CGFloat = 12

  public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: weight) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
