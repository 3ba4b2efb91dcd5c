/// Names a layer for as long as it is in the tree of its session.
public typealias LayerID = UInt32

/// Everything the page must know of one layer, quantised: two states are equal exactly when nothing need be sent.
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
  public var anchorPoint = WirePoint.centreAnchor
  /// In points towards the viewer; finite.
  public var zPosition: Float = 0 {
    didSet { zPosition = Quantise.float(Double(zPosition)) }
  }
  /// What is either so or not.
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
  /// nil when the layer shows no text; a text whose string is empty counts as none.
  public var text: LayerText? {
    didSet { if text?.string.isEmpty == true { text = nil } }
  }
  /// nil when the layer does not scroll; a scroller without identifier counts as none.
  public var scroller: LayerScroller? {
    didSet { if scroller?.identifier.isEmpty == true { scroller = nil } }
  }

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

  /// What lies outside of the bounds, corners included, is not drawn.
  public static let masksToBounds = LayerFlags(rawValue: 1 << 0)
}
