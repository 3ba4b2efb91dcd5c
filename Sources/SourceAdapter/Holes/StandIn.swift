/// A type that is not here, in the shape in which it is used.
struct StandIn: Hashable, Sendable, Codable {
  /// `DisposeBag`; `RowAnimation` of `UITableView.RowAnimation`.
  var name: String
  /// The type that it is a member of: `UITableView`; nil for one of the file's level.
  var owner: String?
  var isProtocol = false
  /// Of a protocol: whether only classes conform to it.
  var isForClasses = false
  /// Whether a class of the module derives from it.
  var isDerivedFrom = false
  /// Whether an extension of the module overrides something: as it is not public, nor can the class be.
  var isInternal = false
  var parameterCount = 0
  /// Its superclass: a class of UIKit, or `NSObject`.
  var base = "NSObject"
  /// Protocols that it has to conform to, beside those that every stand-in does.
  var protocols: Set<String> = []
  /// Those that were tried, and that extensions of the author's stand in the way of.
  var refused: Set<String> = []
  /// Values of the type that are used by their names alone, as `.progress` is: how each is declared.
  var values: Set<String> = []
  /// Why it is not here, as `SourceHole.reason`.
  var reason = ""

  /// Whether one can be made of nothing, wherever it is wanted.
  var hasNeutralValue: Bool { !isProtocol && !isDerivedFrom && parameterCount == 0 && base == "NSObject" }

  /// By which it is told from others.
  var path: String { owner.map { "\($0).\(name)" } ?? name }

  init(_ name: String, in owner: String? = nil, uses: TypeUses, reason: String) {
    (self.name, self.owner, self.reason) = (name, owner, reason)
    isDerivedFrom = uses.isInheritedFirstByClass
    isProtocol = owner == nil && uses.readsAsProtocol(name)
    isForClasses = !uses.isInheritedByValueType
    isInternal = uses.isOverriddenInExtension
    parameterCount = isProtocol ? 0 : min(uses.parameterCount, 8)
    if !isProtocol {
      base = Self.base(ofTypeNamed: name) ?? Self.base(overriding: uses.overridden) ?? "NSObject"
    }
  }

  /// A class whose name ends like one of UIKit's is taken for one of its kind: it can be put where such a one
  /// goes.
  static func base(ofTypeNamed name: String) -> String? {
    endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The class of UIKit that has one of these methods or properties.
  private static func base(overriding names: Set<String>) -> String? {
    overridable.first { !names.isDisjoint(with: $0.names) }?.base
  }

  /// Names that people override, and their classes; a class comes before those that it inherits from.
  private static let overridable: [(names: Set<String>, base: String)] = [
    (
      [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "loadView",
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "preferredStatusBarStyle",
      ], "UIViewController"
    ),
    (
      ["collectionViewContentSize", "layoutAttributesForElements", "layoutAttributesForItem"],
      "UICollectionViewLayout"
    ),
    (["prepareForReuse"], "UICollectionViewCell"),
    (["layoutSubviews", "draw", "hitTest", "didMoveToSuperview", "didMoveToWindow"], "UIView"),
  ]

  /// The first that fits; longer ones come before what they end with.
  private static let endings: [(String, String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("FetchedResultsController", "NSObject"), ("SearchController", "UIViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("TableViewController", "UITableViewController"),
    ("ViewController", "UIViewController"),
    ("PickerController", "UIViewController"), ("ComposeController", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionView", "UICollectionView"),
    ("CollectionReusableView", "UICollectionReusableView"), ("ImageView", "UIImageView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"),
    ("TableViewCell", "UITableViewCell"), ("TableView", "UITableView"), ("Cell", "UIView"),
    ("TextView", "UITextView"), ("View", "UIView"), ("Button", "UIButton"),
    ("Label", "UILabel"), ("TextField", "UITextField"), ("SearchBar", "UISearchBar"), ("Bar", "UIView"),
    ("HUD", "UIView"), ("Switch", "UISwitch"), ("Slider", "UISlider"), ("PageControl", "UIPageControl"),
    ("Control", "UIControl"), ("Layer", "CALayer"), ("CollectionViewLayout", "UICollectionViewLayout"),
    ("GestureRecognizer", "UIGestureRecognizer"),
  ]
}

extension TypeUses {
  /// Whether a type of that name, so used, must be a protocol or is likely to be one.
  fileprivate func readsAsProtocol(_ name: String) -> Bool {
    if isMadeByCall || !argumentCounts.isEmpty { return isInheritedByValueType || isInheritedByProtocol }
    if isInheritedByValueType || isInheritedByProtocol || isInheritedLater || isExistential { return true }
    return ["Delegate", "DataSource", "Protocol", "Convertible", "able", "ible"].contains(
      where: name.hasSuffix)
  }
}
