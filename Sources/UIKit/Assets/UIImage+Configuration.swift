// How pictures would like to be shown. Kept; tints and insets have no effect on pages yet.

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

  /// How a symbol is looked up. Its point size counts.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points; nil: 17.
    let pointSize: CGFloat?

    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }
    /// As large as the font's letters.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: font.pointSize) }
    public init(scale: SymbolScale) { pointSize = nil }
    public init(weight: SymbolWeight) { pointSize = nil }
    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }

  /// The file as it is, whatever it is.
  public func pngData() -> Data? { cgImage.map { Data($0.encoded) } }
  public func jpegData(compressionQuality: CGFloat) -> Data? { cgImage.map { Data($0.encoded) } }
}
