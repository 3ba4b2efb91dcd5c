// Sections that are more than their composition.

import QuartzCore

/// All that there is to a section beside the places of its elements, as there is to a list: notes for the
/// views that show them, a colour behind them, things that can be done with them.
@MainActor protocol SectionStyle {
  /// Whether the first item stays on screen as a pinned header does.
  var pinsFirstItem: Bool { get }
  /// Whether items that are moved by hand go up and down only.
  var movesItemsUpAndDown: Bool { get }
  /// The colour behind the section; nil for none.
  var backdrop: UIColor? { get }
  /// Whether any item may have actions behind it.
  var offersSwipes: Bool { get }

  /// The actions behind the item at `path`, by the data source's own path.
  func swipeActions(at path: IndexPath) -> SwipeActions

  /// A note on an item; nil for none.
  ///
  /// - Parameters:
  ///   - count: of the items in the section.
  ///   - path: the data source's own.
  func note(
    ofItem item: Int, of count: Int, at path: IndexPath, from dataSource: (any UICollectionViewDataSource)?
  ) -> (any ElementNote)?

  /// A note on a header or footer of that kind; nil for none.
  func note(ofBar kind: String) -> (any ElementNote)?
}

extension UICollectionViewCompositionalLayout {
  /// nil for sections that are nothing else.
  func style(_ section: Int) -> (any SectionStyle)? {
    styles.indices.contains(section) ? styles[section] : nil
  }

  /// The note of the section's style on its element; nil in sections without one, and for what is neither
  /// item nor bar.
  func note(of element: CompositionElement) -> (any ElementNote)? {
    switch element {
    case .item(let item, let section): note(ofItem: item, section: section)
    case .bar(let bar, let section):
      style(section).flatMap { style in
        content.flatMap { style.note(ofBar: $0.plans[section].bars[bar].bar.kind) }
      }
    case .badge, .background, .globalBar: nil
    }
  }

  private func note(ofItem item: Int, section: Int) -> (any ElementNote)? {
    guard let style = style(section), let content, content.plans.indices.contains(section) else { return nil }
    let path = IndexPath(item: item, section: section)
    return style.note(
      ofItem: item, of: content.plans[section].itemCount,
      at: collectionView?.dataPath(ofShown: path) ?? path, from: collectionView?.dataSource)
  }

  func styleSwipeActions(at path: IndexPath) -> SwipeActions {
    guard path.count == 2, let style = style(path.section) else { return (nil, nil) }
    return style.swipeActions(at: path)
  }
}
