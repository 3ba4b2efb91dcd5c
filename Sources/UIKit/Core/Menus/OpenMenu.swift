// A menu on the screen: a card over everything, and a ground that closes it at a touch.

import QuartzCore

final class OpenMenu: UIControl {
  private let menu: UIMenu
  private weak var anchor: UIView?
  /// Called with the chosen action and the menu it stands in, before its handler.
  private let chosen: (UIAction, UIMenu) -> Void
  /// Called when it closes.
  private let closed: () -> Void
  private var machine = MenuMachine()
  private let card = UIView()
  private let list = UIScrollView()
  private var rows: [UIView] = []
  private var openedIn = CGSize.zero

  /// Corner of the card, in points (widely reported: 13).
  private static let cornerRadius: CGFloat = 13
  /// Between two groups of rows, in points (widely reported: 8).
  private static let groupGap: CGFloat = 8
  /// Seconds in which it comes and goes. Our choice.
  private static let duration: TimeInterval = 0.2

  /// Opens `menu` beside `anchor`, over its whole window. Nothing happens without a window, or where nothing
  /// would be shown.
  @discardableResult
  static func open(
    _ menu: UIMenu, from anchor: UIView, chosen: @escaping (UIAction, UIMenu) -> Void = { _, _ in },
    closed: @escaping () -> Void = {}
  ) -> OpenMenu? {
    guard let window = anchor.window, !MenuPage(menu).rows.isEmpty else { return nil }
    let open = OpenMenu(menu, anchor, chosen, closed)
    open.frame = window.bounds
    open.openedIn = window.bounds.size
    open.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(open)
    open.handle(.opened)
    return open
  }

  func dismiss() { handle(.dismissed) }

  private init(
    _ menu: UIMenu, _ anchor: UIView, _ chosen: @escaping (UIAction, UIMenu) -> Void,
    _ closed: @escaping () -> Void
  ) {
    self.closed = closed
    self.menu = menu
    self.anchor = anchor
    self.chosen = chosen
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 20
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    list.layer.cornerRadius = Self.cornerRadius
    list.clipsToBounds = true
    card.addSubview(list)
    addSubview(card)
    semanticContentAttribute = anchor.isReadFromRight ? .forceRightToLeft : .forceLeftToRight
    accessibilityViewIsModal = true
    addTarget({ [weak self] _ in self?.handle(.tappedBeside) }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Events

  private func handle(_ event: MenuMachine.Event) {
    switch machine.handle(event) {
    case .nothing: break
    case .show(let path): show(path)
    case .close: close()
    case .perform(let path, let place, let thenClose): perform(path, place, thenClose)
    }
  }

  private func perform(_ path: [Int], _ place: Int, _ thenClose: Bool) {
    let page = MenuPage.at(path, of: menu)
    if thenClose { close() }
    guard page.rows.indices.contains(place), let action = page.rows[place].element as? UIAction else {
      return
    }
    let menu = page.rows[place].menu
    if menu.options.contains(.singleSelection) { menu.choose(action) }
    chosen(action, menu)
    action.perform(for: anchor ?? self)
    if !thenClose { show(path) }
  }

  /// Another size of the screen has another place for it, and what opened it may be gone.
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != openedIn { handle(.dismissed) }
  }

  // MARK: On screen

  private func show(_ path: [Int]) {
    let isNew = rows.isEmpty
    for row in rows { row.removeFromSuperview() }
    rows = makeRows(MenuPage.at(path, of: menu), isInner: !path.isEmpty)
    placeRows()
    guard isNew, UIView.areAnimationsEnabled else { return }
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(withDuration: Self.duration) { [card] in
      card.alpha = 1
      card.transform = .identity
    }
  }

  private func makeRows(_ page: MenuPage, isInner: Bool) -> [UIView] {
    let hasTicks = isInner || page.rows.contains { $0.state != .off }
    var rows: [UIView] = []
    if !page.title.isEmpty || isInner {
      let title = MenuRowView(title: page.title, leadsBack: isInner)
      title.addTarget({ [weak self] _ in self?.handle(.backTapped) }, for: .touchUpInside)
      rows += [title, gapView()]
    }
    for (place, row) in page.rows.enumerated() {
      if row.beginsGroup { rows.append(gapView()) }
      let view = MenuRowView(row, hasTicks: hasTicks, isFirst: place == 0)
      let kind = row.kind
      view.isEnabled = kind != .disabled
      view.addTarget(
        { [weak self] _ in self?.handle(.rowTapped(kind, place: place)) }, for: .touchUpInside)
      rows.append(view)
    }
    for view in rows { list.addSubview(view) }
    return rows
  }

  private func gapView() -> UIView {
    let gap = UIView()
    gap.backgroundColor = .tertiarySystemFill
    return gap
  }

  private func placeRows() {
    let heights = rows.map { ($0 as? MenuRowView)?.height ?? Self.groupGap }
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
    let frame = MenuPlacement.frame(
      anchor: anchor?.convert(anchor?.bounds ?? .zero, to: nil) ?? bounds, height: heights.reduce(0, +),
      area: area)
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    list.frame = card.bounds
    var top: CGFloat = 0
    for (row, height) in zip(rows, heights) {
      row.frame = CGRect(x: 0, y: top, width: frame.width, height: height)
      top += height
    }
    list.contentSize = CGSize(width: frame.width, height: top)
    list.contentOffset = .zero
    list.isScrollEnabled = top > frame.height
  }

  /// From now on touches go to the views below.
  private func close() {
    isUserInteractionEnabled = false
    closed()
    guard UIView.areAnimationsEnabled, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) {
      self.card.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
