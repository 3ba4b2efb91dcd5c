// NSCollectionLayoutGroup, NSCollectionLayoutGroupCustomItem — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: more than 10,000 items beside or below each other in one group.

import QuartzCore

/// Asks for the places of a custom group's items, of which it has as many as are returned.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a custom group. Does not change.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: MainActorObject, @preconcurrency NSCopying {
  /// In points from the group's corner.
  public let frame: CGRect
  /// Among the elements of the layout; higher is drawn on top.
  public let zIndex: Int

  /// An item at `frame`, in points from the group's corner, drawn by `zIndex`.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init(_object: ())
  }

  /// An item at `frame`, in points from the group's corner, with a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// The item itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items beside or below each other, or wherever a closure puts them; an item itself, so that groups hold
/// groups (Facts 4.3).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the group's items find their places.
  enum Arrangement {
    case horizontal(CompositionCount)
    case vertical(CompositionCount)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// In order; the layout goes through them again and again. Empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]

  /// Views attached to the group as a whole, placed on its frame without its insets and known by the index
  /// path of its first item (uncertain: Apple's documentation does not say by which). Taken as copies.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue.map { $0.duplicate() } }
  }

  /// Between neighbours; nil is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.duplicate() }
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Left to right (right to left where that is read so), through `subitems` again and again until the next
  /// one does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal(.fitting), subitems) }

  /// Exactly `count` times `subitem`, each as wide as it says; leaving room for the spacing is up to the
  /// caller.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal(.repeating(count)), [subitem]) }

  /// Exactly `count` times `subitem`, in equal parts of what the spacing leaves of the group's width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal(.equal(count)), [subitem]) }

  /// Downwards, through `subitems` again and again until the next one does not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical(.fitting), subitems) }

  /// Exactly `count` times `subitem`, each as high as it says; leaving room for the spacing is up to the
  /// caller.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical(.repeating(count)), [subitem]) }

  /// Exactly `count` times `subitem`, in equal parts of what the spacing leaves of the group's height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical(.equal(count)), [subitem]) }

  /// Where `itemProvider` says, which is asked with the group as container, once for each group of its size
  /// whenever sections are made or views have got other sizes; scrolling looks at near items only, however
  /// many there are.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .custom(itemProvider), []) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroup(layoutSize, arrangement, subitems, supplementaryItems: supplementaryItems).taking(
      self)
  }

  override func take(_ other: NSCollectionLayoutItem) {
    super.take(other)
    if let other = other as? NSCollectionLayoutGroup { interItemSpacing = other.interItemSpacing }
  }

  /// The group as text, one line per item, two spaces further in per level.
  open func visualDescription() -> String { describe(self, indent: "") }

  private func describe(_ item: NSCollectionLayoutItem, indent: String) -> String {
    let line = "\(indent)\(type(of: item)) \(item.layoutSize.lengths)"
    let below = (item as? NSCollectionLayoutGroup)?.subitems ?? []
    return ([line] + below.map { describe($0, indent: indent + "  ") }).joined(separator: "\n")
  }
}
