// UIColor — after Apple's documentation "UIColor", read 2026-11.
// State: partial. Missing: patterns, named asset colours, colour spaces other than sRGB.

import QuartzCore

/// A colour in sRGB, not premultiplied; or a dynamic one, that is a different colour by the traits it is
/// shown with.
public final class UIColor: NSObject, Sendable {
  private let foundationMark = FoundationMark.swiftObject

  private enum Value: Sendable {
    case fixed(CGColor)
    case pair(light: CGColor, dark: CGColor)
    indirect case looks(ColorLooks)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let value: Value

  private init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// A fixed colour: the same in light and dark.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// A colour that asks `dynamicProvider` whenever it is resolved.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  convenience init(light: UIColor, dark: UIColor) {
    self.init(.pair(light: light.cgColor, dark: dark.cgColor))
  }

  convenience init(looks: ColorLooks) { self.init(.looks(looks)) }

  /// Components and alpha are 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The same numbers in sRGB: the wider colours of Display P3 are not here.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Grey: pictures are not decoded here, so that there is no pattern to repeat.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// A grey; `white` from 0 for black to 1 for white, and `alpha` from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue 0…1 runs once around the colour wheel, from red by way of green; values outside 0…1 are clamped.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = min(max(hue, 0), 1)
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    // Each primary is a trapezium over the wheel, shifted by a third of it.
    func primary(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: primary(5), green: primary(3), blue: primary(1), alpha: alpha)
  }

  // MARK: Resolved

  /// The colour with the current traits: a dynamic one may answer differently later.
  public var cgColor: CGColor { color(with: .current) }

  /// The colour that this one is with `traits`, which is not dynamic. An unspecified style counts as light.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    if case .fixed = value { return self }
    return UIColor(cgColor: color(with: traits))
  }

  /// Providers may answer with dynamic colours again, but not without end.
  private func color(with traits: UITraitCollection, depth: Int = 0) -> CGColor {
    switch value {
    case .fixed(let color): return color
    case .pair(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .looks(let looks): return looks.color(with: traits)
    case .dynamic(let provider):
      guard depth < 16 else { return CGColor(gray: 0, alpha: 0) }
      return provider(traits).color(with: traits, depth: depth + 1)
    }
  }

  /// Stays dynamic where the colour is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ color: CGColor) -> CGColor {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    switch value {
    case .fixed(let color): return UIColor(cgColor: changed(color))
    case .pair(let light, let dark): return UIColor(.pair(light: changed(light), dark: changed(dark)))
    case .looks(let looks): return UIColor(.looks(looks.map(changed)))
    case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Two providers are equal only as the same colour object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (value, other.value) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    case (.looks(let mine), .looks(let theirs)): return mine == theirs
    default: return self === other
    }
  }

  public override var hash: Int {
    switch value {
    case .fixed(let color): color.hashValue
    case .pair(let light, let dark): light.hashValue ^ dark.hashValue &* 31
    case .looks(let looks): looks.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
