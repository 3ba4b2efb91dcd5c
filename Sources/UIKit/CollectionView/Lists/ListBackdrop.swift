// The colour behind the rows of lists.

import QuartzCore

/// A part of the content with one colour behind it.
struct ListBackdrop: Equatable, Sendable {
  /// In content coordinates.
  var frame: CGRect
  var color: UIColor
}

extension UICollectionViewCompositionalLayout {
  /// What lies behind the lists on `area` (content coordinates): each section has its own colour, neighbours
  /// of one colour are one. Above the first section and below the last theirs goes on, so that pulling shows
  /// nothing else.
  func listBackdrops(in area: CGRect) -> [ListBackdrop] {
    guard !lists.isEmpty, let content, content.plans.count == lists.count else { return [] }
    let axis = content.space.axis
    let (low, high) = (axis.main(area.origin), axis.main(area.origin) + axis.main(area.size))
    var spans: [(section: Int, low: CGFloat, high: CGFloat, color: UIColor)] = []
    for section in content.sections(reaching: low, high) {
      guard let color = backdropColor(section) else { continue }
      let start = section == 0 ? low : content.starts[section]
      let end = section == lists.count - 1 ? high : content.starts[section] + content.plans[section].length
      if let last = spans.last, last.section == section - 1, last.color == color {
        spans[spans.count - 1] = (section, last.low, end, color)
      } else {
        spans.append((section, start, end, color))
      }
    }
    return spans.compactMap { span -> ListBackdrop? in
      let (low, high) = (max(low, span.low), min(high, span.high))
      guard low < high else { return nil }
      let frame =
        axis == .vertical
        ? CGRect(x: area.minX, y: low, width: area.width, height: high - low)
        : CGRect(x: low, y: area.minY, width: high - low, height: area.height)
      return ListBackdrop(frame: frame, color: span.color)
    }
  }

  private func backdropColor(_ section: Int) -> UIColor? {
    list(section).map { $0.backgroundColor ?? $0.appearance.defaultBackground }
  }
}

extension CompositionContent {
  /// As `sections(from:to:)`; beyond the ends of the content the first, or the last.
  fileprivate func sections(reaching low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let found = sections(from: low, to: high)
    guard found.isEmpty, !plans.isEmpty else { return found }
    return found.lowerBound >= plans.count ? plans.count - 1..<plans.count : 0..<1
  }
}

extension UICollectionView {
  /// Puts the colours of lists behind everything but the background view.
  func showBackdrops() {
    let backdrops = layout.backdrops(in: backdropArea)
    while backdropViews.count > backdrops.count { backdropViews.removeLast().removeFromSuperview() }
    UIView.performWithoutAnimation {
      for (place, backdrop) in backdrops.enumerated() { show(backdrop, place) }
    }
  }

  /// What is visible and a screen more on either side, in steps of a screen: plain scrolling moves no view.
  private var backdropArea: CGRect {
    let height = bounds.height
    let low = ((bounds.minY / height).rounded(.down) - 1) * height
    return CGRect(x: bounds.minX, y: low, width: bounds.width, height: 4 * height)
  }

  private func show(_ backdrop: ListBackdrop, _ place: Int) {
    if place == backdropViews.count {
      let view = UIView(frame: backdrop.frame)
      view.isUserInteractionEnabled = false
      backdropViews.append(view)
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    let view = backdropViews[place]
    if view.backgroundColor != backdrop.color { view.backgroundColor = backdrop.color }
    if view.frame != backdrop.frame { view.frame = backdrop.frame }
  }
}
