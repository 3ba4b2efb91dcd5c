// NSCollectionLayoutSize — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// How wide and how high something is. Does not change.
@preconcurrency @MainActor open class NSCollectionLayoutSize: MainActorObject, @preconcurrency NSCopying {
  /// The width: points, or a part of the container's width or height.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height: points, or a part of the container's width or height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of the two, each of any kind.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init(_object: ())
  }

  var lengths: CompositionSize {
    CompositionSize(width: widthDimension.length, height: heightDimension.length)
  }

  /// The size itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated { other.lengths == lengths }
  }

  open override var hash: Int { MainActor.assumeIsolated { lengths.hashValue } }
}
