// The titles along the trailing edge of a table or a collection view that lead to places in it.

import QuartzCore

/// Lies over the content at its trailing edge, as high as what is seen of it. A finger on it chooses titles,
/// from the moment it comes down: nothing scrolls by it then.
final class SectionIndexView: UIView {
  /// Called with the number of a title when the finger comes to it.
  var choose: (Int) -> Void = { _ in }

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }
  /// Of the titles; nil: the tint.
  var color: UIColor? {
    didSet { labels.forEach { $0.textColor = color ?? tintColor } }
  }
  /// Behind the titles.
  var restingBackground: UIColor? {
    didSet { updateBackground() }
  }
  /// Behind the titles while a finger is on them; nil: as at rest.
  var trackingBackground: UIColor? {
    didSet { updateBackground() }
  }

  /// Takes the index to the trailing edge of its list, as high as the insets leave free, and above all
  /// elements: those that come on screen go below it.
  func place(over list: UIScrollView, isElement: (UIView) -> Bool) {
    UIView.performWithoutAnimation {
      let free = list.bounds.inset(by: list.adjustedContentInset)
      let isAtLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
      frame = CGRect(
        x: isAtLeft ? free.minX : free.maxX - Self.width, y: free.minY, width: Self.width,
        height: max(0, free.height))
      let place = list.subviews.firstIndex { $0 === self } ?? 0
      let isCovered = list.subviews.suffix(from: place).contains(where: isElement)
      if isCovered { list.bringSubviewToFront(self) }
    }
  }

  private var labels: [UILabel] = []
  private var lines = IndexLines(count: 0, room: 0)
  private var chosen: Int?

  /// In points.
  static let width: CGFloat = 15  // Widely reported.
  private static let fontSize: CGFloat = 11  // Widely reported, as the weight.
  /// From one title to the next. Our choice: the height of a line of that size.
  private static let lineHeight: CGFloat = 13.5
  /// Above the first title and below the last. Our choice.
  private static let margin: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(touch)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.height - 2 * Self.margin) / Self.lineHeight
    lines = IndexLines(count: titles.count, room: room.isFinite ? Int(min(room, 1000)) : 0)
    while labels.count > lines.lines.count { labels.removeLast().removeFromSuperview() }
    while labels.count < lines.lines.count { labels.append(makeLabel()) }
    let frame = titlesFrame
    for (place, line) in lines.lines.enumerated() {
      labels[place].text =
        switch line {
        case .title(let number): titles[number]
        case .bullet: "•"
        }
      labels[place].frame = CGRect(
        x: 0, y: frame.minY + CGFloat(place) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  /// In the middle of the height.
  private var titlesFrame: CGRect {
    let height = CGFloat(lines.lines.count) * Self.lineHeight
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
    label.textAlignment = .center
    label.textColor = color ?? tintColor
    label.isUserInteractionEnabled = false
    addSubview(label)
    return label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    labels.forEach { $0.textColor = color ?? tintColor }
  }

  private func updateBackground() {
    let isTouched = touch.state == .began || touch.state == .changed
    backgroundColor = isTouched ? trackingBackground ?? restingBackground : restingBackground
  }

  // MARK: Touches

  private lazy var touch: UILongPressGestureRecognizer = {
    let touch = UILongPressGestureRecognizer { [weak self] _ in self?.followTouch() }
    touch.minimumPressDuration = 0
    return touch
  }()

  private func followTouch() {
    switch touch.state {
    case .began:
      chosen = nil
      chooseTitle(at: touch.location(in: self))
    case .changed: chooseTitle(at: touch.location(in: self))
    case .possible, .ended, .cancelled, .failed: break
    }
    updateBackground()
  }

  private func chooseTitle(at point: CGPoint) {
    let frame = titlesFrame
    guard frame.height > 0, let title = lines.title(at: (point.y - frame.minY) / frame.height) else { return }
    guard title != chosen else { return }
    chosen = title
    choose(title)
  }
}
