// UIConfigurationColorTransformer — after Apple's documentation of that type, read 2026-11.
// State: partial. Missing: the look of tinted icons on a device.

import QuartzCore

/// Makes one colour out of another. Equal to its copies.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Transform {
    let run: (UIColor) -> UIColor
    init(_ run: @escaping (UIColor) -> UIColor) { self.run = run }
  }

  private let transform: Transform

  /// Calls `transform` for each colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = Transform(transform) }

  /// The colour made out of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform.run(input) }

  /// Whether one is a copy of the other; two that were made apart differ, even if they do the same.
  public static func == (one: Self, other: Self) -> Bool { one.transform === other.transform }
  /// By identity, as `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transform)) }

  /// Takes the colour's hue away.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      // Rec. 601 luma.
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  /// The colour itself.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  /// The colour itself.
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}
