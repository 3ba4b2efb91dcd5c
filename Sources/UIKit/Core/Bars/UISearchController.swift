// UISearchController, UISearchControllerDelegate, UISearchResultsUpdating — after Apple's documentation of
// them, read 2026-11.
// State: partial. Missing: dimming, suggestions, animation.

import QuartzCore

/// A search bar with a place for its results. A tap on the field begins the search, and the cancel button
/// ends it.
///
/// In a navigation item's `searchController` the bar stands below the title.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  override var standsOnSheet: Bool { false }
  /// Made with the controller, which hears of its text, its cancel button and its editing.
  public let searchBar = UISearchBar(frame: .zero)
  /// Shown over the searching controller's content while the search has a text, or
  /// `showsSearchResultsController`.
  public let searchResultsController: UIViewController?
  /// Told of each change of the search; not kept alive. One that is a controller is the one that is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { (searchResultsUpdater as? UIViewController).map { searching = $0 } }
  }
  /// Hears of searches that begin and end; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller whose content is searched.
  weak var searching: UIViewController?

  /// Whether a search is under way. Setting it begins or ends the search, as a tap does.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
  /// Whether a search takes the place of the other rows of the navigation bar that shows its bar.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if isActive { onActivity() } }
  }
  /// Tells the navigation bar that shows it.
  var onActivity: () -> Void = {}
  /// Kept, without effect; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept, without effect; true by default.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the scope bar comes and goes with the search, where there are scopes. True by default.
  open var automaticallyShowsScopeBar = true
  /// Kept, without effect; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Kept, without effect; false by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown without a text, too.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }

  /// `searchResultsController` shows what is found; nil leaves that to the controller that is searched.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    connect()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    searchBar.onTextChange = { [weak self] in self?.textChanged() }
    searchBar.onEditing = { [weak self] isEditing in if isEditing { self?.isActive = true } }
    searchBar.onSearch = { [weak self] in self?.searchBar.resignFirstResponder() }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  private func textChanged() {
    guard isActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  private func activityChanged() {
    let told = delegate
    if isActive {
      told?._implementing("willPresentSearchController(_:)")?.willPresentSearchController(self)
    } else {
      told?._implementing("willDismissSearchController(_:)")?.willDismissSearchController(self)
      searchBar.resignFirstResponder()
      searchBar.searchTextField.text = nil
    }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = isActive
    }
    onActivity()
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    if isActive {
      told?._implementing("didPresentSearchController(_:)")?.didPresentSearchController(self)
    } else {
      told?._implementing("didDismissSearchController(_:)")?.didDismissSearchController(self)
    }
  }

  private func showResults() {
    guard let results = searchResultsController else { return }
    let isShown = isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isShown, let searching, searching.isViewLoaded else {
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
      return
    }
    guard results.parent !== searching else { return }
    searching.addChild(results)
    results.view.frame = searching.view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    searching.view.addSubview(results.view)
    results.didMove(toParent: searching)
  }
}

/// Fills in what is found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when a search begins and ends, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of searches that begin and end.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: _OptionalMethodsHaving {
  /// Called before a search begins: `isActive` is true already.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the bar and the results are as the search wants them.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends: `isActive` is false already, and the text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the text is gone and the results are away.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called: the bar stands where it is.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
