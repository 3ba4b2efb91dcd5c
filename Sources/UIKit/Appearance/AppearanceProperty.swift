import QuartzCore

/// One thing about an object that a proxy can set.
@MainActor struct AppearanceProperty {
  let name: AnyHashable
  private let owner: NSObject.Type
  let get: (NSObject) -> Any?
  let set: (NSObject, Any?) -> Void

  init<Root: NSObject, Value>(
    _ name: AnyHashable, _ owner: Root.Type, get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.name = name
    self.owner = owner
    self.get = { ($0 as? Root).map(get) }
    self.set = { object, value in
      // A nil that has lost its type is one of any optional.
      guard let object = object as? Root, let value = (value ?? Any?.none as Any) as? Value else { return }
      set(object, value)
    }
  }

  init<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(path, Root.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Those of UIKit's own classes, and those that the author declares `@objc dynamic`.
  static func properties(of object: NSObject) -> [AppearanceProperty] {
    known.filter { $0.owner.hasMade(object) } + declared(by: object)
  }

  /// How many control states there are in the proxies, alone and together.
  static let states: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused), ("selected highlighted", [.selected, .highlighted]),
    ("selected disabled", [.selected, .disabled]),
  ]

  private static func byState<Root: NSObject, Value>(
    _ name: String, _ owner: Root.Type, get: @escaping (Root, UIControl.State) -> Value?,
    set: @escaping (Root, Value?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    states.map { state in
      AppearanceProperty(
        "\(name) \(state.name)", owner, get: { get($0, state.state) }, set: { set($0, $1, state.state) })
    }
  }

  private static let known: [AppearanceProperty] = views + controls + bars + items

  private static var views: [AppearanceProperty] {
    [
      .init("backgroundColor", UIView.self, get: \.givenBackground, set: { $0.backgroundColor = $1 }),
      .init("tintColor", UIView.self, get: \.givenTint, set: { $0.tintColor = $1 }),
      .init(\UIView.clipsToBounds), .init(\UIView.isExclusiveTouch),
      .init(\UIView.isMultipleTouchEnabled), .init(\UIView.overrideUserInterfaceStyle),
      .init(\UIView.semanticContentAttribute), .init(\UIView.tintAdjustmentMode),
      .init(\UIView.contentMode), .init(\UILabel.font), .init(\UILabel.textColor),
      .init(\UILabel.adjustsFontSizeToFitWidth), .init(\UILabel.lineBreakMode),
      .init(\UITextView.font), .init(\UITextView.textColor), .init(\UITextView.textContainerInset),
      .init(\UIScrollView.contentInsetAdjustmentBehavior), .init(\UIScrollView.indicatorStyle),
      .init(\UIScrollView.keyboardDismissMode), .init(\UIScrollView.showsHorizontalScrollIndicator),
      .init(\UIScrollView.showsVerticalScrollIndicator), .init(\UIScrollView.delaysContentTouches),
      .init(\UITableView.separatorColor), .init(\UITableView.separatorStyle),
      .init(\UITableView.separatorInset), .init(\UITableView.sectionHeaderTopPadding),
      .init(\UITableView.sectionIndexColor), .init(\UITableView.sectionIndexBackgroundColor),
      .init(\UITableViewCell.selectionStyle), .init(\UITableViewCell.separatorInset),
      .init(\UIActivityIndicatorView.color), .init(\UIProgressView.progressTintColor),
      .init(\UIProgressView.trackTintColor), .init(\UIVisualEffectView.effect),
    ]
  }

  private static var controls: [AppearanceProperty] {
    [
      .init(\UIPageControl.currentPageIndicatorTintColor), .init(\UIPageControl.pageIndicatorTintColor),
      .init(\UISegmentedControl.selectedSegmentTintColor), .init(\UISlider.maximumTrackTintColor),
      .init(\UISlider.minimumTrackTintColor), .init(\UISlider.thumbTintColor), .init(\UISwitch.onTintColor),
      .init(\UISwitch.thumbTintColor), .init(\UITextField.borderStyle), .init(\UITextField.clearButtonMode),
      .init(\UITextField.font), .init(\UITextField.keyboardAppearance), .init(\UITextField.textColor),
      .init(\UIButton.contentEdgeInsets),
    ]
      + byState("titleColor", UIButton.self, get: { $0.titleColor(for: $1) }) {
        $0.setTitleColor($1, for: $2)
      }
  }

  private static var bars: [AppearanceProperty] {
    [
      .init(\UINavigationBar.barStyle), .init(\UINavigationBar.barTintColor),
      .init(\UINavigationBar.compactAppearance), .init(\UINavigationBar.isTranslucent),
      .init(\UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.prefersLargeTitles),
      .init(\UINavigationBar.scrollEdgeAppearance), .init(\UINavigationBar.shadowImage),
      .init(\UINavigationBar.titleTextAttributes), .init(\UINavigationBar.backIndicatorImage),
      .init(\UINavigationBar.backIndicatorTransitionMaskImage),
      .init(
        "navigation standardAppearance", UINavigationBar.self, get: \.givenStandardAppearance,
        set: { $0.givenStandardAppearance = $1 }),
      .init(
        "navigation backgroundImage", UINavigationBar.self, get: { $0.backgroundImage(for: .default) },
        set: { $0.setBackgroundImage($1, for: .default) }),
      .init(\UIToolbar.barStyle), .init(\UIToolbar.barTintColor), .init(\UIToolbar.isTranslucent),
      .init(
        "toolbar standardAppearance", UIToolbar.self, get: \.givenStandardAppearance,
        set: { $0.givenStandardAppearance = $1 }),
      .init(\UITabBar.backgroundImage), .init(\UITabBar.barStyle), .init(\UITabBar.barTintColor),
      .init(\UITabBar.isTranslucent), .init(\UITabBar.scrollEdgeAppearance), .init(\UITabBar.shadowImage),
      .init(\UITabBar.unselectedItemTintColor),
      .init(
        "tab standardAppearance", UITabBar.self, get: \.givenStandardAppearance,
        set: { $0.givenStandardAppearance = $1 }),
      .init(\UISearchBar.barStyle), .init(\UISearchBar.barTintColor), .init(\UISearchBar.searchBarStyle),
    ]
  }

  private static var items: [AppearanceProperty] {
    [
      .init(\UIBarButtonItem.tintColor), .init(\UITabBarItem.badgeColor),
      .init(\UITabBarItem.titlePositionAdjustment),
    ]
      + byState("titleTextAttributes", UIBarItem.self, get: { $0.titleTextAttributes(for: $1) }) {
        $0.setTitleTextAttributes($1, for: $2)
      }
  }
}

