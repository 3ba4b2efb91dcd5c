// How pictures would like to be shown. Insets have no effect on pages yet.

import QuartzCore

extension UIImage {
  /// Raw values as UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are shown in the view's tint colour, and pictures in their own colours.
    case automatic = 0
    /// In its own colours; a symbol without one is black.
    case alwaysOriginal
    /// In the tint colour of the view that shows it: only its shape counts.
    case alwaysTemplate
  }

  /// How the pixels of a picture are to be turned. Without effect: pictures are shown as their pixels stand.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The wishes with which a picture is looked up.
  public class Configuration: NSObject, @unchecked Sendable {
    // Subclasses of ours have only constants.
  }

  /// How large a symbol is beside letters. `default` and `unspecified` leave that open.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// How heavy a symbol's lines are. `unspecified` leaves that open.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The picture itself: all of it stretches.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture itself: all of it stretches.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  /// How the middle of an image fills its place. Without effect, as the caps are.
  public enum ResizingMode: Int, Sendable {
    /// The middle repeats.
    case tile = 0
    /// The middle stretches.
    case stretch
  }

  /// The picture itself: orientations are not shown.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same picture, that keeps that it would be turned over where one reads from the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(self, images: images, duration: duration, flips: true)
  }
  /// Always `up`.
  public var imageOrientation: Orientation { .up }

  /// The file as it is, whatever it is.
  public func pngData() -> Data? { cgImage.map { Data($0.encoded) } }
  /// The file as it is, whatever it is. `compressionQuality` is not heeded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { cgImage.map { Data($0.encoded) } }
}
