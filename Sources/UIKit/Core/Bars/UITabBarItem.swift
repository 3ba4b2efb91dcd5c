// UITabBarItem — after Apple's documentation "UITabBarItem", read 2026-11.
// State: partial. Missing: appearances of single items (kept), titles of the system's items in other
// languages.

import QuartzCore

/// The item that stands for a controller in the bar.
open class UITabBarItem: UIBarItem {
  /// The system's own items: a symbol and a name.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Shown on a red ground beside the picture; nil shows none.
  open var badgeValue: String? {
    didSet { changed() }
  }
  /// nil is red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }
  /// Stands in place of `image` while the item is selected; nil leaves that.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  /// While the item is selected, each of these goes before that of the bar.
  open var standardAppearance: UITabBarAppearance? {
    didSet { changed() }
  }
  /// As `standardAppearance`, while the content ends above the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { changed() }
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Of the badge's text; only those of `normal` are shown.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// The attributes as they were set for just that state; nil where none were.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// Starts without title and picture.
  public override init() { super.init() }

  /// From a coder that says nothing comes a blank one.
  public required init?(coder: NSCoder) { super.init() }

  /// Shows a picture over a title; nil leaves out either. The tag is the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Shows another picture while it is selected; nil is the same one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Shows one of the system's symbols over its English name. The tag is the app's own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}
