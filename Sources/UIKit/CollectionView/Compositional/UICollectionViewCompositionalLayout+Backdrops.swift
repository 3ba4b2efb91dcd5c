// The colours behind sections that have one.

import QuartzCore

extension UICollectionViewCompositionalLayout {
  /// The colours behind sections with a style on `area` (content coordinates): each section has its own
  /// colour, neighbours of one colour are one. Above the first section and below the last theirs goes on, so
  /// that pulling shows nothing else.
  func styleBackdrops(in area: CGRect) -> [Backdrop] {
    guard !styles.isEmpty, let content, content.plans.count == styles.count else { return [] }
    let axis = content.space.axis
    let (low, high) = (axis.main(area.origin), axis.main(area.origin) + axis.main(area.size))
    var spans: [(section: Int, low: CGFloat, high: CGFloat, color: UIColor)] = []
    for section in content.sections(reaching: low, high) {
      guard let color = style(section)?.backdrop else { continue }
      let start = section == 0 ? low : content.starts[section]
      let end = section == styles.count - 1 ? high : content.starts[section] + content.plans[section].length
      if let last = spans.last, last.section == section - 1, last.color == color {
        spans[spans.count - 1] = (section, last.low, end, color)
      } else {
        spans.append((section, start, end, color))
      }
    }
    return spans.compactMap { span -> Backdrop? in
      let (low, high) = (max(low, span.low), min(high, span.high))
      guard low < high else { return nil }
      let frame =
        axis == .vertical
        ? CGRect(x: area.minX, y: low, width: area.width, height: high - low)
        : CGRect(x: low, y: area.minY, width: high - low, height: area.height)
      return Backdrop(frame: frame, color: span.color)
    }
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
