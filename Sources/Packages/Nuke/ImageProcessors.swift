// ImageProcessing, ImageProcessors, ImageProcessingOptions — after Nuke's public API.
// State: partial. Missing: borders, filters of Core Image.

import PictureLoading
import UIKit

/// Makes the picture that is shown of what has come.
public protocol ImageProcessing: Sendable {
  /// nil where nothing can be made of it.
  func process(_ image: UIImage) -> UIImage?
  /// Pictures of different processors are kept apart by it.
  var identifier: String { get }
}

public enum ImageProcessingOptions {
  public enum Unit: Sendable, CustomStringConvertible {
    case points, pixels
    public var description: String { self == .points ? "points" : "pixels" }
  }

  /// Kept, and not drawn.
  public struct Border: Hashable, @unchecked Sendable {
    // A colour never changes.
    public let width: CGFloat
    public let color: UIColor

    public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {
      (self.color, self.width) = (color, width)
    }
  }

  public enum ContentMode: Sendable, CustomStringConvertible {
    case aspectFill, aspectFit
    public var description: String { self == .aspectFill ? ".aspectFill" : ".aspectFit" }
  }
}

/// The processors that come along.
public enum ImageProcessors {
  /// Changes the size. A smaller picture is made larger only where `upscale` says so.
  public struct Resize: ImageProcessing {
    private let size: CGSize
    private let fit: PictureFit?
    private let crop, upscale: Bool
    public let identifier: String

    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {
      self.size = unit.points(size)
      fit = contentMode == .aspectFill ? .filling : .fitting
      (self.crop, self.upscale) = (crop, upscale)
      identifier = "com.github.kean/nuke/resize?s=\(size),cm=\(contentMode),crop=\(crop),upscale=\(upscale)"
    }

    public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
      self.init(
        size: CGSize(width: width, height: 9999), unit: unit, contentMode: .aspectFit, upscale: upscale)
    }

    public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
      self.init(
        size: CGSize(width: 9999, height: height), unit: unit, contentMode: .aspectFit, upscale: upscale)
    }

    public func process(_ image: UIImage) -> UIImage? {
      let (wide, high) = (size.width / max(image.size.width, 1), size.height / max(image.size.height, 1))
      let isSmaller = fit == .filling ? max(wide, high) > 1 : min(wide, high) > 1
      guard let fit, upscale || !isSmaller || crop else { return image }
      return image.changed { $0.fit(size, fit, isCut: crop && fit == .filling) }
    }
  }

  /// Cuts the corners off.
  public struct RoundedCorners: ImageProcessing {
    private let radius: CGFloat
    public let identifier: String

    public init(
      radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
      border: ImageProcessingOptions.Border? = nil
    ) {
      self.radius = unit.points(radius)
      identifier = "com.github.kean/nuke/rounded_corners?radius=\(radius),unit=\(unit)"
    }

    public func process(_ image: UIImage) -> UIImage? {
      image.changed { $0.round(.allCorners, radius: radius) }
    }
  }

  /// Cuts the middle of the picture out, as a circle.
  public struct Circle: ImageProcessing {
    public let identifier = "com.github.kean/nuke/circle"
    public init(border: ImageProcessingOptions.Border? = nil) {}

    public func process(_ image: UIImage) -> UIImage? {
      let side = min(image.size.width, image.size.height)
      return image.changed {
        $0.fit(CGSize(width: side, height: side), .filling, isCut: true)
        $0.round(.allCorners, radius: side / 2)
      }
    }
  }

  /// Blurs.
  public struct GaussianBlur: ImageProcessing {
    private let radius: Int
    public let identifier: String

    /// - Parameter radius: in points.
    public init(radius: Int = 8) {
      self.radius = radius
      identifier = "com.github.kean/nuke/gaussian_blur?radius=\(radius)"
    }

    public func process(_ image: UIImage) -> UIImage? { image.changed { $0.blur(radius: CGFloat(radius)) } }
  }

  /// As a closure says.
  public struct Anonymous: ImageProcessing {
    public let identifier: String
    private let closure: @Sendable (UIImage) -> UIImage?

    public init(id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?) {
      (identifier, self.closure) = (id, closure)
    }

    public func process(_ image: UIImage) -> UIImage? { closure(image) }
  }

  /// One after another.
  public struct Composition: ImageProcessing {
    private let processors: [any ImageProcessing]
    public var identifier: String { processors.map(\.identifier).joined() }
    public init(_ processors: [any ImageProcessing]) { self.processors = processors }

    public func process(_ image: UIImage) -> UIImage? {
      processors.reduce(image as UIImage?) { image, next in image.flatMap(next.process) }
    }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
  ) -> Self { Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale) }
  public static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(width: width, unit: unit, upscale: upscale) }
  public static func resize(
    height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(height: height, unit: unit, upscale: upscale) }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(
    radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
    border: ImageProcessingOptions.Border? = nil
  ) -> Self { Self(radius: radius, unit: unit, border: border) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle(border: ImageProcessingOptions.Border? = nil) -> Self { Self(border: border) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
  public static func process(
    id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?
  ) -> Self { Self(id: id, closure) }
}

extension ImageProcessingOptions.Unit {
  /// Two pixels to a point, as on most phones' screens of old: pictures have no screen.
  private var factor: CGFloat { self == .points ? 1 : 0.5 }
  func points(_ length: CGFloat) -> CGFloat { length * factor }
  func points(_ size: CGSize) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
