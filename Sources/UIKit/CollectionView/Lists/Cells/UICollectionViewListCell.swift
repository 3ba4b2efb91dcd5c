// UICollectionViewListCell — after Apple's documentation "UICollectionViewListCell", read 2026-11.
// State: partial. Missing: Apple's own measures (ours are widely reported), focus.
//
// +Layout places the parts, +Accessories keeps the accessories' views.

import QuartzCore

/// A row, a header or a footer of a list: content, accessories on both sides of it, separators, and a
/// background that goes by the list's appearance.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Content

  /// An empty content in the style of the list and of the place that the cell has in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row else { return .cell() }
    return switch (row.role, row.appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// That of the list and of the place that the cell has in it.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .listPlainCell() }
    return switch (row.role, row.appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, .sidebar): .listSidebarCell()
    case (.item, .sidebarPlain): .listPlainCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
    case (_, _): .listGroupedHeaderFooter()
    }
  }

  /// Unless it, or a background view, has been set: the default one.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      isBackgroundGiven = true
      super.backgroundConfiguration = newValue
    }
  }
  private var isBackgroundGiven = false

  // MARK: Accessories

  /// The accessories beside the content. Setting them changes the row at once.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      arrangeAccessories()
      contentWidthChanged()
    }
  }
  var accessoryViews = AccessoryViews()

  /// How many steps the content is indented. Set by outlines of a section snapshot to how many items the item
  /// lies in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentWidthChanged() } }
  }
  /// Of one step, in points. Default: 10.
  open var indentationWidth = ListCellMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { contentWidthChanged() } }
  }
  /// Whether leading accessories are indented with the content. Default: true.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { contentWidthChanged() } }
  }

  /// Something that the height may follow from.
  private func contentWidthChanged() {
    setNeedsLayout()
    askToBeFitted(from: .enabled)
  }

  // MARK: Separators

  /// Where separators begin and end: from the text, or from where the content begins, to the trailing edge.
  /// Constraints of an app's own are stronger.
  open var separatorLayoutGuide: UILayoutGuide {
    let separators = separatorGuide ?? SeparatorGuide(in: self)
    separatorGuide = separators
    return separators.guide
  }
  var separatorGuide: SeparatorGuide?
  var separatorLines: (top: UIView?, bottom: UIView?)

  // MARK: Row

  /// As of the attributes that the cell has, or had last; nil for one that has never been in a list.
  private(set) var row: ListRow?

  /// By how many points the content is moved aside, towards the right: under a swipe.
  var swipeOffset: CGFloat = 0 {
    didSet { if swipeOffset != oldValue { placeParts() } }
  }

  override func adopt(_ attributes: UICollectionViewLayoutAttributes, at place: CGPoint? = nil) {
    let (old, new) = (row, attributes.listRow)
    if new != old {
      row = new
      rowChanged(from: old)
    }
    super.adopt(attributes, at: place)
  }

  private func rowChanged(from old: ListRow?) {
    if let level = row?.level, level != old?.level ?? 0 { indentationLevel = level }
    if row?.role != old?.role || row?.appearance != old?.appearance { showDefaultBackground() }
    if row?.isExpanded != old?.isExpanded { expansionChanged() }
    roundCorners(old)
    setNeedsLayout()
  }

  /// Unless a background has been given.
  private func showDefaultBackground() {
    guard !isBackgroundGiven, backgroundView == nil, selectedBackgroundView == nil else { return }
    super.backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The first and the last row of a card share its corners; what they show is cut off there.
  private func roundCorners(_ old: ListRow?) {
    let (mask, former) = (row?.roundCorners ?? [], old?.roundCorners ?? [])
    guard mask != former else { return }
    layer.cornerRadius = mask.isEmpty ? 0 : RowCard.radius
    layer.maskedCorners = mask
    clipsToBounds = !mask.isEmpty
  }

  private func expansionChanged() {
    configurations.isExpanded = row?.isExpanded ?? false
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  /// Whether a tap on the row does what its outline disclosure does.
  override var togglesOutline: Bool {
    accessoryViews.all.contains { part in
      guard part.accessory.accessoryType == .outlineDisclosure else { return false }
      return switch part.accessory.look.outlineStyle {
      case .header: true
      case .cell: false
      case .automatic: row?.role == .header || isHeaderByContent
      }
    }
  }

  private var isHeaderByContent: Bool {
    (configurations.content as? UIListContentConfiguration)?.style.isHeader ?? false
  }

  override func configurationsWereUpdated(for state: UICellConfigurationState) {
    if configurations.background == nil { showDefaultBackground() }
    showState(state)
  }

  // MARK: Layout

  override func fill(with view: UIView) {
    super.fill(with: view)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showSituation()
    placeParts()
  }

  /// Where the layout estimates heights, that of the content between the accessories; else what is proposed.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard estimatedSides.height else { return layoutAttributes }
    if let height = fittingHeight { layoutAttributes.size.height = height }
    return layoutAttributes
  }

}

extension ListRow {
  /// The corners of the card that are the row's; none outside of cards.
  fileprivate var roundCorners: CACornerMask {
    role == .item ? cardCorners ?? [] : []
  }
}
