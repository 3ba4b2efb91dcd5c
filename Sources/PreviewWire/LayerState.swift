/// Names a layer for as long as it is in the tree of its session.
public typealias LayerID = UInt32

/// Everything the page must know of one layer, quantised: two states are equal exactly when nothing need be
/// sent.
public struct LayerState: Hashable, Sendable {
  /// Where the anchor point is, in the coordinates of the superlayer.
  public var position = WirePoint.zero
  /// Which point of the layer's own coordinates is at its top left; of a scroll view, the content offset.
  public var boundsOrigin = WirePoint.zero
  /// Size in the layer's own coordinates, before its transform.
  public var boundsSize = WireSize.zero
  /// About the anchor point.
  public var transform = LayerTransform.identity
  /// 255 is opaque.
  public var opacity: UInt8 = 255
  /// In 1/4096 of the bounds.
  public var anchorPoint = WirePoint.centerAnchor
  /// In points towards the viewer; finite.
  public var zPosition: Float = 0 {
    didSet { zPosition = Quantise.float(Double(zPosition)) }
  }
  /// The properties that are either so or not.
  public var flags: LayerFlags = []
  /// `clear` for none.
  public var background = WireColor.clear
  /// In 1/64 pt; not negative.
  public var cornerRadius: Int64 = 0 {
    didSet { cornerRadius = max(Quantise.clamp(cornerRadius), 0) }
  }
  /// The sublayers in order, back to front before their `zPosition` is looked at.
  public var children: [LayerID] = []
  /// nil when the layer shows no element.
  public var element: LayerElement?
  /// nil when the layer shows no text; a text without lines counts as none.
  public var text: LayerText? {
    didSet { if text?.lines.isEmpty == true { text = nil } }
  }
  /// nil when the layer does not scroll; a scroller without identifier counts as none.
  public var scroller: LayerScroller? {
    didSet { if scroller?.identifier.isEmpty == true { scroller = nil } }
  }

  /// Above everything else in the layer.
  public var border = LayerBorder.none
  /// nil when the layer casts none; one that is wholly transparent counts as none.
  public var shadow: LayerShadow? {
    didSet { if shadow?.opacity == 0 { shadow = nil } }
  }
  /// How `path` is drawn.
  public var shape = LayerShape.default
  /// Drawn as `shape` says; empty when the layer draws none.
  public var path = WirePath.empty
  /// nil when the layer has none; one without stops counts as none.
  public var gradient: LayerGradient? {
    didSet { if gradient?.stops.isEmpty == true { gradient = nil } }
  }
  /// The layer whose alpha, with that of all it holds, is multiplied with this one's, in this one's
  /// coordinates. nil for none; it cannot be layer 0. It is no layer's child, and no other layer's mask.
  public var mask: LayerID? {
    didSet { if mask == 0 { mask = nil } }
  }
  /// nil when the layer shows no picture.
  public var image: LayerImage?
  /// nil when the layer is drawn as it is.
  public var effects: LayerEffects?
  /// nil when the layer is no scroll view's.
  public var scrolling: LayerScrolling?

  /// The state of a layer that nothing was set on: what a record's differences begin from.
  public init() {}

  static let `default` = LayerState()
}

/// Properties of a layer that are either so or not.
public struct LayerFlags: OptionSet, Hashable, Sendable {
  /// The byte of the wire.
  public let rawValue: UInt8
  /// The flags of a byte.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Anything outside of the bounds, corners included, is not drawn.
  public static let masksToBounds = LayerFlags(rawValue: 1 << 0)
  /// The corner radius leaves this corner alone.
  public static let squareTopLeft = LayerFlags(rawValue: 1 << 1)
  /// The corner radius leaves this corner alone.
  public static let squareTopRight = LayerFlags(rawValue: 1 << 2)
  /// The corner radius leaves this corner alone.
  public static let squareBottomLeft = LayerFlags(rawValue: 1 << 3)
  /// The corner radius leaves this corner alone.
  public static let squareBottomRight = LayerFlags(rawValue: 1 << 4)

  static let known = LayerFlags(rawValue: (1 << 5) - 1)
}