extension NSObject {
  fileprivate static func hasMade(_ object: NSObject) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains { $0 == self }
  }
}

// MARK: The author's own

extension AppearanceProperty {
  /// The properties that tell of their changes, by the author's word.
  fileprivate static func declared(by object: NSObject) -> [AppearanceProperty] {
    guard let telling = object as? MainActorObject else { return [] }
    return telling._observableProperties.compactMap { name, path in
      guard !String(reflecting: Swift.type(of: path).rootType).hasPrefix("UIKit.") else { return nil }
      return made(name, path)
    }
  }

  private static func made(_ name: String, _ path: AnyKeyPath) -> AppearanceProperty? {
    func root<Root>(_ type: Root.Type) -> AppearanceProperty? {
      func value<Value>(_ type: Value.Type) -> AppearanceProperty? {
        guard let path = path as? ReferenceWritableKeyPath<Root, Value>, Root.self is NSObject.Type else {
          return nil
        }
        return AppearanceProperty(
          name, NSObject.self, get: { ($0 as? Root)?[keyPath: path] as Any? },
          set: { object, given in
            guard let object = object as? Root, let given = (given ?? Any?.none as Any) as? Value else {
              return
            }
            object[keyPath: path] = given
          })
      }
      return _openExistential(Swift.type(of: path).valueType, do: value)
    }
    return _openExistential(Swift.type(of: path).rootType, do: root)
  }
}
