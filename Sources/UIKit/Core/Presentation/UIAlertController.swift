// UIAlertController, UIAlertAction — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: images, keyboards, more than fits, animation.

import QuartzCore

/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: MainActorObject {
  /// Decides where the choice stands and how it looks.
  public enum Style: Int, Sendable {
    /// A plain choice.
    case `default` = 0
    /// The way out: last, or first of two in an alert; in a sheet on a card of its own. A touch beside a
    /// sheet takes it.
    case cancel
    /// A choice in red.
    case destructive
  }

  /// The words on the button; nil leaves it empty.
  public let title: String?
  /// Fixed when the action is made.
  public let style: Style
  /// Whether the button can be tapped; it greys at once. True by default.
  open var isEnabled = true {
    didSet { onChange() }
  }
  /// Tells the button.
  var onChange: () -> Void = {}
  let handler: ((UIAlertAction) -> Void)?

  /// `handler` runs once the alert has gone; nil only closes it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(_object: ())
  }
}

/// A question: an alert on a card in the middle of the screen, an action sheet at its lower edge.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the question is asked.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen, or in a popover where the window is wide.
    case actionSheet = 0
    /// On a card in the middle of the screen.
    case alert
  }

  /// Fixed when the controller is made; `alert` for one from a nib.
  public let preferredStyle: Style
  /// Stands below the title in smaller type; nil or empty shows none. Read when the view loads.
  open var message: String?
  /// In the order in which they were added, which is not always the order on the screen.
  open private(set) var actions: [UIAlertAction] = []
  /// In the order in which they were added; nil as long as there are none.
  open private(set) var textFields: [UITextField]?
  /// One of `actions`, whose button is heavy; nil makes that of the way out heavy. Read when the view loads.
  open var preferredAction: UIAlertAction?

  /// The title and the message are read when the view loads; nil or empty shows none.
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

  /// Adds a button below the others. One that is added after the view has loaded is not shown.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field below the message; the handler gets it before it is shown. After the view has loaded it is
  /// not shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  private let card = UIView(frame: .zero)
  /// Of an action sheet: below, with the way out alone.
  private let cancelCard = UIView(frame: .zero)
  private var texts: [UIView] = []
  private var fields: [UIView] = []
  private var buttons: [AlertButton] = []

  /// Of alerts, of sheets' sides and rows, in points (widely reported).
  private static let alertWidth: CGFloat = 270
  private static let sheetMargin: CGFloat = 8
  private static let rowHeights: (alert: CGFloat, sheet: CGFloat) = (44, 57)
  private static let padding: CGFloat = 16
  private static let gap: CGFloat = 4

  private var isSheet: Bool { preferredStyle == .actionSheet }
  override var standsOnSheet: Bool { false }
  /// Whether it is to be seen in a popover: an action sheet where the window is wide.
  var belongsInPopover: Bool {
    isSheet && UIWindow.current?.traitCollection.horizontalSizeClass == .regular
  }
  private var isInPopover = false
  /// Of popovers, in points (inferred).
  private static let popoverWidth: CGFloat = 304

  /// A touch beside its popover took it away: that is the way out.
  func wasLeft() {
    if let way = actions.first(where: { $0.style == .cancel }) { way.handler?(way) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isInPopover = belongsInPopover
    view.backgroundColor = isInPopover ? .secondarySystemGroupedBackground : UIColor(white: 0, alpha: 0.3)
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 14
      card.clipsToBounds = true
      view.addSubview(card)
    }
    texts = [label(title, isTitle: true), label(message, isTitle: false)].compactMap { $0 }
    fields = textFields ?? []
    buttons = shownActions.map { action in
      let isHeavy = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      return AlertButton(action, isSheet: isSheet, isHeavy: isHeavy) { [weak self] in self?.choose(action) }
    }
    for row in texts + fields { card.addSubview(row) }
    for button in buttons { (standsAlone(button) ? cancelCard : card).addSubview(button) }
    cancelCard.isHidden = isInPopover || !buttons.contains(where: standsAlone)
    if isInPopover {
      card.layer.cornerRadius = 0
      preferredContentSize = CGSize(width: Self.popoverWidth, height: placeParts(width: Self.popoverWidth))
    } else if isSheet {
      view.addGestureRecognizer(
        UITapGestureRecognizer { [weak self] in self?.tapped($0.location(in: self?.view)) })
    }
  }

  /// The way out comes last, or first of two beside each other.
  private var shownActions: [UIAlertAction] {
    let (ways, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
    return !isSheet && actions.count == 2 ? ways + others : others + ways
  }

  private func standsAlone(_ button: AlertButton) -> Bool { isSheet && button.action.style == .cancel }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Beside a sheet is its way out, where it has one.
  private func tapped(_ point: CGPoint) {
    guard !card.frame.contains(point), let way = actions.first(where: { $0.style == .cancel }) else { return }
    choose(way)
  }

  private func label(_ text: String?, isTitle: Bool) -> UIView? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: isTitle && !isSheet ? 17 : 13, weight: isTitle ? .semibold : .regular)
    if isSheet { label.textColor = .secondaryLabel }
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isInPopover {
      card.frame = view.bounds
      _ = placeParts(width: view.bounds.width)
      return
    }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width =
      isSheet ? max(0, min(room.width, 500) - 2 * Self.sheetMargin) : min(Self.alertWidth, room.width)
    let height = placeParts(width: width)
    guard isSheet else {
      card.frame = CGRect(
        x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
      return
    }
    var bottom = room.maxY - Self.sheetMargin
    if !cancelCard.isHidden {
      let own = Self.rowHeights.sheet * CGFloat(cancelCard.subviews.count)
      cancelCard.frame = CGRect(x: room.midX - width / 2, y: bottom - own, width: width, height: own)
      bottom -= own + Self.sheetMargin
    }
    card.frame = CGRect(x: room.midX - width / 2, y: bottom - height, width: width, height: height)
  }

  /// Within their cards.
  /// - Returns: the height of the card.
  private func placeParts(width: CGFloat) -> CGFloat {
    let inner = max(0, width - 2 * Self.padding)
    var y: CGFloat = texts.isEmpty && fields.isEmpty ? 0 : Self.padding
    for row in texts + fields {
      let wanted = row.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      let height = row is UIControl ? 32 : wanted
      row.frame = CGRect(x: Self.padding, y: y, width: inner, height: height)
      y += height + Self.gap
    }
    if y > 0 { y += Self.padding - Self.gap }
    let rowHeight = isSheet ? Self.rowHeights.sheet : Self.rowHeights.alert
    let rows = buttons.filter { !standsAlone($0) }
    if !isSheet, rows.count == 2, rows.allSatisfy({ $0.wantedWidth <= width / 2 }) {
      for (index, button) in rows.enumerated() {
        button.showsSideLine = index == 1
        button.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: rowHeight)
      }
      return y + rowHeight
    }
    for button in rows {
      button.showsSideLine = false
      button.showsTopLine = y > 0
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      y += rowHeight
    }
    for (index, button) in buttons.filter(standsAlone).enumerated() {
      button.showsTopLine = index > 0
      button.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
    }
    return y
  }
}
