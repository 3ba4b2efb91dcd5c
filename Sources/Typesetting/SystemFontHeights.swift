/// The heights of San Francisco, the system font of a phone, which Inter stands for.
///
/// `UIFont.lineHeight` of 17 points is 20.287109375 on a device, that is 2444 units of 2048; ascender,
/// capitals and small letters are those that `UIFont` tells there. Labels of public projects whose frames
/// Interface Builder wrote down are as high, rounded up to pixels, in every size from 8 to 46 points.
enum SystemFontHeights {
  private static let unitsPerEm = 2048.0

  static func metrics(size: Double) -> FontMetrics {
    let points = size / unitsPerEm
    return FontMetrics(
      ascender: 1950 * points, descender: -494 * points, leading: 0, capHeight: 1443 * points,
      xHeight: 1078 * points)
  }
}
