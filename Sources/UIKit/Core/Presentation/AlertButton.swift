import QuartzCore

/// One choice of an alert or a sheet: a row with hairlines towards its neighbours.
final class AlertButton: UIButton {
  let action: UIAlertAction
  private let lines = (top: UIView(frame: .zero), side: UIView(frame: .zero))
  private static let lineWidth: CGFloat = 0.5

  var showsTopLine = true {
    didSet { lines.top.isHidden = !showsTopLine }
  }
  var showsSideLine = false {
    didSet { lines.side.isHidden = !showsSideLine }
  }

  init(_ action: UIAlertAction, isSheet: Bool, isHeavy: Bool, choose: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isHeavy ? .semibold : .regular)
    titleLabel?.adjustsFontSizeToFitWidth = true
    isEnabled = action.isEnabled
    action.onChange = { [weak self, weak action] in self?.isEnabled = action?.isEnabled ?? false }
    addTarget({ _ in choose() }, for: .touchUpInside)
    for line in [lines.top, lines.side] {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    lines.side.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Points that the title takes, with a distance from both edges.
  var wantedWidth: CGFloat { (titleLabel?.sizeThatFits(.zero).width ?? 0) + 16 }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.lineWidth)
    lines.side.frame = CGRect(x: 0, y: 0, width: Self.lineWidth, height: bounds.height)
  }
}
