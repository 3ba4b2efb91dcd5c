// kf of pictures: resize, crop, image(withRoundRadius:), blurred, tinted and their like — after Kingfisher's
// public API.
// State: partial. Missing: frames, formats, blending.

import PictureLoading
import UIKit

extension KingfisherWrapper where Base: UIImage {
  /// In points.
  public var size: CGSize { base.size }
  public var scale: CGFloat { base.scale }
  public func pngRepresentation() -> Data? { base.pngData() }
  public func jpegRepresentation(compressionQuality: CGFloat) -> Data? {
    base.jpegData(compressionQuality: compressionQuality)
  }

  public func image(
    withRadius radius: Radius, fit size: CGSize, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> UIImage {
    base.changed {
      $0.fit(size, .filling, isCut: true)
      $0.round(corners.corners, radius: radius.length(in: size))
      $0.background = backgroundColor
    }
  }

  public func image(
    withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> UIImage {
    image(
      withRadius: .point(radius), fit: size, roundingCorners: corners, backgroundColor: backgroundColor)
  }

  public func resize(to size: CGSize) -> UIImage { base.changed { $0.fit(size, .stretched) } }
  public func resize(to targetSize: CGSize, for contentMode: ContentMode) -> UIImage {
    base.changed { $0.fit(targetSize, contentMode.fit) }
  }
  public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage {
    CroppingImageProcessor(size: size, anchor: anchor)
      .process(item: .image(base), options: KingfisherParsedOptionsInfo(nil)) ?? base
  }
  public func blurred(withRadius radius: CGFloat) -> UIImage { base.changed { $0.blur(radius: radius) } }
  public func overlaying(with color: UIColor, fraction: CGFloat) -> UIImage {
    base.changed { $0.overlay = color.withAlphaComponent(max(0, min(1, 1 - fraction))) }
  }
  public func tinted(with color: UIColor) -> UIImage { base.changed { $0.overlay = color } }
  public func adjusted(
    brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat
  ) -> UIImage {
    base.changed { $0.adjust(brightness: brightness, contrast: contrast, saturation: saturation) }
  }
  /// It is shown by the page, which decodes it in its own time.
  public var decoded: UIImage { base }
}

extension KingfisherWrapper where Base == CGSize {
  /// As large as fits into `size`, the proportions kept.
  public func constrained(_ size: CGSize) -> CGSize { scaled(min(size.width / width, size.height / height)) }
  /// As large as covers `size`, the proportions kept.
  public func filling(_ size: CGSize) -> CGSize { scaled(max(size.width / width, size.height / height)) }
  public func resize(to size: CGSize, for contentMode: ContentMode) -> CGSize {
    switch contentMode {
    case .aspectFit: constrained(size)
    case .aspectFill: filling(size)
    case .none: size
    }
  }

  private var width: CGFloat { base.width > 0 ? base.width : 1 }
  private var height: CGFloat { base.height > 0 ? base.height : 1 }
  private func scaled(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
