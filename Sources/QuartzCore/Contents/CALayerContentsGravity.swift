// CALayerContentsGravity — after Apple's documentation "CALayerContentsGravity", read 2026-11.
// State: complete.

import CoreGraphics

/// How a picture fills its layer's bounds.
///
/// As the header of Apple's `CALayer` says, "bottom" always means the least y and "top" the greatest: with y
/// downwards, as in UIKit, `bottom` puts the picture at the upper edge of the screen and `top` at the lower
/// one.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// One of the constants' names; any other counts as `resize`.
  public let rawValue: String
  /// A gravity of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size at the greatest y, the lower edge of the screen, centred along x.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size at the least y, the upper edge of the screen, centred along x.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size at the left edge, centred along y.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size at the right edge, centred along y.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size at the left edge and the greatest y, the lower edge of the screen.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size at the right edge and the greatest y, the lower edge of the screen.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size at the left edge and the least y, the upper edge of the screen.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size at the right edge and the least y, the upper edge of the screen.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched along both axes.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, centred; what is over is cut only by `masksToBounds`.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where a picture of `size` points lies in `bounds` (Facts 6.2). An unknown name counts as `resize`; an
  /// empty picture is not scaled.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .center: place(size, in: bounds, 0.5, 0.5)
    case .top: place(size, in: bounds, 0.5, 1)
    case .bottom: place(size, in: bounds, 0.5, 0)
    case .left: place(size, in: bounds, 0, 0.5)
    case .right: place(size, in: bounds, 1, 0.5)
    case .topLeft: place(size, in: bounds, 0, 1)
    case .topRight: place(size, in: bounds, 1, 1)
    case .bottomLeft: place(size, in: bounds, 0, 0)
    case .bottomRight: place(size, in: bounds, 1, 0)
    case .resizeAspect: place(scaled(size, in: bounds, by: min), in: bounds, 0.5, 0.5)
    case .resizeAspectFill: place(scaled(size, in: bounds, by: max), in: bounds, 0.5, 0.5)
    default: bounds
    }
  }

  /// `x` and `y`: which fraction of the room that is left lies before the picture.
  private func place(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, by choice: (CGFloat, CGFloat) -> CGFloat
  ) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    let scale = choice(bounds.width / size.width, bounds.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
