// Pictures made of others.
//
// UIKit never decodes a picture here, so none can be changed pixel by pixel. A drawing of the page's (SVG)
// that has the picture in it can: it is cut, tinted and blurred where it is shown.

import Foundation
import UIKit

/// Makes a picture of another, as a drawing with that one in it.
package struct ChangedPicture {
  /// Of the new picture, in points.
  package var size: CGSize
  /// Where the old one lies in it, in points.
  package var place: CGRect
  /// The outline that it is cut to, as of SVG's `path`; nil for all of it.
  package var outline: String?
  /// The contents of a filter of SVG's; empty for none.
  package var filter = ""
  /// Colours below and above the picture, each with its opacity.
  package var background: UIColor?
  package var overlay: UIColor?

  /// Bytes of a picture beyond which it stays as it is: the drawing would hold all of them once more.
  private static let most = 4 << 20
  /// Pixels to the side of a drawing.
  private static let longest: CGFloat = 4000

  /// Begins as the picture itself.
  package init(_ image: UIImage) {
    size = image.size
    place = CGRect(origin: .zero, size: image.size)
  }

  /// Cuts the corners off, by `radius` points each, at most to a half circle.
  package mutating func round(_ corners: UIRectCorner, radius: CGFloat) {
    let most = min(size.width, size.height) / 2
    guard radius > 0, most > 0 else { return }
    let r = min(radius, most)
    let (w, h) = (size.width, size.height)
    func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? r : 0 }
    let (tl, tr) = (at(.topLeft), at(.topRight))
    let (br, bl) = (at(.bottomRight), at(.bottomLeft))
    outline =
      "M\(tl) 0H\(w - tr)A\(tr) \(tr) 0 0 1 \(w) \(tr)V\(h - br)A\(br) \(br) 0 0 1 \(w - br) \(h)"
      + "H\(bl)A\(bl) \(bl) 0 0 1 0 \(h - bl)V\(tl)A\(tl) \(tl) 0 0 1 \(tl) 0Z"
  }

  /// The picture `image` in this drawing; `image` itself where it cannot be drawn: symbols, templates, large
  /// files.
  package func drawing(_ image: UIImage) -> UIImage {
    guard !image.isSymbolImage, image.renderingMode != .alwaysTemplate, let picture = image.cgImage,
      picture.tint == nil, picture.encoded.count <= Self.most, Self.isDrawable(size),
      place.width.isFinite, place.height.isFinite
    else { return image }
    // Drawings are as sharp as the screen; their edges should be so where the picture itself is coarse.
    let longest = max(size.width, size.height)
    let scale = min(max(image.scale, 2), Self.longest / longest)
    let (width, height) = (size.width * scale, size.height * scale)
    let data = Data(picture.encoded).base64EncodedString()
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(size.width) \(size.height)\">" + definitions + "<g\(clip)>" + rect(background)
      + "<image x=\"\(place.minX)\" y=\"\(place.minY)\" width=\"\(place.width)\" height=\"\(place.height)\""
      + " preserveAspectRatio=\"none\"\(filter.isEmpty ? "" : " filter=\"url(#f)\"")"
      + " href=\"data:\(picture.mediaType);base64,\(data)\"/>" + rect(overlay) + "</g></svg>"
    return UIImage(data: Data(text.utf8), scale: scale) ?? image
  }

  private static func isDrawable(_ size: CGSize) -> Bool {
    size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
  }

  private var clip: String { outline == nil ? "" : " clip-path=\"url(#c)\"" }

  private var definitions: String {
    let outlines = outline.map { "<clipPath id=\"c\"><path d=\"\($0)\"/></clipPath>" } ?? ""
    let filters =
      filter.isEmpty
      ? ""
      : "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">"
        + filter + "</filter>"
    return outlines + filters
  }

  private func rect(_ color: UIColor?) -> String {
    guard let color else { return "" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else { return "" }
    let parts = [red, green, blue].map { Int(max(0, min(255, ($0 * 255).rounded()))) }
    return "<rect width=\"\(size.width)\" height=\"\(size.height)\" fill=\"rgb(\(parts[0]),\(parts[1]),"
      + "\(parts[2]))\" fill-opacity=\"\(alpha)\"/>"
  }
}
