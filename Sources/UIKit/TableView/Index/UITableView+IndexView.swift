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
    view.place(over: self, isElement: { shown.element(of: $0) != nil })
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
}
