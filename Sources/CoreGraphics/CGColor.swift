// CGColor — after Apple's documentation "CGColor", read 2026-11.
// State: partial. Missing: colour spaces other than sRGB, patterns.

import Foundation

/// A colour in sRGB, not premultiplied; components and alpha are 0…1.
public final class CGColor: Hashable, Sendable {
  /// Red, 0…1; not clamped.
  public let red: CGFloat
  /// Green, 0…1; not clamped.
  public let green: CGFloat
  /// Blue, 0…1; not clamped.
  public let blue: CGFloat
  /// Opacity: 0 is clear, 1 covers everything behind it.
  public let alpha: CGFloat

  /// A colour of sRGB components, 0…1, which are kept as given.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same as `init(red:green:blue:alpha:)`: there is no other colour space here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey whose three components are all `gray`, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Always 4: greys are kept as red, green and blue, too.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Compares all four components without tolerance.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Mixes in the same four components that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
