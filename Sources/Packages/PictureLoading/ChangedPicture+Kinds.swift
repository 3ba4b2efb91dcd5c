import UIKit

/// The ways in which a picture takes the room it is given.
package enum PictureFit: Sendable { case stretched, fitting, filling }

extension ChangedPicture {
  /// Lays the picture out for `target`, in points: stretched to it; as large as fits into it, its proportions
  /// kept; or as large as covers it, and cut to it where `isCut`.
  package mutating func fit(_ target: CGSize, _ fit: PictureFit, isCut: Bool = false) {
    guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return }
    let (wide, high) = (target.width / size.width, target.height / size.height)
    var fitted = target
    if fit != .stretched {
      let factor = fit == .fitting ? min(wide, high) : max(wide, high)
      fitted = CGSize(width: size.width * factor, height: size.height * factor)
    }
    size = isCut ? target : fitted
    place = CGRect(
      x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2, width: fitted.width,
      height: fitted.height)
  }

  /// Takes a part of the picture, `rect` in its points.
  package mutating func cut(to rect: CGRect) {
    let part = rect.intersection(CGRect(origin: .zero, size: size))
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    place = place.offsetBy(dx: -part.minX, dy: -part.minY)
    size = part.size
  }

  /// - Parameter radius: in points.
  package mutating func blur(radius: CGFloat) {
    guard radius > 0, radius.isFinite else { return }
    filter += "<feGaussianBlur stdDeviation=\"\(radius / 2)\"/>"
    // There is nothing around the picture, into which its edges would fade.
    filter += "<feComponentTransfer><feFuncA type=\"discrete\" tableValues=\"0 1 1 1 1 1 1 1\"/>"
    filter += "</feComponentTransfer>"
  }

  /// - Parameters:
  ///   - brightness: added to every colour, -1...1.
  ///   - contrast: 1 leaves it.
  ///   - saturation: 0 for grey, 1 leaves it.
  package mutating func adjust(brightness: CGFloat = 0, contrast: CGFloat = 1, saturation: CGFloat = 1) {
    guard brightness.isFinite, contrast.isFinite, saturation.isFinite else { return }
    filter += "<feColorMatrix type=\"saturate\" values=\"\(saturation)\"/>"
    let linear = "type=\"linear\" slope=\"\(contrast)\" intercept=\"\(brightness + (1 - contrast) / 2)\""
    filter += "<feComponentTransfer><feFuncR \(linear)/><feFuncG \(linear)/><feFuncB \(linear)/>"
    filter += "</feComponentTransfer>"
  }
}

extension UIImage {
  /// This picture with what `change` says done to it.
  package func changed(_ change: (inout ChangedPicture) -> Void) -> UIImage {
    var drawing = ChangedPicture(self)
    change(&drawing)
    return drawing.drawing(self)
  }
}
