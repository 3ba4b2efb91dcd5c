// When handlers of visible items are called, and with what (Facts 4.8).
//
// An invalidation makes them due. They are called when the layout is next asked for anything, for by then the
// bounds are those that count; what they change holds until they are due again.

import QuartzCore

/// The handlers of a layout's sections, and what they changed when they were last called.
struct VisibleItems {
  /// How often a handler is called again because it has itself invalidated the layout, by scrolling for
  /// example.
  private static let mostRepetitions = 4

  /// By section; none of the sections without one.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private(set) var changes: [CompositionElement: VisibleItemChange] = [:]
  /// The sections whose handlers are to be called before the next answer.
  private var due = Due.all
  private var isCalling = false
  private var repetitions = 0

  /// Which sections a layout cycle is about.
  enum Due: Equatable {
    case some(Set<Int>)
    case all

    func holds(_ section: Int) -> Bool {
      switch self {
      case .all: true
      case .some(let sections): sections.contains(section)
      }
    }
  }

  /// The layout is out of date, or only that section is: it has scrolled by itself.
  mutating func noteInvalidation(ofSection section: Int? = nil) {
    repetitions = isCalling ? repetitions + 1 : 0
    guard repetitions <= Self.mostRepetitions else { return }
    switch (due, section) {
    case (.some(let sections), let section?): due = .some(sections.union([section]))
    case (_, nil): due = .all
    case (.all, _): break
    }
  }

  /// The handlers' work that is due, if it is time. Handlers that ask the layout are answered as if they had
  /// changed nothing.
  mutating func begin() -> Due? {
    guard due != .some([]), !isCalling, !handlers.isEmpty else { return nil }
    defer { due = .some([]) }
    isCalling = true
    changes = changes.filter { element, _ in element.section.map(due.holds) == false }
    return due
  }

  mutating func end(_ changes: [CompositionElement: VisibleItemChange]) {
    isCalling = false
    self.changes.merge(changes) { _, new in new }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the sections on screen that are due.
  func callHandlersIfDue() {
    guard let view = collectionView, let content = currentContent, let due = visibleItems.begin() else {
      return
    }
    var changes: [CompositionElement: VisibleItemChange] = [:]
    let environment = environment(of: view)
    for (section, elements) in handledElements(of: content, in: view.bounds) where due.holds(section) {
      let scrolling = scrolling(ofSection: section)
      let items = elements.compactMap { element in
        freshAttributes(of: element).map { attributes in
          let isScrolled = content.scrollingSection(holding: element) != nil
          return (element, VisibleItem(attributes, isScrolled ? places(in: scrolling) : places))
        }
      }
      let offset = scrolling.flatMap { _ in view.orthogonalOffset(ofSection: section) } ?? view.contentOffset
      visibleItems.handlers[section]?(items.map(\.1), offset, environment)
      for (element, item) in items {
        if !item.change.isEmpty { changes[element] = item.change }
        warn(of: item.mistakes, element, view)
      }
    }
    visibleItems.end(changes)
  }

  /// The elements on screen at those bounds of sections with a handler, section by section.
  private func handledElements(
    of content: CompositionContent, in bounds: CGRect
  ) -> [(section: Int, elements: [CompositionElement])] {
    let visible = content.elements(touching: places.shown(bounds), pins: pins(at: bounds), scrolled: scrolled)
    var sections: [(section: Int, elements: [CompositionElement])] = []
    for element in visible.prefix(UICollectionView.maximumShown) {
      guard let section = element.section, visibleItems.handlers[section] != nil else { continue }
      if sections.last?.section == section {
        sections[sections.count - 1].elements.append(element)
      } else {
        sections.append((section, [element]))
      }
    }
    return sections
  }

  /// The elements that a handler may change at those bounds, or has changed until now.
  func handledElements(at bounds: CGRect) -> Set<CompositionElement> {
    guard !visibleItems.handlers.isEmpty, let content else { return [] }
    return handledElements(of: content, in: bounds)
      .reduce(into: Set(visibleItems.changes.keys)) { $0.formUnion($1.elements) }
  }

  /// Where the collection view sees places of this layout, which is written from left to right.
  var places: PlaceMap { PlaceMap(mirroredIn: isMirrored ? content.map { mirrorWidth(for: $0.size) } : nil) }

  /// As `places`, for what `scrolling` takes along: counted from the start of its content on the axis of its
  /// own.
  private func places(in scrolling: OrthogonalSection?) -> PlaceMap {
    guard let scrolling else { return places }
    guard scrolling.axis == .horizontal else {
      return PlaceMap(mirroredIn: places.mirrorWidth, shift: CGPoint(x: 0, y: scrolling.frame.minY))
    }
    let start = scrolling.frame.minX
    return isMirrored
      ? PlaceMap(mirroredIn: start + scrolling.contentSize.width) : PlaceMap(shift: CGPoint(x: start, y: 0))
  }

  private var isMirrored: Bool {
    guard let view = collectionView else { return false }
    return flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// A section has scrolled by itself: its handler is called, and what is on screen of it asked for again.
  func noteScrolling(ofSection section: Int) {
    guard visibleItems.handlers[section] != nil, let view = collectionView else { return }
    let elements = handledElements(at: view.bounds).filter { $0.section == section }
    guard !elements.isEmpty, let content else { return }
    let context = makeInvalidationContext()
    (context as? CompositionInvalidationContext)?.scrolledSection = section
    name(Set(elements.compactMap(content.id)), in: context)
    systemInvalidate(with: context)
  }

  private func warn(of mistakes: [String], _ element: CompositionElement, _ view: UICollectionView) {
    guard let property = mistakes.first, let id = content?.id(of: element) else { return }
    view.warn(
      "a visibleItemsInvalidationHandler set the \(property) of \(id) to something that is no number; it stays",
      once: "handler \(property) \(id)")
  }
}

extension CompositionElement {
  /// nil for what belongs to the whole layout.
  var section: Int? {
    switch self {
    case .item(_, let section), .badge(_, _, let section), .bar(_, let section), .background(_, let section):
      section
    case .globalBar: nil
    }
  }
}
