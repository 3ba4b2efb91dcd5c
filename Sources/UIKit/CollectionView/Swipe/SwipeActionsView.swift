// The buttons behind a row that is swiped.

import QuartzCore

/// Shows the actions of one side, as wide as the row has been moved aside. Lies in the cell, beside its
/// content.
final class SwipeActionsView: UIView {
  let side: SwipeSide
  let buttons: [SwipeActionButton]
  /// Whether reading begins on the right.
  private let isMirrored: Bool
  /// The button that covers all others: a full swipe would perform it, or it is being performed.
  var spread: Int? {
    didSet {
      guard spread != oldValue else { return }
      if let spread, subviews.last !== buttons[spread] { bringSubviewToFront(buttons[spread]) }
      setNeedsLayout()
    }
  }

  init(_ side: SwipeSide, _ configuration: UISwipeActionsConfiguration, isMirrored: Bool, height: CGFloat) {
    self.side = side
    self.isMirrored = isMirrored
    buttons = configuration.actions.map { SwipeActionButton($0, isRoomy: height >= SwipeMetrics.roomyHeight) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first lies on top: it spreads over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Of all buttons at rest, in points: never all of the row.
  static func restingWidth(_ buttons: [SwipeActionButton], in width: CGFloat) -> CGFloat {
    min(buttons.reduce(0) { $0 + $1.restingWidth }, max(0, width - SwipeMetrics.buttonWidth / 2))
  }

  /// Buttons share what is seen as they share it at rest; the first one lies at the row's edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = buttons.reduce(0) { $0 + $1.restingWidth }
    guard natural > 0 else { return }
    let isAtRight = (side == .trailing) != isMirrored
    var used: CGFloat = 0
    for (place, button) in buttons.enumerated() {
      let width = spread == place ? bounds.width : button.restingWidth / natural * bounds.width
      let start = spread == place ? 0 : used
      button.frame = CGRect(
        x: isAtRight ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
      used += width
    }
  }
}

/// One action: the shape of its image, and its title, in white on its colour.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()
  /// The visible part of the image, whose alpha cuts this.
  private let ink = UIView()

  /// - Parameter isRoomy: whether there is height for image and title; otherwise the image stands alone.
  init(_ action: UIContextualAction, isRoomy: Bool) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.font = .systemFont(ofSize: SwipeMetrics.titleSize)
    label.textColor = .white
    label.textAlignment = .center
    label.text = action.image == nil || isRoomy ? action.title : nil
    picture.image = action.image?.asTemplate
    ink.backgroundColor = .white
    ink.mask = picture
    ink.isHidden = action.image == nil
    for view in [ink, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var imageSize: CGSize { picture.image?.size ?? .zero }
  private var titleSize: CGSize {
    label.text == nil
      ? .zero : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
  }

  /// In points.
  private(set) lazy var restingWidth = max(
    SwipeMetrics.buttonWidth,
    max(titleSize.width, imageSize.width).rounded(.up) + 2 * SwipeMetrics.buttonMargin)

  /// A finger on it makes it darker.
  override func updateForState() {
    let isDark = state.contains(.highlighted)
    label.alpha = isDark ? 0.5 : 1
    ink.alpha = isDark ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, title) = (imageSize, titleSize)
    let gap = image.height > 0 && title.height > 0 ? SwipeMetrics.imageGap : 0
    let top = (bounds.height - image.height - gap - title.height) / 2
    ink.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    picture.frame = CGRect(origin: .zero, size: image)
    // A title keeps its width while the button opens.
    let width = min(title.width.rounded(.up), restingWidth)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + image.height + gap, width: width, height: title.height)
  }
}
