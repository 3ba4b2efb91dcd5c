// UIBarItem, UIBarButtonItem — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: menus by a long press, landscape images, groups, background images and offsets
// (kept).

import QuartzCore

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: _SpokenObject {
  /// Shown where the item has no picture; a tab bar shows both. nil shows none.
  open var title: String? {
    didSet { changed() }
  }
  /// Shown by its outline in the tint colour, unless its rendering mode is original; nil shows none.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// A disabled item is grey and hears no taps. True by default.
  open var isEnabled = true {
    didSet { changed() }
  }
  /// For the app's own use; 0 by default.
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

  /// The attributes as they were set for just that state; nil where none were.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// Tells the bar that shows the item.
  var onChange: () -> Void = {}

  /// Starts without title and picture, enabled.
  public init() { super.init(_object: ()) }

  func changed() { onChange() }
}

/// A button in a bar, or a gap, or a view.
open class UIBarButtonItem: UIBarItem {
  /// How heavy a button is.
  public enum Style: Int, Sendable {
    /// Regular type.
    case plain = 0
    /// As `plain`.
    case bordered
    /// Heavier type, for the button that finishes something.
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

  /// The view that shows the item in a bar.
  weak var shownView: UIView?
  /// Only `done` makes a difference: the button is heavier. `plain` by default.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// Not kept alive. nil sends the action up the responder chain.
  open weak var target: AnyObject?
  /// Sent on a tap where there is no `primaryAction`; nil leaves the tap to the menu.
  open var action: Selector?
  /// Performed on a tap, before target and action are considered; nil by default.
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// Opened by a tap on an item that does nothing else.
  open var menu: UIMenu?
  /// Shown instead of a button.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// Colours the button; nil takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// In points; 0 is as wide as the title.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// Shows the button as selected; false by default. Taps do not change it.
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
  /// Kept, without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keepingLooks { $0.grounds[.init(state: state, metrics: barMetrics)] = image }
  }
  /// The picture that was set for just that state and those metrics; nil where none was.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    keptLooks?.grounds[.init(state: state, metrics: barMetrics)]
  }
  /// Kept, without effect. It counts for items of `style` alone.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { keepingLooks { $0.grounds[.init(state: state, style: style, metrics: barMetrics)] = image } }
  /// The picture that was set for just that state, style and metrics; nil where none was.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { keptLooks?.grounds[.init(state: state, style: style, metrics: barMetrics)] }
  /// Kept, without effect.
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keepingLooks { $0.backGrounds[.init(state: state, metrics: barMetrics)] = image } }
  /// The picture that was set for just that state and those metrics; nil where none was.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    keptLooks?.backGrounds[.init(state: state, metrics: barMetrics)]
  }
  /// Kept, without effect; points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keepingLooks { $0.rises[barMetrics] = adjustment }
  }
  /// The points that were set for those metrics; 0 where none were.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    keptLooks?.rises[barMetrics] ?? 0
  }
  /// Kept, without effect; points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keepingLooks { $0.backRises[barMetrics] = adjustment } }
  /// The points that were set for those metrics; 0 where none were.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    keptLooks?.backRises[barMetrics] ?? 0
  }
  /// Kept, without effect; points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keepingLooks { $0.titleOffsets[barMetrics] = adjustment }
  }
  /// The offset that was set for those metrics, in points; zero where none was.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    keptLooks?.titleOffsets[barMetrics] ?? .zero
  }
  /// One that moves titles far away (100 points or more), as people do to hide them, hides that of the way
  /// back.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffset = adjustment
  }
  /// The latest that was set, whatever the metrics.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffset }
  var backTitleOffset = UIOffset.zero
  private(set) var systemItem: SystemItem?

  /// Starts without title, picture and action.
  public override init() { super.init() }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init()
    decodeNib(coder, as: UIBarButtonItem.self)
  }

  /// Shows a title; a tap sends `action` to `target`, or up the responder chain where that is nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// Shows a picture; a tap sends `action` to `target`, or up the responder chain where that is nil.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    send(action, to: target)
  }

  /// Shows one of the system's own; a tap sends `action` to `target`, or up the responder chain where that is
  /// nil.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    send(action, to: target)
  }

  /// Shows one of the system's own; a tap performs the action or, without one, opens the menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Takes title and picture from the action where they are nil. A tap performs it or, without one, opens the
  /// menu.
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

  /// Shows a view instead of a button; the view hears its taps itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap that takes an equal share of the room that a toolbar has left. Navigation bars show no gaps.
  public static func flexibleSpace() -> Self {
    let item = Self.init(_blank: ())
    item.systemItem = .flexibleSpace
    return item
  }

  /// A gap of that many points in a toolbar. Navigation bars show no gaps.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init(_blank: ())
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Makes an empty item; the two gaps use it so that they are of the class that they are asked of.
  public required convenience init(_blank: ()) { self.init() }

  private func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    looksForTarget = target == nil
  }

  private var looksForTarget = true

  /// Does the item's work; `view` is the one that was tapped.
  func tapped(in view: UIView) {
    if let primaryAction { return primaryAction.perform(for: self) }
    guard let action else {
      if let menu { OpenMenu.open(menu, from: view) }
      return
    }
    if let target { action.send(to: target, [self]) } else if looksForTarget { action.send(up: view, [self]) }
  }
}
