// How pictures would like to be shown. Insets have no effect on pages yet.

import QuartzCore

extension UIImage {
  /// Raw values as UIKit's.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What a picture is looked up with.
  public class Configuration: NSObject, @unchecked Sendable {
    // Subclasses of ours have only constants.
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  /// How the middle of an image fills its place. Without effect, as the caps are.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  /// The picture itself: orientations are not shown.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same picture, that keeps that it would be turned over where one reads from the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(self, images: images, duration: duration, flips: true)
  }
  public var imageOrientation: Orientation { .up }

  /// The file as it is, whatever it is.
  public func pngData() -> Data? { cgImage.map { Data($0.encoded) } }
  public func jpegData(compressionQuality: CGFloat) -> Data? { cgImage.map { Data($0.encoded) } }
}
