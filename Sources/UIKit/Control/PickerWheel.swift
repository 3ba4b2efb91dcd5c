// One wheel of a picker: a scroll view that comes to rest with a row in its middle, and has views only for
// the rows that are seen.

import QuartzCore

final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// Makes the view of a row, perhaps of one that is no longer seen.
  var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView() }
  /// Told when a finger has chosen another row.
  var onSelect: (Int) -> Void = { _ in }

  /// Rows beyond that many before and after the chosen one are not shown.
  private static let maximumReach: CGFloat = 200

  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  private(set) var selected = 0
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var placedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    delegate = self
    addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0.location(in: self)) })
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter rowHeight: in points; a number that is no height counts as 32.
  func reload(count: Int, rowHeight: CGFloat) {
    self.count = max(0, count)
    self.rowHeight = rowHeight.isFinite && rowHeight >= 1 ? rowHeight : 32
    selected = max(0, min(selected, self.count - 1))
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    spare = []
    placedSize = .zero
    setNeedsLayout()
  }

  /// Rows that are none are ignored.
  func select(_ row: Int, animated: Bool) {
    guard (0..<count).contains(row) else { return }
    selected = row
    // Before the first layout there is no place to go to; that layout shows the row.
    if placedSize != .zero { setContentOffset(offset(of: row), animated: animated) }
  }

  /// The view of a row that is seen.
  func view(of row: Int) -> UIView? { rows[row] }

  private var margin: CGFloat { max(0, (bounds.height - rowHeight) / 2) }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - margin) }

  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + margin) / rowHeight).rounded()
    guard row.isFinite else { return 0 }
    return Int(max(0, min(row, CGFloat(max(0, count - 1)))))
  }

  override func _targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    offset(of: row(at: proposed.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

  private func cameToRest() { choose(row(at: contentOffset.y)) }

  private func choose(_ row: Int) {
    guard row != selected, (0..<count).contains(row) else { return }
    selected = row
    onSelect(row)
  }

  private func tapped(_ point: CGPoint) {
    // As drawn: rows stand closer together towards the ends of the wheel.
    guard let row = rows.first(where: { $0.value.frame.contains(point) })?.key else { return }
    setContentOffset(offset(of: row), animated: true)
    choose(row)
  }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    if placedSize != bounds.size { place() }
    let middle = contentOffset.y + margin
    let turn = bounds.height / rowHeight * .pi / 4
    let reach = turn.isFinite ? Int(max(0, min(turn, Self.maximumReach)).rounded(.up)) + 1 : 0
    let centre = row(at: contentOffset.y)
    let seen = max(0, centre - reach)..<max(0, min(count, centre + reach + 1))
    for (row, view) in rows where !seen.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    for row in seen { show(row, distance: CGFloat(row) * rowHeight - middle) }
  }

  private func place() {
    guard bounds.height > 0, bounds.height.isFinite else { return }
    placedSize = bounds.size
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentOffset = offset(of: selected)
  }

  /// - Parameter distance: from the middle, in points along the wheel.
  private func show(_ row: Int, distance: CGFloat) {
    let view = rows[row] ?? made(row)
    let radius = max(bounds.height / 2, rowHeight)
    let angle = max(-.pi / 2, min(distance / radius, .pi / 2))
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
    view.alpha = cos(angle)
  }

  private func made(_ row: Int) -> UIView {
    let view = makeRow(row, spare.popLast())
    rows[row] = view
    addSubview(view)
    return view
  }
}
