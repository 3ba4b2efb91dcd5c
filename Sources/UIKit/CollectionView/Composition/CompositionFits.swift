// The sizes that views have asked for (Facts 2.9, 4.9), and where they go in a batch update: otherwise
// everything above the screen would be an estimate again, and what is on it would jump.

import QuartzCore

/// Sizes that views of one section would like, in points. Those of items are by item, all others by their
/// places in the description.
struct SectionFits: Equatable, Sendable {
  var items: [Int: CGSize] = [:]
  var bars: [Int: CGSize] = [:]
  /// By item.
  var badges: [Int: [Int: CGSize]] = [:]

  /// The items that are concerned, in order.
  var concerned: [Int] { Set(items.keys).union(badges.keys).sorted() }

  mutating func merge(_ news: SectionFits) {
    items.merge(news.items) { $1 }
    bars.merge(news.bars) { $1 }
    badges.merge(news.badges) { $0.merging($1) { $1 } }
  }
}

/// The same of a whole layout.
struct CompositionFits: Equatable, Sendable {
  var sections: [Int: SectionFits] = [:]
  /// Headers and footers of the whole layout.
  var globalBars: [Int: CGSize] = [:]

  var isEmpty: Bool { sections.isEmpty && globalBars.isEmpty }

  /// nil where the view has not asked for anything yet.
  subscript(element: CompositionElement) -> CGSize? {
    get {
      switch element {
      case .item(let item, let section): sections[section]?.items[item]
      case .badge(let badge, let item, let section): sections[section]?.badges[item]?[badge]
      case .bar(let bar, let section): sections[section]?.bars[bar]
      case .globalBar(let bar): globalBars[bar]
      case .background: nil
      }
    }
    set {
      switch element {
      case .item(let item, let section): sections[section, default: SectionFits()].items[item] = newValue
      case .badge(let badge, let item, let section):
        sections[section, default: SectionFits()].badges[item, default: [:]][badge] = newValue
      case .bar(let bar, let section): sections[section, default: SectionFits()].bars[bar] = newValue
      case .globalBar(let bar): globalBars[bar] = newValue
      case .background: break
      }
    }
  }

  /// Under the names after `update`. Reloaded elements are forgotten.
  func carried(through update: ResolvedUpdate) -> CompositionFits {
    var carried = CompositionFits(globalBars: globalBars)
    func newPath(_ item: Int, _ section: Int) -> IndexPath? {
      let old = IndexPath(item: item, section: section)
      return update.reloadedItems.contains(old) ? nil : update.newPath(of: old)
    }
    for (section, fits) in sections {
      if let new = update.newSection(of: section), !update.isReloaded(section: section), !fits.bars.isEmpty {
        carried.sections[new, default: SectionFits()].bars = fits.bars
      }
      for (item, size) in fits.items {
        guard let path = newPath(item, section) else { continue }
        carried.sections[path.section, default: SectionFits()].items[path.item] = size
      }
      for (item, badges) in fits.badges {
        guard let path = newPath(item, section) else { continue }
        carried.sections[path.section, default: SectionFits()].badges[path.item] = badges
      }
    }
    return carried
  }
}
