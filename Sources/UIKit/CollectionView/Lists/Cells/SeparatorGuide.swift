import QuartzCore

/// The guide that separators go by, once an app has asked for it.
@MainActor final class SeparatorGuide {
  let guide = UILayoutGuide()
  private weak var cell: UICollectionViewListCell?
  private let start: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    self.cell = cell
    guide.identifier = "separatorLayoutGuide"
    cell.addLayoutGuide(guide)
    start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // Any constraint of an app's own wins.
    for constraint in [start, end] { constraint.priority = .fittingSizeLevel }
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
  }

  /// - Parameter leading: from the cell's leading edge to where separators begin unless constraints say
  ///   otherwise, in points.
  func update(leading: CGFloat) {
    if start.constant != leading { start.constant = leading }
  }

  /// From the guide's left edge to its right one, in the cell's coordinates; nil outside of a cell.
  var span: ClosedRange<CGFloat>? {
    guard let cell else { return nil }
    let engine = cell.layoutState.engine ?? LayoutEngine(host: cell)
    cell.layoutState.engine = engine
    engine.update(for: cell)
    let frame = guide.layoutFrame
    return frame.minX...max(frame.minX, frame.maxX)
  }
}
