// NSCollectionLayoutAnchor — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A place of a rectangle: its middle, or the middle of an edge, or a corner; moved by an offset
/// (Facts 4.6). Does not change.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: MainActorObject, @preconcurrency NSCopying {
  /// None is the middle; opposite ones cancel each other.
  public let edges: NSDirectionalRectEdge
  /// In points, or in sizes of the anchored view where `isFractionalOffset` says so.
  public let offset: CGPoint
  /// Whether `offset` is in widths and heights of the anchored view; otherwise it is in points.
  public let isFractionalOffset: Bool
  /// Whether `offset` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// That place itself.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// `absoluteOffset` is in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// `fractionalOffset` is in widths and heights of the view that is anchored.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init(_object: ())
  }

  var anchor: CompositionAnchor {
    CompositionAnchor(edges: edges, offset: offset.inReach, isFractional: isFractionalOffset)
  }

  /// The anchor itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return MainActor.assumeIsolated { other.anchor == anchor }
  }

  open override var hash: Int { MainActor.assumeIsolated { anchor.hashValue } }
}
