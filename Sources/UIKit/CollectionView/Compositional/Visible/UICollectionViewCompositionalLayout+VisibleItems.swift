// When handlers of visible items are called, and with what (uikit-fidelity 4.8).
//
// An invalidation makes them due. They are called when the layout is next asked for anything, for by then the bounds are
// those that count; what they change holds until they are due again.

import QuartzCore

/// The handlers of a layout's sections, and what they changed when they were last called.
struct VisibleItems {
  /// How often a handler is called again because it has itself invalidated the layout, by scrolling for example.
  private static let mostRepetitions = 4

  /// By section; none of the sections without one.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private(set) var changes: [CompositionElement: VisibleItemChange] = [:]
  private var isDue = true
  private var isCalling = false
  private var repetitions = 0

  /// The layout is out of date: handlers are to be called before its next answer.
  mutating func noteInvalidation() {
    repetitions = isCalling ? repetitions + 1 : 0
    isDue = repetitions <= Self.mostRepetitions
  }

  /// Whether it is time. Handlers that ask the layout are answered as if they had changed nothing.
  mutating func begin() -> Bool {
    guard isDue, !isCalling, !handlers.isEmpty else { return false }
    isDue = false
    isCalling = true
    changes = [:]
    return true
  }

  mutating func end(_ changes: [CompositionElement: VisibleItemChange]) {
    isCalling = false
    self.changes = changes
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the sections on screen if they are due.
  func callHandlersIfDue() {
    guard let view = collectionView, let content = currentContent, visibleItems.begin() else { return }
    var changes: [CompositionElement: VisibleItemChange] = [:]
    let environment = environment(of: view)
    for (section, elements) in handledElements(of: content, in: view.bounds) {
      let items = elements.compactMap { element in
        freshAttributes(of: element).map { (element, VisibleItem($0, mirror)) }
      }
      visibleItems.handlers[section]?(items.map(\.1), view.contentOffset, environment)
      for (element, item) in items {
        if !item.change.isEmpty { changes[element] = item.change }
        warn(of: item.mistakes, element, view)
      }
    }
    visibleItems.end(changes)
  }

  /// What of sections with a handler is on screen at those bounds, section by section.
  private func handledElements(
    of content: CompositionContent, in bounds: CGRect
  ) -> [(section: Int, elements: [CompositionElement])] {
    let visible = content.elements(touching: mirror.mirrored(bounds), pins: pins(at: bounds))
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

  /// What a handler may change at those bounds, or has changed until now.
  func handledElements(at bounds: CGRect) -> Set<CompositionElement> {
    guard !visibleItems.handlers.isEmpty, let content else { return [] }
    return handledElements(of: content, in: bounds)
      .reduce(into: Set(visibleItems.changes.keys)) { $0.formUnion($1.elements) }
  }

  /// How the collection view sees places of this layout, which is written from left to right.
  var mirror: PlaceMirror {
    guard let view = collectionView, flipsHorizontallyInOppositeLayoutDirection,
      view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return PlaceMirror() }
    return PlaceMirror(width: content?.size.width)
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
