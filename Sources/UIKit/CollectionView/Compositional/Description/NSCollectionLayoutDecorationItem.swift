// NSCollectionLayoutDecorationItem — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A view behind a section, of a class that is registered on the layout (Facts 4.6).
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the view's class is registered on the layout.
  public let elementKind: String

  /// A section with decorations lifts all else to 1.
  open var zIndex = 0

  /// As large as the section, headers, footers and insets included; `contentInsets` make it smaller.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDecorationItem(elementKind).taking(self)
  }

  override func take(_ other: NSCollectionLayoutItem) {
    super.take(other)
    if let other = other as? NSCollectionLayoutDecorationItem { zIndex = other.zIndex }
  }
}
