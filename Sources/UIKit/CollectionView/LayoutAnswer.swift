// The layout's latest answer, kept up to date element by element (uikit-fidelity 2.2, 2.3).

import QuartzCore

/// What the layout returned for a rectangle, in content coordinates.
struct LayoutAnswer {
  let rect: CGRect
  /// In the layout's order; each element once.
  private(set) var elements: [PlacedElement] = []
  private var places: [ElementID: Int] = [:]
  /// What the layout is asked for again before the answer counts.
  private(set) var outdated: Set<ElementID> = []
  /// What views on screen have not been given yet.
  private(set) var news = OutdatedElements.all

  init(for rect: CGRect) { self.rect = rect }

  func holds(_ id: ElementID) -> Bool { places[id] != nil }

  /// Adds an element, or takes its new attributes; its place in the order stays. Returns those it had.
  @discardableResult
  mutating func put(
    _ id: ElementID, _ attributes: UICollectionViewLayoutAttributes, frame: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = places[id] else {
      places[id] = elements.count
      elements.append(PlacedElement(id: id, attributes: attributes, frame: frame, order: elements.count))
      return nil
    }
    let former = elements[place].attributes
    elements[place].attributes = attributes
    elements[place].frame = frame
    return former
  }

  mutating func outdate(_ names: Set<ElementID>) { outdated.formUnion(names) }

  /// What is to be asked for, in reading order. It counts as asked for, and as news.
  mutating func takeOutdated() -> [ElementID] {
    defer { outdated = [] }
    news.formUnion(.some(outdated))
    return outdated.sorted(by: ElementID.isInReadingOrder)
  }

  mutating func takeNews() -> OutdatedElements {
    defer { news = .some([]) }
    return news
  }
}
