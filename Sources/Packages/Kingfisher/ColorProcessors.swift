// BlurImageProcessor, TintImageProcessor, OverlayImageProcessor, ColorControlsProcessor, BlackWhiteProcessor,
// BlendImageProcessor — after Kingfisher's public API.
// State: partial. Missing: modes of blending; borders.

import PictureLoading
import UIKit

/// Blurs.
public struct BlurImageProcessor: ImageProcessor {
  public let identifier: String
  /// In points.
  public let blurRadius: CGFloat

  public init(blurRadius: CGFloat) {
    self.blurRadius = blurRadius
    identifier = "com.onevcat.Kingfisher.BlurImageProcessor(\(blurRadius))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in image.changed { $0.blur(radius: blurRadius) } }
  }
}

/// Lays a colour over the picture, as strong as its alpha says.
public struct TintImageProcessor: ImageProcessor {
  public let identifier: String
  public let tint: UIColor

  public init(tint: UIColor) {
    self.tint = tint
    identifier = "com.onevcat.Kingfisher.TintImageProcessor(\(tint.cgColor))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in image.changed { $0.overlay = tint } }
  }
}

/// Lays a colour over the picture, of which `fraction` of the picture's own stays.
public struct OverlayImageProcessor: ImageProcessor {
  public let identifier: String
  public let overlay: UIColor
  /// 0...1: 0 covers the picture.
  public let fraction: CGFloat

  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    (self.overlay, self.fraction) = (overlay, fraction)
    identifier = "com.onevcat.Kingfisher.OverlayImageProcessor(\(overlay.cgColor)_\(fraction))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in
      image.changed { $0.overlay = overlay.withAlphaComponent(max(0, min(1, 1 - fraction))) }
    }
  }
}

/// Changes brightness, contrast and saturation.
public struct ColorControlsProcessor: ImageProcessor {
  public let identifier: String
  public let brightness, contrast, saturation, inputEV: CGFloat

  /// - Parameter inputEV: kept, without effect.
  public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {
    (self.brightness, self.contrast, self.saturation) = (brightness, contrast, saturation)
    self.inputEV = inputEV
    let words = "\(brightness)_\(contrast)_\(saturation)_\(inputEV)"
    identifier = "com.onevcat.Kingfisher.ColorControlsProcessor_\(words)"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in
      image.changed { $0.adjust(brightness: brightness, contrast: contrast, saturation: saturation) }
    }
  }
}

/// Takes the colours away.
public struct BlackWhiteProcessor: ImageProcessor {
  public let identifier = "com.onevcat.Kingfisher.BlackWhiteProcessor"
  public init() {}

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in image.changed { $0.adjust(saturation: 0) } }
  }
}

/// Lays the picture over a colour, or blends with one in its normal mode.
public struct BlendImageProcessor: ImageProcessor {
  public let identifier: String
  public let blendMode: CGBlendMode
  public let alpha: CGFloat
  public let backgroundColor: UIColor?

  public init(blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil) {
    (self.blendMode, self.alpha, self.backgroundColor) = (blendMode, alpha, backgroundColor)
    identifier = "com.onevcat.Kingfisher.BlendImageProcessor(\(blendMode.rawValue),\(alpha))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in image.changed { $0.background = backgroundColor } }
  }
}
