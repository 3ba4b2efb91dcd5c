// The elements that have a view just now.

import QuartzCore

/// Finds elements by name and by view.
struct ShownElements {
  struct Entry {
    var view: UICollectionReusableView
    /// As the layout returned them last, not a copy.
    var attributes: UICollectionViewLayoutAttributes
  }

  private var entries: [ElementID: Entry] = [:]
  /// Another number wherever other elements have views.
  private(set) var version = 0
  private var names: [ObjectIdentifier: ElementID] = [:]

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  subscript(id: ElementID) -> Entry? { entries[id] }

  func id(of view: UIView) -> ElementID? { names[ObjectIdentifier(view)] }

  /// In reading order, so that nothing depends on how a dictionary happens to be ordered.
  var ids: [ElementID] { entries.keys.sorted(by: ElementID.isInReadingOrder) }

  /// Those of `ids`, in that order.
  var views: [UICollectionReusableView] { ids.compactMap { entries[$0]?.view } }

  func ids(without kept: Set<ElementID>) -> [ElementID] {
    entries.keys.filter { !kept.contains($0) }.sorted(by: ElementID.isInReadingOrder)
  }

  mutating func insert(_ entry: Entry, as id: ElementID) {
    entries[id] = entry
    version += 1
    names[ObjectIdentifier(entry.view)] = id
  }

  mutating func update(_ id: ElementID, to attributes: UICollectionViewLayoutAttributes) {
    entries[id]?.attributes = attributes
  }

  @discardableResult
  mutating func remove(_ id: ElementID) -> Entry? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    names[ObjectIdentifier(entry.view)] = nil
    version += 1
    return entry
  }
}
