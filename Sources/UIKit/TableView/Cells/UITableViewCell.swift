// UITableViewCell — after Apple's documentation "UITableViewCell", read 2026-11.
// State: partial. Missing: Apple's own measures (ours are widely reported), focus, being told of drags
// (kept).
//
// All that can be overridden and is stored stands here; +Layout places the parts, +Accessories keeps the
// views beside the content, +Background those behind it, +Row follows the table.

import QuartzCore

/// Shows one row after another: a content view over a background, accessories beside it, separators.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredCell {
  /// The name the cell was made with; nil for one that is never used again.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// The table whose cell it is, from before `cellForRowAt` returns it is nil.
  weak var table: UITableView?
  /// As the table said last.
  var row = TableRow()
  /// Whether the row has left and the cell is still seen, on its way out.
  var isDeparting = false
  /// Performs a storyboard's segue when the cell is selected.
  var nibSelection: (() -> Void)?

  /// Shown is what goes in here. A content configuration puts another view in its place.
  open internal(set) var contentView: UIView = CellContentView(frame: .zero)
  let standard: StandardCellContent
  var configurations = Configurations()
  var accessoryViews = AccessoryViews()
  var separatorLines: (top: UIView?, bottom: UIView?)
  var backdrop = Backdrop()
  /// Whether `didTransition(to:)` is to come.
  var isInTransition = false
  /// The values of `isSelected` and its like.
  private var state = (isSelected: false, isHighlighted: false, isEditing: false)

  /// A cell 320 points wide until the table lays it out; nil: it is never used again for another row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    standard = StandardCellContent(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableCellMetrics.leastHeight))
    prepare()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    standard = StandardCellContent(Self.nibStyle(coder))
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITableViewCell.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// How registered classes are instantiated: pure Swift can call only required initialisers of a metatype,
  /// and cells in the wild write `override init(style:reuseIdentifier:)` without `required`.
  public required convenience init(_registeredStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  private func prepare() {
    addContentView()
    showBackdrop()
    standard.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  package override var presentedElement: PresentedElement? { table?.presentedElement(of: self) }

  /// Called on a cell before it is handed out again; never on a new one. An override calls super.
  open func prepareForReuse() {}

  // MARK: Standard content

  /// The first text; made when it is asked for first.
  open var textLabel: UILabel? { standard.textLabel(in: contentView) }
  /// The second text; nil in cells of the default style.
  open var detailTextLabel: UILabel? { standard.detailTextLabel(in: contentView) }
  /// In front of the texts; nil in cells of the style `value2`.
  open var imageView: UIImageView? { standard.imageView(in: contentView) }

  // MARK: State

  /// Setting it is the same as calling `setSelected(_:animated:)` without animation.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Called by the table, and when `isSelected` is set. An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    markChanged(animated: animated)
  }

  /// Whether a finger rests on the cell. Setting it is the same as calling `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called by the table, and when `isHighlighted` is set. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    markChanged(animated: animated)
  }

  private func markChanged(animated: Bool) {
    showMark(animated: animated)
    highlightContent()
    setNeedsUpdateConfiguration()
    showSituation()
  }

  /// Whether the cell is shown as being edited. Setting it is the same as calling `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called by the table, and when `isEditing` is set. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    state.isEditing = editing
    configurations.isEditing = editing
    setNeedsUpdateConfiguration()
    accessoriesChanged(animated: animated)
  }

  /// Before what the cell shows of editing changes.
  open func willTransition(to state: StateMask) {}
  /// After it has changed, at the end of an animation where there was one.
  open func didTransition(to state: StateMask) {}

  /// The style that the table has for the row while it is edited.
  open var editingStyle: EditingStyle { row.editing?.style ?? .none }
  /// Kept: the grip is there in rows that the table's data source lets go.
  open var showsReorderControl: Bool {
    get { givenShowsReorderControl || row.editing?.showsGrip ?? false }
    set { givenShowsReorderControl = newValue }
  }
  private var givenShowsReorderControl = false
  /// Whether the background of the cell moves aside while it is edited. Kept: the table's delegate says.
  open var shouldIndentWhileEditing = true
  /// Whether a button that deletes is open at the trailing edge.
  open var showingDeleteConfirmation: Bool { swipe?.isOpen == true && swipe?.hasActions(.trailing) == true }
  /// Kept, without effect.
  open var focusStyle = FocusStyle.default
  /// Kept, without effect: nothing is dragged out of a table.
  open var userInteractionEnabledWhileDragging = false
  /// Never called: nothing is dragged out of a table.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// While the cell is swiped aside.
  var swipe: RowSwipe? {
    didSet { if (swipe == nil) != (oldValue == nil) { swipeChanged() } }
  }
  /// By how many points the content is moved aside, towards the right: under a swipe.
  var swipeOffset: CGFloat = 0 {
    didSet { if swipeOffset != oldValue { setNeedsLayout() } }
  }

  // MARK: Background

  /// Behind the content, filling the cell. Setting it takes a background configuration back.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        setBackground(nil)
        fill(with: backgroundView)
        insertSubview(backgroundView, at: 0)
      }
      showBackdrop()
    }
  }

  /// Above the background and behind the content, while the cell is selected or highlighted; nil: grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { markViewChanged(isNew: selectedBackgroundView != nil) }
    }
  }

  /// In its place where several rows may be selected; nil: as where one may be.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      markViewChanged(isNew: multipleSelectionBackgroundView != nil)
    }
  }

  /// Whether the cell is grey while it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      guard selectionStyle != oldValue else { return }
      showMark(animated: false)
      setNeedsUpdateConfiguration()
    }
  }

  /// nil: white or black in plain tables, that of groups in the others.
  open override var backgroundColor: UIColor? {
    didSet {
      if backgroundColor != nil { setBackground(nil) }
      showBackdrop()
    }
  }

  // MARK: Accessories

  /// The accessory at the trailing edge, unless there is an `accessoryView`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesChanged(animated: false) } }
  }
  /// A view of one's own at the trailing edge, in the size that it has.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesChanged(animated: false) } }
  }
  /// As `accessoryType`, while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesChanged(animated: false) } }
  }
  /// As `accessoryView`, while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesChanged(animated: false) } }
  }

  // MARK: Places

  /// How many steps the content is indented. The table's delegate may set it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// Of one step, in points. Default: 10.
  open var indentationWidth = ListCellMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// From the cell's leading (left) and trailing (right) edges to its separators, in points. Unless it is
  /// set: as the table has it, or from where the text begins.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? presentSeparatorInset }
    set {
      givenSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var givenSeparatorInset: UIEdgeInsets?

  // MARK: Configurations

  /// The state that `updateConfiguration(using:)` is handed. Overriders add states of their own to super's.
  open var configurationState: UICellConfigurationState { presentState }

  /// Asks for `updateConfiguration(using:)`, once before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.isUpdateDue = true
    setNeedsLayout()
  }

  /// Called before the cell is shown and after its state has changed. Overriders set configurations for
  /// `state`; the base does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Sets configurations for a state; called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if !configurations.isUpdating { setNeedsUpdateConfiguration() } }
  }

  /// The content of the cell, as it looks in the present state. Setting it gives it to `contentView`, or
  /// replaces that by a new one; nil brings back an empty one, with the labels that have been asked for.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      let former = contentView
      setContent(newValue)
      if newValue == nil, contentView !== former { standard.move(to: contentView) }
    }
  }

  /// Whether `contentConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesContentConfiguration = true

  /// A content in the cell's style, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch standard.style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The background of the content, as it looks in the present state. Setting it removes the background
  /// views. As long as neither it nor one of those nor a colour has been set, that of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background ?? (backdrop.isOwn ? nil : styleBackground) }
    set {
      setBackground(newValue)
      showBackdrop()
      showMark(animated: false)
    }
  }

  /// Whether `backgroundConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// That of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    // Here and not in `layoutSubviews()`, which cells override without calling super.
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showSituation()
    arrangeParts()
  }

  /// The width as given, and the height that the labels and the image of the cell's style have there, at
  /// least 44: for cells that place their parts themselves, to be overridden. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(forWidth: size.width))
  }

  /// By the constraints in the content view or by its configuration, between the accessories; else
  /// `sizeThatFits(_:)`.
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

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: The table

  /// The height that the cell would have at that width by its constraints, its content configuration or its
  /// text, in points; nil where nothing says: then the table takes its default (44).
  func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    guard width > 0, width.isFinite else { return nil }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite ? height : nil
  }
}
