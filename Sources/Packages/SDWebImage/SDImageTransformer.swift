// SDImageTransformer and the transformers; the changes of pictures — after SDWebImage's public API.
// State: partial. Missing: turning and flipping, borders, filters of Core Image.

import PictureLoading
import UIKit

/// Makes the picture that is shown of what has come.
public protocol SDImageTransformer {
  /// Pictures of different transformers are kept apart by it.
  var transformerKey: String { get }
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// One after another.
public final class SDImagePipelineTransformer: NSObject, SDImageTransformer {
  public let transformers: [any SDImageTransformer]
  public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image as UIImage?) { image, next in
      image.flatMap { next.transformedImage(with: $0, forKey: key) }
    }
  }
}

/// Cuts the corners off.
public final class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
  /// In points.
  public let cornerRadius: CGFloat
  public let corners: UIRectCorner
  /// Kept, and not drawn.
  public let borderWidth: CGFloat
  public let borderColor: UIColor?

  public init(radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
    (cornerRadius, self.corners) = (radius, corners)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
  }

  public var transformerKey: String { "SDImageRoundCornerTransformer(\(cornerRadius),\(corners.rawValue))" }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_roundedCornerImage(
      withRadius: cornerRadius, corners: corners, borderWidth: borderWidth, borderColor: borderColor)
  }
}

/// Changes the size.
public final class SDImageResizingTransformer: NSObject, SDImageTransformer {
  /// In points.
  public let size: CGSize
  public let scaleMode: SDImageScaleMode

  public init(size: CGSize, scaleMode: SDImageScaleMode) {
    (self.size, self.scaleMode) = (size, scaleMode)
  }

  public var transformerKey: String { "SDImageResizingTransformer(\(size),\(scaleMode.rawValue))" }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_resizedImage(with: size, scaleMode: scaleMode)
  }
}

/// Takes a part of the picture.
public final class SDImageCroppingTransformer: NSObject, SDImageTransformer {
  /// In points of the picture.
  public let rect: CGRect
  public init(rect: CGRect) { self.rect = rect }

  public var transformerKey: String { "SDImageCroppingTransformer(\(rect))" }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_croppedImage(with: rect)
  }
}

/// Lays a colour over the picture, as strong as its alpha says.
public final class SDImageTintTransformer: NSObject, SDImageTransformer {
  public let tintColor: UIColor
  public init(color: UIColor) { tintColor = color }

  public var transformerKey: String { "SDImageTintTransformer(\(tintColor.cgColor))" }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_tintedImage(with: tintColor)
  }
}

/// Blurs.
public final class SDImageBlurTransformer: NSObject, SDImageTransformer {
  /// In points.
  public let blurRadius: CGFloat
  public init(radius: CGFloat) { blurRadius = radius }

  public var transformerKey: String { "SDImageBlurTransformer(\(blurRadius))" }
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_blurredImage(withRadius: blurRadius)
  }
}

extension UIImage {
  public static func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }
  public static func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
    data.flatMap { UIImage(data: $0, scale: scale) }
  }

  /// - Parameter size: in points.
  public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
    let fit: PictureFit =
      switch scaleMode {
      case .fill: .stretched
      case .aspectFit: .fitting
      case .aspectFill: .filling
      }
    return changed { $0.fit(size, fit, isCut: scaleMode == .aspectFill) }
  }
  public func sd_croppedImage(with rect: CGRect) -> UIImage? { changed { $0.cut(to: rect) } }
  public func sd_roundedCornerImage(
    withRadius cornerRadius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?
  ) -> UIImage? { changed { $0.round(corners, radius: cornerRadius) } }
  public func sd_tintedImage(with tintColor: UIColor) -> UIImage? { changed { $0.overlay = tintColor } }
  public func sd_blurredImage(withRadius blurRadius: CGFloat) -> UIImage? {
    changed { $0.blur(radius: blurRadius) }
  }
}
