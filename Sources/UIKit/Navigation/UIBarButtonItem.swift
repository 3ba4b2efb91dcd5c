// UIBarItem, UIBarButtonItem — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: menus by a long press, landscape images, groups, background images and offsets
// (kept).

import QuartzCore

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: _SpokenObject {
  open var title: String? {
    didSet { changed() }
  }
  open var image: UIImage? {
    didSet { changed() }
  }
  open var isEnabled = true {
    didSet { changed() }
  }
  open var tag = 0
  /// Distances of the picture from its place. Kept, without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept, without effect.
  open var landscapeImagePhone: UIImage?
  /// The looks that came from proxies of its class.
  var takenLooks: [AnyHashable: Any]?
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Font and colour of the title; those of `normal`, and of a tab bar's `selected`, are shown.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// Tells the bar that shows the item.
  var onChange: () -> Void = {}

  public init() { super.init(_object: ()) }

  func changed() { onChange() }
}

/// A button in a bar, or a gap, or a view.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered
    case done
  }

  /// The system's own buttons, shown by a picture or by their names.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    var name: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .fastForward: "Fast forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// What shows the item in a bar.
  weak var shownView: UIView?
  open var style = Style.plain {
    didSet { changed() }
  }
  /// Not kept alive. nil sends the action up the responder chain.
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// Opened by a tap on an item that does nothing else.
  open var menu: UIMenu?
  /// Shown instead of a button.
  open var customView: UIView? {
    didSet { changed() }
  }
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// In points; 0 is as wide as the title.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  open var isSelected = false {
    didSet { changed() }
  }
  /// A hidden item takes no room.
  open var isHidden = false {
    didSet { changed() }
  }
  /// Kept, without effect: a title is as wide as it is.
  open var possibleTitles: Set<String>?
  var keptLooks: BarButtonLooks?
  /// Kept, without effect, as are the next.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keepingLooks { $0.grounds[.init(state: state, metrics: barMetrics)] = image }
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    keptLooks?.grounds[.init(state: state, metrics: barMetrics)]
  }
  /// That of items of `style`.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { keepingLooks { $0.grounds[.init(state: state, style: style, metrics: barMetrics)] = image } }
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { keptLooks?.grounds[.init(state: state, style: style, metrics: barMetrics)] }
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keepingLooks { $0.backGrounds[.init(state: state, metrics: barMetrics)] = image } }
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    keptLooks?.backGrounds[.init(state: state, metrics: barMetrics)]
  }
  /// In points, as are the others; 0 where none was set.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keepingLooks { $0.rises[barMetrics] = adjustment }
  }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    keptLooks?.rises[barMetrics] ?? 0
  }
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keepingLooks { $0.backRises[barMetrics] = adjustment } }
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    keptLooks?.backRises[barMetrics] ?? 0
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keepingLooks { $0.titleOffsets[barMetrics] = adjustment }
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    keptLooks?.titleOffsets[barMetrics] ?? .zero
  }
  /// One that moves titles far away, as people do to hide them, hides that of the way back.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffset = adjustment
  }
  /// The latest that was set, whatever the metrics.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffset }
  var backTitleOffset = UIOffset.zero
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init()
    decodeNib(coder, as: UIBarButtonItem.self)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    send(action, to: target)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    send(action, to: target)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// With a target and a menu: a tap sends the action; the menu is for a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    send(action, to: target)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> Self {
    let item = Self.init(_blank: ())
    item.systemItem = .flexibleSpace
    return item
  }

  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init(_blank: ())
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  public required convenience init(_blank: ()) { self.init() }

  private func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    looksForTarget = target == nil
  }

  private var looksForTarget = true

  /// Does what the button is for; `view` is what was tapped.
  func tapped(in view: UIView) {
    if let primaryAction { return primaryAction.perform(for: self) }
    guard let action else {
      if let menu { OpenMenu.open(menu, from: view) }
      return
    }
    if let target { action.send(to: target, [self]) } else if looksForTarget { action.send(up: view, [self]) }
  }
}
