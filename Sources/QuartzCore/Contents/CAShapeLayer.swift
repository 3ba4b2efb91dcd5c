// CAShapeLayer — after Apple's documentation "CAShapeLayer", read 2026-11.
// State: complete.

import CoreGraphics

/// A layer that fills and strokes a path, over its background and under its sublayers.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// In the layer's own coordinates, not cut at its bounds; nil draws nothing. The layer keeps a copy.
  open var path: CGPath? {
    get { shape }
    set { shape = newValue?.copy() }
  }
  private var shape: CGPath? { didSet { mark() } }

  /// nil fills nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if fillColor != oldValue { mark() } } }
  /// Which points are inside where the path runs around them several times.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { mark() } } }
  /// nil strokes nothing.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { mark() } } }
  /// Where the stroke begins and ends, in fractions 0…1 of the path's length.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { mark() } } }
  /// Where the stroke ends, in fractions 0…1 of the path's length.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { mark() } } }
  /// In points; the stroke lies half on each side of the path.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { mark() } } }
  /// The form of the ends of open strokes and of dashes.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { mark() } } }
  /// The form of the stroke's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { mark() } } }
  /// Miters longer than so many line widths are bevelled.
  open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { mark() } } }
  /// Lengths in points of what is drawn and left out, in turns; nil is a solid stroke.
  open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { mark() } } }
  /// How far into the pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { mark() } } }
}

/// Rules of what is inside a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The rule's name, one of the constants' or another.
  public let rawValue: String
  /// A rule of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Inside is where the path turns around in sum.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray outwards crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Forms of the ends of strokes.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The form's name, one of the constants' or another.
  public let rawValue: String
  /// A form of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The stroke stops exactly at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle, as wide as the stroke, goes past the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square, as wide as the stroke, goes past the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Forms of the corners of strokes.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The form's name, one of the constants' or another.
  public let rawValue: String
  /// A form of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Outer edges run on until they meet in a point, up to `miterLimit`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc rounds the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight edge cuts the corner off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
