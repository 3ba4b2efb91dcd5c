// The index on screen.

import QuartzCore

extension UITableView {
  /// After every layout pass: over the rows, as high as what the insets leave free.
  func showIndex() {
    let titles = indexTitles
    guard !titles.isEmpty else {
      index.view?.removeFromSuperview()
      index.view = nil
      return
    }
    let view = index.view ?? makeIndexView()
    view.titles = titles
    showIndexLook()
    UIView.performWithoutAnimation {
      let free = bounds.inset(by: adjustedContentInset)
      let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = CGRect(
        x: isAtLeft ? free.minX : free.maxX - SectionIndexView.width, y: free.minY,
        width: SectionIndexView.width,
        height: max(0, free.height))
      raise(view)
    }
  }

  /// The colours that the table has for its index.
  func showIndexLook() {
    index.view?.color = sectionIndexColor
    index.view?.restingBackground = sectionIndexBackgroundColor
    index.view?.trackingBackground = sectionIndexTrackingBackgroundColor
  }

  private func makeIndexView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.choose = { [weak self] in self?.indexTitleTouched($0) }
    index.view = view
    addSubview(view)
    return view
  }

  /// Rows and headers that come on screen go below it.
  private func raise(_ view: SectionIndexView) {
    let place = subviews.firstIndex { $0 === view } ?? 0
    if subviews.suffix(from: place).contains(where: { shown.element(of: $0) != nil }) {
      bringSubviewToFront(view)
    }
  }
}
