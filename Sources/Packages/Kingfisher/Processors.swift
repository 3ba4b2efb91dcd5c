// RoundCornerImageProcessor, ResizingImageProcessor, DownsamplingImageProcessor, CroppingImageProcessor —
// after Kingfisher's public API.
// State: complete.

import PictureLoading
import UIKit

/// A radius, in points or as a share of the picture.
public enum Radius: Sendable {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)

  /// In points.
  func length(in size: CGSize) -> CGFloat {
    switch self {
    case .widthFraction(let share): size.width * share
    case .heightFraction(let share): size.height * share
    case .point(let points): points
    }
  }
}

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  var corners: UIRectCorner { UIRectCorner(rawValue: UInt(max(0, rawValue))) }
}

/// Ways to fit a picture into a size.
public enum ContentMode: Sendable {
  case none, aspectFit, aspectFill

  var fit: PictureFit {
    switch self {
    case .none: .stretched
    case .aspectFit: .fitting
    case .aspectFill: .filling
    }
  }
}

/// Cuts the corners off.
public struct RoundCornerImageProcessor: ImageProcessor {
  public let identifier: String
  public let radius: Radius
  public let roundingCorners: RectCorner
  /// In points; nil: the picture's own size.
  public let targetSize: CGSize?
  public let backgroundColor: UIColor?

  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
      backgroundColor: backgroundColor)
  }

  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (self.radius, self.targetSize, roundingCorners) = (radius, targetSize, corners)
    self.backgroundColor = backgroundColor
    let words = "\(radius)_\(targetSize.map { "\($0)" } ?? "")_\(corners.rawValue)"
    identifier = "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(words))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in
      image.changed {
        if let targetSize { $0.fit(targetSize, .filling, isCut: true) }
        $0.round(roundingCorners.corners, radius: radius.length(in: $0.size))
        $0.background = backgroundColor
      }
    }
  }
}

/// Changes the size.
public struct ResizingImageProcessor: ImageProcessor {
  public let identifier: String
  /// In points.
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
    identifier = "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize), \(mode))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in image.changed { $0.fit(referenceSize, targetContentMode.fit) } }
  }
}

/// Makes large pictures small enough for `size`, in points, and leaves small ones as they are. Their pixels
/// stay: only what counts as a point changes.
public struct DownsamplingImageProcessor: ImageProcessor {
  public let identifier: String
  /// In points.
  public let size: CGSize

  public init(size: CGSize) {
    self.size = size
    identifier = "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))"
  }

  /// Without a size, as of a view that was not laid out yet, the picture is handed on.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in
      // As the package does, the longer side is brought to that of the wanted size.
      let (own, wanted) = (max(image.size.width, image.size.height), max(size.width, size.height))
      guard own > 0, wanted > 0, own.isFinite, wanted.isFinite, wanted < own, let picture = image.cgImage
      else { return image }
      return UIImage(cgImage: picture, scale: image.scale * own / wanted, orientation: .up)
    }
  }
}

/// Takes a part of the picture.
public struct CroppingImageProcessor: ImageProcessor {
  public let identifier: String
  /// In points.
  public let size: CGSize
  /// The place that stays where it is, 0...1 each way.
  public let anchor: CGPoint

  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    (self.size, self.anchor) = (size, anchor)
    identifier = "com.onevcat.Kingfisher.CroppingImageProcessor(\(size)_\(anchor))"
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    changed(item, options) { image in
      image.changed {
        let (x, y) = (max(0, min(1, anchor.x)), max(0, min(1, anchor.y)))
        let place = CGPoint(x: (image.size.width - size.width) * x, y: (image.size.height - size.height) * y)
        $0.cut(to: CGRect(origin: place, size: size))
      }
    }
  }
}
