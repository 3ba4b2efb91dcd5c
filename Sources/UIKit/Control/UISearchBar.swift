// UISearchBar, UISearchBarDelegate, UISearchController — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: typing, scopes, being shown in a navigation bar.

import QuartzCore

/// A field to search in, as it stands there before anybody types.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent
    case minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UITextField(frame: .zero)
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  open var keyboardType = UIKeyboardType.default

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
    searchTextField.borderStyle = .roundedRect
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.placeholder = "Search"
    addSubview(searchTextField)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  /// 56 points high, as on a phone.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// Hears of typing, which never happens here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: _OptionalMethodsHaving {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search bar with a place for its results. Nothing brings it up.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
