// UINavigationBar — after Apple's documentation "UINavigationBar", read 2026-11.
// State: partial. Missing: blur, animation but with pushes, large titles over title views.

import QuartzCore

/// The bar above a navigation controller's content: a way back, a title and buttons, plainly.
@preconcurrency @MainActor open class UINavigationBar: UIView, BarShowingItems {
  private static let margin: CGFloat = 16
  /// Points by which a title is moved only to hide it.
  private static let far: CGFloat = 100

  /// Titles in a row of their own, below the buttons, unless an item says otherwise.
  open var prefersLargeTitles = false {
    didSet { rebuild() }
  }
  /// Whether content may lie under the bar. False gives it a ground at the edge of the content too. True by
  /// default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { dress() } }
  }
  /// Fills the bar in place of the appearance's colour; nil leaves that.
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  /// An empty picture takes the hairline away, where there is a picture of the background too.
  open var shadowImage: UIImage? {
    didSet { dress() }
  }
  /// Stands before the way back instead of an arrow, as large as it is. nil is the appearance's.
  open var backIndicatorImage: UIImage? {
    didSet { rebuild() }
  }
  /// Kept, without effect: titles do not move under the arrow.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Font and colour of small titles, before those of the appearance; nil leaves those.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  /// Font and colour of large titles, before those of the appearance; nil leaves those.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  /// Other styles than `default` give a dark ground, white titles and a light status bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      dress()
      SystemBars.current.changed()
    }
  }
  /// The look of the bar over content; the item's own goes before it. The bar has one of its own until it is
  /// given another.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenStandardAppearance ?? ownAppearance }
    set { givenStandardAppearance = newValue }
  }
  private let ownAppearance = UINavigationBarAppearance()
  var givenStandardAppearance: UINavigationBarAppearance? {
    didSet { dress() }
  }
  /// Of bars of compact height. nil is the standard one's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { dress() }
  }
  /// While the content of a navigation controller is at its top edge. nil is the standard one's without a
  /// ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { dress() }
  }
  /// As `scrollEdgeAppearance`, of bars of compact height. nil is as that one.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { dress() }
  }
  private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Whether content lies under the bar, as a navigation controller says; nil where the bar stands in none.
  var isContentUnder: Bool? {
    didSet { if isContentUnder != oldValue { edgeChanged() } }
  }
  /// How the bar looks just now.
  private(set) lazy var look = currentLook

  /// An empty picture leaves the bar without a ground; others fill it. That of `default` is shown.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
    dress()
  }
  /// As `setBackgroundImage(_:for:)`: the position makes no difference here.
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  /// The picture that was set for those metrics; nil where none was.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }
  /// Does nothing, and keeps nothing.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}

  // MARK: Items

  /// From the first to the one that is shown. A bar of a navigation controller has those of its controllers.
  open var items: [UINavigationItem]? {
    get { own ?? belowTop() + [item].compactMap { $0 } }
    set { setOwn(newValue ?? []) }
  }
  /// The item that the bar shows.
  open var topItem: UINavigationItem? { item }
  /// Where the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Replaces the items at once, and shows the last. nil is none.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setOwn(items ?? []) }
  /// Shows the item at once, with a way back to the one that was shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setOwn((items ?? []) + [item]) }
  /// Goes back by one item at once and returns the one that went; nil, and nothing happens, where only one is
  /// left.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let all = items, all.count > 1 else { return nil }
    setOwn(all.dropLast())
    return all.last
  }
  /// Kept, without effect.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Those of a bar without a navigation controller.
  private var own: [UINavigationItem]?
  /// The items below the top one, as the navigation controller knows them.
  var belowTop: () -> [UINavigationItem] = { [] }

  private func setOwn(_ items: [UINavigationItem]) {
    own = items
    guard let last = items.last else {
      item?.onChange = {}
      item = nil
      return rebuild()
    }
    let previous = items.dropLast().last
    show(last, back: previous.map { ($0.backTitle, { [weak self] in _ = self?.popItem(animated: true) }) })
  }

  private(set) var item: UINavigationItem?
  /// The rows as content leaves them, of which navigation controllers tell; nil: all are there.
  var heights: BarHeights? {
    didSet { if heights != oldValue { heightsChanged() } }
  }
  /// Tells the controller that the bar wants another height.
  var onHeightChange: () -> Void = {}
  private var back: (title: String, action: () -> Void)?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var middle: UIView?
  /// A title in a row of its own, and the row, which cuts off the part that does not fit.
  private var large: UILabel?
  private let largeRow = UIView()
  private var prompt: UILabel?
  /// In a row of its own below all.
  private var search: UISearchBar?
  private let ground = BarGround()
  /// How far the ground reaches beyond the bar, up to the edge of the screen, in points.
  var groundReach: CGFloat = 0 {
    didSet { if groundReach != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UINavigationBar.self)
  }

  private func prepare() {
    largeRow.clipsToBounds = true
    largeRow.isUserInteractionEnabled = false
    for view in [ground, largeRow] { addSubview(view) }
    dress()
  }

  func dress() {
    let look = currentLook
    self.look = look
    for appearance in [standardAppearance, look.appearance] {
      appearance.onChange = { [weak self] in self?.dress() }
    }
    showGround()
    rebuild()
  }

  private final func showGround() {
    backgroundColor = ground.show(
      look, tint: barTintColor, style: barStyle, image: backgroundImages[.default], shadow: shadowImage)
  }

  /// Where the two looks are one but for the ground, the items stay as they are: a finger may be on one.
  private func edgeChanged() {
    guard currentLook.appearance === look.appearance else { return dress() }
    look = currentLook
    showGround()
  }

  /// The rows as they are with nothing scrolled away.
  var rows: BarRows { rows(for: item) }
  private var oldRows = BarRows()

  /// In points, with nothing scrolled away: higher with a large title.
  var wantedHeight: CGFloat { rows.full }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  /// Shows `item`; `back` is the title of the way back and its work, nil for none.
  func show(_ item: UINavigationItem, back: (title: String, action: () -> Void)?) {
    self.item?.onChange = {}
    self.item = item
    self.back = back
    item.onChange = { [weak self] in self?.dress() }
    dress()
  }

  func itemsMayLookDifferent() { rebuild() }

  /// Font and colour that the appearance has for a button.
  private func look(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    let plain = look.appearance.buttonAppearance.normal.titleTextAttributes
    guard item.isDone else { return plain }
    return plain.merging(look.appearance.doneButtonAppearance.normal.titleTextAttributes) { $1 }
  }

  private func view(of item: UIBarButtonItem) -> UIView? {
    item.onChange = { [weak self] in self?.rebuild() }
    item.takeAppearance(in: self)
    return item.makeView(look: look(of: item))
  }

  private func rebuild() {
    for view in left + right + [middle, large, prompt].compactMap({ $0 }) { view.removeFromSuperview() }
    (left, right, middle, large, prompt) = ([], [], nil, nil, nil)
    item?.searchController?.onActivity = { [weak self] in self?.dress() }
    showSearch(item?.searchController?.searchBar)
    resolveLargeTitles()
    let rows = rows
    defer {
      setNeedsLayout()
      if rows != oldRows {
        oldRows = rows
        invalidateIntrinsicContentSize()
        onHeightChange()
      }
    }
    // A search stands in the place of all else.
    guard let item, rows.buttons > 0 else { return }
    left = (item.leftBarButtonItems ?? []).compactMap(view)
    if let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      left.insert(backButton(back), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).compactMap(view)
    large = rows.title > 0 ? largeTitleLabel(item.title) : nil
    middle = item.titleView ?? titleLabel(item.title)
    prompt = promptLabel(item.prompt)
    for view in left + right + [prompt].compactMap({ $0 }) { addSubview(view) }
    if let large { largeRow.addSubview(large) }
    placeMiddle()
  }

  /// The small title is there only while it is seen.
  private func placeMiddle() {
    guard let middle else { return }
    let alpha = large == nil ? 1 : shownHeights.smallTitleAlpha
    // The alpha of an author's own view is the author's.
    if large != nil { middle.alpha = alpha }
    if alpha > 0, middle.superview !== self { addSubview(middle) }
    if alpha == 0, middle.superview === self { middle.removeFromSuperview() }
  }

  private func heightsChanged() {
    placeMiddle()
    setNeedsLayout()
  }

  private var shownHeights: BarHeights { heights ?? rows.shown(scrolled: 0) }

  private func showSearch(_ new: UISearchBar?) {
    guard new !== search else { return }
    if search?.superview === self { search?.removeFromSuperview() }
    search?.onHeightChange = {}
    search = new
    new?.onHeightChange = { [weak self] in
      self?.setNeedsLayout()
      self?.onHeightChange()
    }
    if let new { addSubview(new) }
  }

  /// The contents of the bar come out of nothing, in so many seconds.
  func fadeIn(duration: TimeInterval) {
    let shown = left + right + [middle, large].compactMap { $0 }
    layoutIfNeeded()
    let wanted = shown.map(\.alpha)
    UIView.performWithoutAnimation { for view in shown { view.alpha = 0 } }
    UIView.animate(withDuration: duration) {
      for (view, alpha) in zip(shown, wanted) { view.alpha = alpha }
    }
  }

  private func promptLabel(_ text: String?) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: BarMetrics.promptText)
    label.textColor = look.appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? barStyle.titleColor
    label.textAlignment = .center
    return label
  }

  private func largeTitleLabel(_ title: String?) -> UILabel {
    let given = look.appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    let label = UILabel(frame: .zero)
    label.text = title
    if let font = given[.font] as? UIFont {
      label.font = font
    } else {
      label.font = .preferredFont(
        forTextStyle: .largeTitle, weight: .bold, mostSize: BarMetrics.largestTitleText)
      label.adjustsFontForContentSizeCategory = true
    }
    label.textColor = given[.foregroundColor] as? UIColor ?? barStyle.titleColor
    return label
  }

  private func backButton(_ back: (title: String, action: () -> Void)) -> UIView {
    let given = backIndicatorImage ?? look.appearance.backIndicatorImage
    let item = UIBarButtonItem(title: back.title, style: .plain, target: nil, action: nil)
    item.takeAppearance(in: self)
    // People hide titles by moving them far away.
    let isHidden =
      abs(item.backTitleOffset.horizontal) >= Self.far || abs(item.backTitleOffset.vertical) >= Self.far
    let title = isHidden || self.item?.hidesBackTitle == true ? "" : back.title
    item.title = given == nil ? "‹ \(title)" : title
    let look = look(of: item).merging(self.look.appearance.backButtonAppearance.normal.titleTextAttributes) {
      $1
    }
    let button = BarButton(item, look: look)
    if let given { button.setImage(given, for: .normal) }
    button.addTarget({ _ in back.action() }, for: .touchUpInside)
    return button
  }

  private func titleLabel(_ title: String?) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    let given = look.appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    label.font = given[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = given[.foregroundColor] as? UIColor ?? barStyle.titleColor
    label.textAlignment = .center
    return label
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    if old.verticalSizeClass != traitCollection.verticalSizeClass { dress() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.place(in: bounds, lineAtTop: false, reach: groundReach)
    let covered = safeAreaInsets
    let heights = shownHeights
    let below = heights.title + heights.search
    // Buttons and small titles stand in the upper row, below the prompt.
    let above = prompt == nil ? 0 : BarMetrics.prompt
    let row = max(0, bounds.height - below - heights.pull - above)
    prompt?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: BarMetrics.prompt)
    // In from the sides as far as titles, of which the bar's own margin is a part.
    search?.frame = CGRect(
      x: covered.left + Self.margin / 2, y: bounds.height - heights.search,
      width: max(0, bounds.width - Self.margin - covered.left - covered.right),
      height: heights.search)
    if let search, rows.hidesSearch { search.alpha = heights.search / max(rows.search, 1) }
    largeRow.frame = CGRect(
      x: 0, y: bounds.height - below, width: bounds.width, height: large == nil ? 0 : heights.title)
    placeLargeTitle(heights, covered)
    var start = covered.left + Self.margin
    for view in left { start = place(view, from: start, y: above, height: row) + Self.margin / 2 }
    var end = bounds.width - covered.right - Self.margin
    for view in right {
      let size = view.sizeInBar(height: row)
      view.frame = CGRect(
        x: end - size.width, y: above + (row - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + Self.margin / 2
    }
    guard let middle, middle.superview === self else { return }
    let size = middle.sizeInBar(height: row)
    let width = max(0, min(size.width, end - start))
    let centred = min(max((bounds.width - width) / 2, start), max(start, end - width))
    middle.frame = CGRect(x: centred, y: above + (row - size.height) / 2, width: width, height: size.height)
  }

  /// At the lower edge of its row, whatever is left of that, and growing from its leading edge.
  private func placeLargeTitle(_ heights: BarHeights, _ covered: UIEdgeInsets) {
    guard let large else { return }
    let width = max(0, bounds.width - 2 * Self.margin - covered.left - covered.right)
    let scale = heights.titleScale
    large.bounds = CGRect(x: 0, y: 0, width: width, height: BarMetrics.largeTitle)
    large.center = CGPoint(
      x: covered.left + Self.margin + width / 2, y: heights.title - BarMetrics.largeTitle / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    large.transform =
      scale == 1
      ? .identity
      : CGAffineTransform(translationX: (isMirrored ? -1 : 1) * width * (scale - 1) / 2, y: 0)
        .scaledBy(x: scale, y: scale)
  }

  /// Returns where the view ends, in points.
  private func place(_ view: UIView, from start: CGFloat, y: CGFloat, height row: CGFloat) -> CGFloat {
    let size = view.sizeInBar(height: row)
    view.frame = CGRect(
      x: start, y: y + (row - size.height) / 2, width: size.width, height: size.height)
    return start + size.width
  }
}
