// The index along the trailing edge: titles, and the items that they lead to.
//
// Apple documents that the data source is asked for titles and for items, and not where they stand: here as a
// table's do, over the cells, where the content scrolls down alone.

import QuartzCore

extension UICollectionView {
  /// The titles that are shown; asked for again after the counts.
  var indexTitles: [String] {
    if !index.areTitlesKnown {
      index.areTitlesKnown = true
      index.titles = dataSource?.indexTitles(for: self) ?? []
    }
    guard !index.titles.isEmpty, contentSize.height > bounds.height, contentSize.width <= bounds.width else {
      return []
    }
    return index.titles
  }

  /// After every layout pass: over the cells, as high as what the insets leave free.
  func showIndex() {
    let titles = indexTitles
    guard !titles.isEmpty else {
      index.view?.removeFromSuperview()
      index.view = nil
      return
    }
    let view = index.view ?? makeIndexView()
    view.titles = titles
    view.place(over: self, isElement: showsElements)
  }

  private func makeIndexView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.choose = { [weak self] in self?.indexTitleTouched($0) }
    index.view = view
    addSubview(view)
    return view
  }

  /// A finger is on the title of that number: its item comes to the top, below the header of its section
  /// where it is the first in it.
  func indexTitleTouched(_ number: Int) {
    let titles = indexTitles
    guard titles.indices.contains(number), let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[number], at: number)
    guard hasItem(at: path), let item = layoutAttributesForItem(at: path) else { return }
    let header =
      path.item == 0
      ? layoutAttributesForSupplementaryElement(ofKind: Self.elementKindSectionHeader, at: path) : nil
    let top = item.frame.minY - (header?.frame.height ?? 0) - adjustedContentInset.top
    let legal = min(max(top, _minimumContentOffset.y), _maximumContentOffset.y)
    setContentOffset(CGPoint(x: contentOffset.x, y: legal), animated: false)
  }
}
