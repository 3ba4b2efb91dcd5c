// The layout's latest answer, kept up to date element by element (Facts 2.2, 2.3).

import QuartzCore

/// The layout's answer for a rectangle, in content coordinates.
struct LayoutAnswer {
  let rect: CGRect
  /// In the layout's order; each element once.
  private(set) var elements: [PlacedElement] = []
  private var places: [ElementID: Int] = [:]
  /// The elements that the layout is asked for again before the answer counts.
  private(set) var outdated: Set<ElementID> = []
  /// The elements whose views have not been given their attributes yet.
  private(set) var news = OutdatedElements.all
  /// Where the elements that have views stay the same; nil while that is not known.
  var quiet: QuietBounds?

  init(for rect: CGRect) { self.rect = rect }

  func holds(_ id: ElementID) -> Bool { places[id] != nil }

  /// Adds an element, or takes its new attributes; its place in the order stays. Returns those it had.
  @discardableResult
  mutating func put(
    _ id: ElementID, _ attributes: UICollectionViewLayoutAttributes, frame: CGRect, scrollsWith: Int? = nil
  ) -> UICollectionViewLayoutAttributes? {
    quiet = nil
    guard let place = places[id] else {
      places[id] = elements.count
      elements.append(
        PlacedElement(
          id: id, attributes: attributes, frame: frame, order: elements.count, scrollsWith: scrollsWith))
      return nil
    }
    let former = elements[place].attributes
    elements[place].attributes = attributes
    elements[place].frame = frame
    elements[place].scrollsWith = scrollsWith
    return former
  }

  /// Takes over what `other` has of a section that has scrolled by itself, and nothing else of it. An element
  /// that has other attributes than it had is news.
  mutating func renew(section: Int, from other: LayoutAnswer) {
    quiet = nil
    let former = elements
    var changed: Set<ElementID> = []
    (elements, places) = ([], [:])
    let new = other.elements.filter { $0.scrollsWith == section }
    let old = Dictionary(
      uniqueKeysWithValues: former.filter { $0.scrollsWith == section }.map { ($0.id, $0.attributes) })
    for element in former.filter({ $0.scrollsWith != section }) + new {
      put(element.id, element.attributes, frame: element.frame, scrollsWith: element.scrollsWith)
    }
    for element in new where old[element.id]?.isEqual(element.attributes) != true {
      changed.insert(element.id)
    }
    news.formUnion(.some(changed))
  }

  mutating func outdate(_ names: Set<ElementID>) { outdated.formUnion(names) }

  /// The elements that are to be asked for, in reading order. They count as asked for, and as news.
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
