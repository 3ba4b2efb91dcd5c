// A whole screen that cannot be shown here: a labelled place below a bar by which it is left.

import QuartzCore

/// The view of a controller of the system's own.
package final class PlaceScreen: UIView {
  /// In points (Human Interface Guidelines, "Navigation bars").
  private static let barHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  package let place: PlaceView
  private let bar = UIView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private var button: UIButton?

  package init(_ name: String, detail: String? = nil) {
    place = PlaceView(name, detail: detail)
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    bar.isHidden = true
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingMiddle
    bar.addSubview(title)
    addSubview(place)
    addSubview(bar)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the bar: a title, and at the left a button of that name.
  package func showBar(_ text: String?, button name: String, action: @escaping () -> Void) {
    bar.isHidden = false
    title.text = text
    button?.removeFromSuperview()
    let made = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in action() })
    made.titleLabel?.font = .systemFont(ofSize: 17)
    bar.addSubview(made)
    button = made
    setNeedsLayout()
  }

  /// Has it dark in both appearances.
  package func darken() {
    overrideUserInterfaceStyle = .dark
    place.darken()
  }

  package func hideBar() {
    bar.isHidden = true
    setNeedsLayout()
  }

  /// The colours of the bar and of what can be tapped in it; nil for the usual ones.
  package func tintBar(_ background: UIColor?, _ controls: UIColor?) {
    bar.backgroundColor = background ?? .secondarySystemBackground
    bar.tintColor = controls
  }

  package override func safeAreaInsetsDidChange() { setNeedsLayout() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let covered = safeAreaInsets
    let barBottom = bar.isHidden ? covered.top : covered.top + Self.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barBottom)
    let row = CGRect(
      x: covered.left + Self.margin, y: covered.top,
      width: max(0, bounds.width - covered.left - covered.right - 2 * Self.margin), height: Self.barHeight)
    let width = button.map { min(row.width, $0.sizeThatFits(row.size).width) } ?? 0
    button?.frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
    title.frame = row.insetBy(dx: min(row.width / 2, width + 8), dy: 0)
    let rest = CGRect(
      x: covered.left, y: barBottom, width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - barBottom - covered.bottom))
    place.frame = rest.insetBy(dx: min(8, rest.width / 8), dy: min(8, rest.height / 8))
  }
}
