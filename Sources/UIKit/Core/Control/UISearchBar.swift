// UISearchBar, UISearchBarDelegate — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: pictures of its background, the magnifying glass in the middle of old bars.

import QuartzCore

/// A field to search in: a rounded one with a magnifying glass, and below it the scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// How the bar's ground looks.
  public enum Style: UInt, Sendable {
    /// In the bar's tint.
    case `default` = 0
    /// As `default` here.
    case prominent
    /// Without a ground.
    case minimal
  }

  /// Signs that can stand in the field beside the text.
  public enum Icon: Int, Sendable {
    /// In front of the text, a magnifying glass.
    case search = 0
    /// The signs at the end of the field. They are never shown.
    case clear, bookmark, resultsList
  }

  /// In points (widely reported: a field of 36 with 10 above and below, 8 beside it).
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  /// Of the scopes and the distance below them, in points (inferred).
  private static let scopesHeight: CGFloat = 44

  /// May refuse what is typed, and hears of editing, buttons and scopes; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in the bar; it is the bar's to place.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The field's text: never nil. Setting it tells the search controller, and not the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue != searchTextField.text else { return }
      searchTextField.text = newValue
      onTextChange()
    }
  }
  /// Shown while there is no text; "Search" at first.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Above the field. Kept, without effect.
  open var prompt: String?
  /// `minimal` has no ground.
  open var searchBarStyle = Style.default {
    didSet { dress() }
  }
  /// Of the ground; nil leaves it clear.
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  /// Kept, without effect.
  open var barStyle = UIBarStyle.default
  /// Kept, without effect.
  open var isTranslucent = true
  /// An empty picture, as any other, leaves the bar without a ground.
  open var backgroundImage: UIImage? {
    didSet { dress() }
  }
  /// Whether the button stands at the end of the field. False by default; a search controller changes it.
  open var showsCancelButton = false {
    didSet { showCancel() }
  }
  /// Sets `showsCancelButton` at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Kept, without effect; false by default.
  open var showsBookmarkButton = false
  /// Kept, without effect; false by default.
  open var showsSearchResultsButton = false
  /// Kept, without effect; false by default.
  open var isSearchResultsButtonSelected = false
  /// Kept, without effect; points.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Kept, without effect; points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// That of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// That of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// That of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// That of the field; `search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// That of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// That of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the return key does nothing while there is no text. True by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Sets `backgroundImage`, whatever the position and the metrics.
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  /// Without effect.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Stands in place of the magnifying glass; only that of `search` and `normal` is shown.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    if icon == .search, state == .normal { searchTextField.setIcon(image) }
  }

  /// Tells the search controller.
  var onTextChange: () -> Void = {}
  var onEditing: (Bool) -> Void = { _ in }
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UISearchBar.self)
  }

  private func prepare() {
    searchTextField.placeholder = "Search"
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.bar = self
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addTarget({ [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addTarget({ [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
    for view in [searchTextField, cancel, scopes] { addSubview(view) }
  }

  private func dress() {
    backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : barTintColor
  }

  // MARK: Editing

  /// Asked before the field takes the keyboard; so with the others.
  func mayBeginEditing() -> Bool {
    delegate?._implementing("searchBarShouldBeginEditing(_:)")?.searchBarShouldBeginEditing(self) ?? true
  }

  func mayEndEditing() -> Bool {
    delegate?._implementing("searchBarShouldEndEditing(_:)")?.searchBarShouldEndEditing(self) ?? true
  }

  func editingBegan() {
    onEditing(true)
    delegate?._implementing("searchBarTextDidBeginEditing(_:)")?.searchBarTextDidBeginEditing(self)
  }

  func editingEnded() {
    onEditing(false)
    delegate?._implementing("searchBarTextDidEndEditing(_:)")?.searchBarTextDidEndEditing(self)
  }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?._implementing("searchBar(_:shouldChangeTextIn:replacementText:)")?
      .searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// The delegate hears of the text before the search controller does. Not documented.
  func textWasEdited() {
    delegate?._implementing("searchBar(_:textDidChange:)")?.searchBar(self, textDidChange: text ?? "")
    onTextChange()
  }

  func returnPressed() {
    guard !enablesReturnKeyAutomatically || text?.isEmpty == false else { return }
    delegate?._implementing("searchBarSearchButtonClicked(_:)")?.searchBarSearchButtonClicked(self)
    onSearch()
  }

  /// Tells the search controller, which takes the keyboard away.
  var onSearch: () -> Void = {}

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  private func cancelTapped() {
    resignFirstResponder()
    delegate?._implementing("searchBarCancelButtonClicked(_:)")?.searchBarCancelButtonClicked(self)
    onCancel()
  }

  /// Tells the search controller.
  var onCancel: () -> Void = {}

  private func showCancel() {
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  // MARK: Scopes

  /// From left to right; setting them chooses the first. nil or empty is none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      scopesChanged()
    }
  }
  /// 0 where none is chosen. Setting it tells neither the delegate nor the search controller.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown below the field, where there are some. False by default.
  open var showsScopeBar = false {
    didSet { scopesChanged() }
  }
  /// Sets `showsScopeBar` at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private func scopesChanged() {
    scopes.isHidden = !showsScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onHeightChange()
  }

  /// Tells the navigation bar that shows it.
  var onHeightChange: () -> Void = {}

  private func scopeTapped() {
    delegate?._implementing("searchBar(_:selectedScopeButtonIndexDidChange:)")?
      .searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    onTextChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = min(Self.height, bounds.height - (showsScopes ? Self.scopesHeight : 0))
    var end = bounds.width - Self.margin
    if showsCancelButton {
      let width = cancel.sizeThatFits(.zero).width
      cancel.frame = CGRect(x: end - width, y: 0, width: width, height: max(0, row))
      end -= width + Self.margin
    }
    let height = min(Self.fieldHeight, max(0, row))
    searchTextField.frame = CGRect(
      x: Self.margin, y: (row - height) / 2, width: max(0, end - Self.margin), height: height)
    scopes.frame = CGRect(
      x: Self.margin, y: row, width: max(0, bounds.width - 2 * Self.margin), height: 32)
  }

  /// 56 points high, as on a phone, and higher with scopes.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: Self.height + (showsScopes ? Self.scopesHeight : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// May refuse what is typed, and hears of it, of beginning and ending, and of buttons and scopes.
@preconcurrency @MainActor public protocol UISearchBarDelegate: _OptionalMethodsHaving {
  /// Asked before the keyboard comes; false leaves the field alone.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked before the keyboard goes; false keeps it.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after each change by hand, before the search controller hears of it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked before each change by hand; `range` is in UTF-16 units of the text as it is.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called on the return key; not while the text is empty and `enablesReturnKeyAutomatically` is true.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called on a tap on the cancel button, when the keyboard has gone.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called on a tap on another scope; not where code chooses one.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Allows it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Allows it.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Allows it.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
