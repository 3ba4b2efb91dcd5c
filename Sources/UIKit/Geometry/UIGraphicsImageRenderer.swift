// UIGraphicsImageRenderer, UIGraphicsImageRendererContext, UIGraphicsImageRendererFormat — after Apple, read 2026-11.
// State: partial. Missing: all drawing but filled rectangles and ellipses; nothing else reaches the picture.

import QuartzCore

/// How a picture is to be made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: MainActorObject {
  /// Pixels per point.
  public var scale: CGFloat = 2
  public var opaque = false

  public init() { super.init(_object: ()) }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures of what a closure draws: one colour over another, in rectangles and ellipses.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: MainActorObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
    super.init(_object: ())
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A picture larger than a thousand pixels is made with fewer of them to the point.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let longest = max(bounds.width, bounds.height, 1)
    let scale = min(max(format.scale, 0.01), 1000 / longest)
    let canvas = PixelCanvas(bounds: bounds, scale: scale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(canvas, self)
    let outer = PixelCanvas.current
    PixelCanvas.current = canvas
    actions(context)
    PixelCanvas.current = outer
    return canvas.makeImage()
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What a picture is drawn with.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: MainActorObject {
  private let canvas: PixelCanvas
  private let renderer: UIGraphicsImageRenderer

  fileprivate init(_ canvas: PixelCanvas, _ renderer: UIGraphicsImageRenderer) {
    self.canvas = canvas
    self.renderer = renderer
    super.init(_object: ())
  }

  public var cgContext: CGContext { canvas.context }
  public var format: UIGraphicsImageRendererFormat { renderer.format }
  public var currentImage: UIImage { canvas.makeImage() }

  /// With the fill colour, in points.
  public func fill(_ rect: CGRect) { canvas.fill(rect) { _, _ in true } }
  /// Not drawn.
  public func stroke(_ rect: CGRect) {}
  /// Not heeded.
  public func clip(to rect: CGRect) {}
}

/// The part of Core Graphics' context that a canvas understands.
@preconcurrency @MainActor public final class CGContext {
  private unowned let canvas: PixelCanvas

  fileprivate init(_ canvas: PixelCanvas) { self.canvas = canvas }

  public func setFillColor(_ color: CGColor) { canvas.color = color }
  /// Kept for source compatibility: lines are not drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Kept for source compatibility: lines are not drawn.
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) { canvas.fill(rect) { _, _ in true } }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func clear(_ rect: CGRect) { canvas.clear(rect) }

  public func fillEllipse(in rect: CGRect) {
    let box = rect.standardized
    guard !box.isEmpty else { return }
    canvas.fill(box) { x, y in
      let (dx, dy) = ((x - box.midX) / (box.width / 2), (y - box.midY) / (box.height / 2))
      return dx * dx + dy * dy <= 1
    }
  }
}

/// The context that is drawn into now; nil outside of a renderer's closure.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  PixelCanvas.current?.context
}

/// Fills with the colour that was set.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  PixelCanvas.current?.fill(rect) { _, _ in true }
}

extension UIColor {
  /// Fills from now on are of this colour.
  @MainActor public func setFill() { PixelCanvas.current?.color = cgColor }
  /// Lines are not drawn.
  @MainActor public func setStroke() {}
  @MainActor public func set() { setFill() }
}

/// Pixels, straight alpha, row by row from the top.
@MainActor private final class PixelCanvas {
  static var current: PixelCanvas?

  var color = CGColor(gray: 0, alpha: 1)
  private let bounds: CGRect
  private let scale: CGFloat
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]
  private(set) lazy var context = CGContext(self)

  /// `bounds` are in points, no longer than a thousand pixels.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds
    self.scale = scale
    width = max(1, min(Int(exactly: (bounds.width * scale).rounded(.up)) ?? 1, 1024))
    height = max(1, min(Int(exactly: (bounds.height * scale).rounded(.up)) ?? 1, 1024))
    let blank: [UInt8] = isOpaque ? [0, 0, 0, 255] : [0, 0, 0, 0]
    pixels = (0..<width * height).flatMap { _ in blank }
  }

  /// Every pixel whose middle lies in `rect` and is `covered`, both in points.
  func fill(_ rect: CGRect, _ covered: (CGFloat, CGFloat) -> Bool) {
    paint(rect, covered) { [color] old in
      let alpha = color.alpha + old.3 * (1 - color.alpha)
      guard alpha > 0 else { return (0, 0, 0, 0) }
      func mix(_ new: CGFloat, _ below: CGFloat) -> CGFloat {
        (new * color.alpha + below * old.3 * (1 - color.alpha)) / alpha
      }
      return (mix(color.red, old.0), mix(color.green, old.1), mix(color.blue, old.2), alpha)
    }
  }

  func clear(_ rect: CGRect) { paint(rect, { _, _ in true }) { _ in (0, 0, 0, 0) } }

  private typealias Pixel = (CGFloat, CGFloat, CGFloat, CGFloat)

  private func paint(_ rect: CGRect, _ covered: (CGFloat, CGFloat) -> Bool, _ blend: (Pixel) -> Pixel) {
    let box = rect.standardized
    let columns = range(from: box.minX - bounds.minX, to: box.maxX - bounds.minX, limit: width)
    let rows = range(from: box.minY - bounds.minY, to: box.maxY - bounds.minY, limit: height)
    for row in rows {
      for column in columns {
        let x = bounds.minX + (CGFloat(column) + 0.5) / scale
        let y = bounds.minY + (CGFloat(row) + 0.5) / scale
        guard covered(x, y) else { continue }
        let place = (row * width + column) * 4
        func part(_ index: Int) -> CGFloat { CGFloat(pixels[place + index]) / 255 }
        let new = blend((part(0), part(1), part(2), part(3)))
        for (index, value) in [new.0, new.1, new.2, new.3].enumerated() {
          pixels[place + index] = UInt8(exactly: (max(0, min(value, 1)) * 255).rounded()) ?? 0
        }
      }
    }
  }

  /// The pixels whose middles lie between two places in points; none for places that are no numbers.
  private func range(from start: CGFloat, to end: CGFloat, limit: Int) -> Range<Int> {
    func pixel(_ place: CGFloat) -> Int {
      place.isNaN ? 0 : Int(exactly: max(0, min((place * scale - 0.5).rounded(.up), CGFloat(limit)))) ?? 0
    }
    let (low, high) = (pixel(start), pixel(end))
    return low..<max(low, high)
  }

  func makeImage() -> UIImage {
    guard let picture = CGImage(width: width, height: height, rgba: pixels) else {
      preconditionFailure("every pixel has four bytes")
    }
    return UIImage(picture: picture, scale: scale)
  }
}
