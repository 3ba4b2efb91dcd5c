// NSCollectionLayoutDimension — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A width or a height: so many points, or a part of what it lies in (Facts 4.1, 4.2). Does not change.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: MainActorObject, @preconcurrency NSCopying
{
  let length: CompositionLength

  init(_ length: CompositionLength) {
    self.length = length
    super.init(_object: ())
  }

  /// That part of the container's width, also for heights; 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionOfWidth(fractionalWidth))
  }

  /// That part of the container's height, also for widths; 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionOfHeight(fractionalHeight))
  }

  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute(absoluteDimension))
  }

  /// So many points until the view has said how many it would like.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(estimatedDimension))
  }

  /// As `estimated(_:)`; afterwards as many as the largest of the group's items would like.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    .init(.uniformAcrossSiblings(estimate))
  }

  /// The fraction, or the points.
  open var dimension: CGFloat { length.number }
  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
  /// Whether it is a fixed number of points.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether the points hold only until the view has been measured; false for
  /// `uniformAcrossSiblings(estimate:)`.
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// Whether the largest of the group's items decides in the end.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = length { true } else { false }
  }

  /// The dimension itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { other.length == length }
  }

  open override var hash: Int { MainActor.assumeIsolated { length.hashValue } }
}
