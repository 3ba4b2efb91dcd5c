// UITableViewHeaderFooterView — after Apple's documentation "UITableViewHeaderFooterView", read 2026-11.
// State: partial. Missing: blurred backgrounds, Apple's own measures (ours are widely reported).
//
// +Layout places the parts and says how high the view is.

import QuartzCore

/// A header or footer of a section: texts or content of one's own over a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  /// The name the view was made with; nil for one that is never used again.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  weak var table: UITableView?
  /// The place that the view has in the table.
  var bar = TableBar()

  /// The place for an app's own subviews. A content configuration puts another view in its place.
  open internal(set) var contentView: UIView = CellContentView(frame: .zero)
  var configurations = Configurations()
  var labels: (text: UILabel?, detail: UILabel?)
  /// Of the style or the tint colour, behind everything.
  var plate: UIView?

  /// A view without size until the table lays it out; nil: it is never used again for another section.
  public init(reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    decodeNib(coder, as: UITableViewHeaderFooterView.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// How registered classes are instantiated.
  public required convenience init(_registeredIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  package override var presentedElement: PresentedElement? { table?.presentedElement(of: self) }

  /// Called on a view before it is handed out again; never on a new one. An override calls super.
  open func prepareForReuse() {}

  // MARK: Content

  /// The title; made when it is asked for first. The table sets the text of titles that its data source
  /// gives.
  open var textLabel: UILabel? {
    if let label = labels.text { return label }
    let label = makeLabel()
    labels.text = label
    label.font = barStyle.font
    label.textColor = barStyle.color
    return label
  }

  /// Below the title, in grouped tables; made when it is asked for first.
  open var detailTextLabel: UILabel? {
    if let label = labels.detail { return label }
    let label = makeLabel()
    labels.detail = label
    label.font = barStyle.secondaryFont
    label.textColor = barStyle.secondaryColor
    return label
  }

  private func makeLabel() -> UILabel {
    let label = StandardCellLabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.onChange = { [weak self] in self?.setNeedsLayout() }
    contentView.addSubview(label)
    return label
  }

  // MARK: Background

  /// Behind the content, filling the view. Setting it takes a background configuration back.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        setBackground(nil)
        fill(with: backgroundView)
        insertSubview(backgroundView, at: 0)
      }
      showPlate()
    }
  }

  /// Once it is set, the colour behind the content.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      showPlate()
    }
  }

  // MARK: Configurations

  /// The state that `updateConfiguration(using:)` is handed. Overriders add states of their own to super's.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = bar.isFloating
    return state
  }

  /// Asks for `updateConfiguration(using:)`, once before the view is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.isUpdateDue = true
    setNeedsLayout()
  }

  /// Called before the view is shown and after its state has changed. Overriders set configurations for
  /// `state`; the base does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Sets configurations for a state; called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if !configurations.isUpdating { setNeedsUpdateConfiguration() } }
  }

  /// The content of the view, as it looks in the present state. Setting it gives it to `contentView`, or
  /// replaces that by a new one; nil brings back an empty one, with the labels that have been asked for.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      let former = contentView
      setContent(newValue)
      guard newValue == nil, contentView !== former else { return }
      for label in [labels.text, labels.detail].compactMap({ $0 }) { contentView.addSubview(label) }
    }
  }

  /// Whether `contentConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesContentConfiguration = true

  /// An empty content in the style of the table and of the place that the view has in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(barStyle)
  }

  /// The background of the content, as it looks in the present state. Setting it removes the background view.
  /// nil, the default: the style's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      setBackground(newValue)
      showPlate()
    }
  }

  /// Whether `backgroundConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    // Here and not in `layoutSubviews()`, which views override without calling super.
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeParts()
  }

  /// The width as given, and the height of the labels there; 0 without a text. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelHeight(forWidth: size.width))
  }

  /// By the constraints in the content view or by its configuration; else `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(for: targetSize, horizontal, vertical) }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentMayNeedRoom()
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    if traits.hasOtherTextSize(than: old) { contentMayNeedRoom() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: The table

  func adopt(_ bar: TableBar) {
    let old = self.bar
    guard bar != old else { return }
    let formerStyle = barStyle
    self.bar = bar
    restyleLabels(from: formerStyle)
    if bar.title != old.title || barStyle != formerStyle, let title = bar.title {
      textLabel?.text = barStyle.transform == .uppercase ? title.uppercased() : title
    }
    showPlate()
    if bar.isFloating != old.isFloating { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  /// As that of cells; nil where nothing says.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    guard width > 0, width.isFinite else { return nil }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite ? height : nil
  }
}

/// The table's facts about a header or footer.
struct TableBar: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether it is held at the edge of the screen, over rows.
  var isFloating = false
  /// Text of `titleForHeaderInSection` or its like; nil where the view says its own.
  var title: String?
  var sideMargin: CGFloat = 16
}
