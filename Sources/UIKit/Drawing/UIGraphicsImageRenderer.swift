// UIGraphicsImageRenderer, UIGraphicsImageRendererContext, UIGraphicsImageRendererFormat — after Apple,
// read 2026-11.
// State: partial. Missing: text, shadows and other pictures in the picture (one that fills it is taken as it
// is), PDF, JPEG.

import QuartzCore

/// How a picture is to be made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: MainActorObject {
  /// Pixels per point.
  public var scale: CGFloat = 2
  /// Whether the picture's ground is black where nothing is drawn. Default false: it is clear.
  public var opaque = false
  /// Of the picture, in points; zero before a renderer has the format.
  public internal(set) var bounds = CGRect.zero

  /// Two pixels per point, on a clear ground.
  public init() { super.init(_object: ()) }

  /// A copy, which is a renderer's own.
  fileprivate convenience init(_ other: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.init()
    (scale, opaque, self.bounds) = (other.scale, other.opaque, bounds)
  }

  /// Two pixels per point, on a clear ground.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The same as `default()`.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures of what a closure draws.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: MainActorObject {
  private let bounds: CGRect
  /// A copy of the format that the renderer was made with, with the picture's bounds.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures of `bounds`, in points: its origin is where drawing has its zero.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = UIGraphicsImageRendererFormat(format, bounds: bounds.standardized)
    super.init(_object: ())
  }

  /// Pictures of `size` points, in the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Pictures of `size` points, in `format`.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of `bounds`, in points, in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A picture larger than a thousand pixels is made with fewer of them to the point.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let target = CGContext(bounds: bounds)
    let context = UIGraphicsImageRendererContext(target, self)
    UIGraphicsPushContext(target)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// The file of the picture that `actions` draws; empty where there is none.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The file is a PNG all the same: pictures are made as such. `compressionQuality` is not heeded.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// Gives drawing its context while a picture is made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: MainActorObject {
  /// The context that drawing goes into, in points.
  public let cgContext: CGContext
  private let renderer: UIGraphicsImageRenderer

  fileprivate init(_ context: CGContext, _ renderer: UIGraphicsImageRenderer) {
    cgContext = context
    self.renderer = renderer
    super.init(_object: ())
  }

  /// The renderer's format.
  public var format: UIGraphicsImageRendererFormat { renderer.format }

  /// The picture of all that was drawn so far.
  public var currentImage: UIImage {
    .drawn(in: cgContext, scale: renderer.format.scale, isOpaque: renderer.format.opaque)
  }

  /// With the fill colour, in points.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// With the fill colour, in points; of the blend modes, `normal`, `copy` and `clear` are drawn as such.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
  /// A line of one point inside the rectangle's edge, in the stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Cuts what is drawn from now on to `rect`, in points.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
