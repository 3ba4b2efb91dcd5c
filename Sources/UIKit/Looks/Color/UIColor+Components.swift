// The components of a colour as the current traits make it.

import QuartzCore

extension UIColor {
  /// Sets what is not nil to the sRGB components and alpha, 0…1. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets what is not nil to hue (0 for greys, always under 1), saturation, brightness and alpha, 0…1. Always
  /// true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (r, g, b) = (color.red, color.green, color.blue)
    let most = max(r, g, b)
    let range = most - min(r, g, b)
    hue?.pointee = range == 0 ? 0 : Self.sixths(r, g, b, most: most, range: range) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Sixths of the colour wheel, 0..<6: which primary is strongest, and towards which the colour leans.
  private static func sixths(
    _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, most: CGFloat, range: CGFloat
  ) -> CGFloat {
    if most == r { return (g - b) / range + (g < b ? 6 : 0) }
    return most == g ? (b - r) / range + 2 : (r - g) / range + 4
  }

  /// Sets what is not nil and answers true where the colour is a grey; nothing and false where it is not.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
