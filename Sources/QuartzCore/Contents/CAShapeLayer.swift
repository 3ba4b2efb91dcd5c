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
  private var shape: CGPath?

  /// nil fills nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// nil strokes nothing.
  open var strokeColor: CGColor?
  /// Where the stroke begins and ends, in fractions 0…1 of the path's length.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  /// In points; the stroke lies half on each side of the path.
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Miters longer than so many line widths are bevelled.
  open var miterLimit: CGFloat = 10
  /// Lengths in points of what is drawn and left out, in turns; nil is a solid stroke.
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
