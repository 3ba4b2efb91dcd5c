// UIAlertController, UIAlertAction — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: the looks of a device, images, keyboards, popovers.

import QuartzCore

/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: MainActorObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(_object: ())
  }
}

/// A question on a card in the middle of the screen, whichever style it has.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  public let preferredStyle: Style
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  private let card = UIView(frame: .zero)
  private var rows: [UIView] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.3)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    view.addSubview(card)
    rows = [label(title, bold: true), label(message, bold: false)].compactMap { $0 }
    rows += textFields ?? []
    rows += actions.map(button)
    for row in rows { card.addSubview(row) }
  }

  private func label(_ text: String?, bold: Bool) -> UIView? {
    guard let text else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: bold ? 17 : 13, weight: bold ? .semibold : .regular)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton(frame: .zero)
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
    button.isEnabled = action.isEnabled
    button.addTarget(
      { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } }, for: .touchUpInside)
    return button
  }

  /// 270 points wide, as on a phone.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width: CGFloat = 270
    var y: CGFloat = 16
    for row in rows {
      let height =
        row is UIControl
        ? 44 : row.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      row.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + 4
    }
    card.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: (view.bounds.height - y - 12) / 2, width: width, height: y + 12)
  }
}
