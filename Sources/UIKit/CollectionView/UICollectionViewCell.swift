// UICollectionViewCell — after Apple's documentation "UICollectionViewCell", read 2026-11.
// State: partial. Missing: being told of drags (kept).

import QuartzCore

/// Shows one item: a content view over a background, and another background while selected or highlighted
/// (Facts 2.7, 2.13).
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// Fills the cell; what an item shows goes in here. A content configuration puts another view in its place.
  open internal(set) var contentView: UIView = CellContentView(frame: .zero)

  var configurations = Configurations()
  /// Performs a storyboard's segue when the cell is selected.
  var nibSelection: (() -> Void)?
  /// Whether a tap shows or hides what the item holds, in place of selecting it.
  var togglesOutline: Bool { false }
  /// While the cell is swiped aside.
  var swipe: RowSwipe? {
    didSet { if (swipe == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() } }
  }

  var cardCorners: CACornerMask? { shownAttributes?.note?.cardCorners }

  /// How far an item is in being dragged into another place or app.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Never called: nothing is dragged out of a collection view.
  open func dragStateDidChange(_ dragState: DragState) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    decodeNib(coder, as: UICollectionViewCell.self)
  }

  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Behind the content, filling the cell. Setting it takes a background configuration back.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      setBackground(nil)
      fill(with: backgroundView)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Above the background and behind the content, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      setBackground(nil)
      fill(with: selectedBackgroundView)
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      showSelectedBackground()
    }
  }

  /// Set by the collection view; setting it by hand changes only how the cell looks.
  open var isSelected = false {
    didSet { stateDidChange(oldValue, isSelected) }
  }

  /// Whether a finger rests on the cell.
  open var isHighlighted = false {
    didSet { stateDidChange(oldValue, isHighlighted) }
  }

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

  func updateGivenConfigurations(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurationsWereUpdated(for: state)
  }

  /// For cells of our own, after all that an app does for the state.
  func configurationsWereUpdated(for state: UICellConfigurationState) {}

  /// Sets configurations for a state; called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if !configurations.isUpdating { setNeedsUpdateConfiguration() } }
  }

  /// The content as it looks in the present state. Setting it gives it to `contentView`, or makes
  /// another one for it; nil brings back an empty one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether `contentConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background of the content as it looks in the present state. Setting it removes the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated with every change of the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// That of a cell outside of lists: clear.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override func layoutSublayers(of layer: CALayer) {
    // Here and not in `layoutSubviews()`, which cells override without calling super.
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Knows the content view, which goes along with the cell: constraints in it give the cell its size as
  /// those of the cell itself do.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { cellFittingSize(targetSize, horizontal, vertical) }

  override var isSizedByConstraints: Bool { hasOwnConstraints || contentView.hasSizeInside }

  override func unconstrainedSize(for proposed: CGSize) -> CGSize {
    configurations.content == nil ? sizeThatFits(proposed) : contentView.sizeThatFits(proposed)
  }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func contentMayNeedRoom() { askToBeFitted(from: .enabled) }
  func contentWasLaidOut() { askToBeFitted(from: .enabledIncludingConstraints) }

  private func stateDidChange(_ old: Bool, _ new: Bool) {
    showSelectedBackground()
    if old != new { setNeedsUpdateConfiguration() }
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
