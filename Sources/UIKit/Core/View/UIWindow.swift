// UIWindow — after Apple's documentation "UIWindow", read 2026-11.
// State: partial. Missing: levels, scenes, several windows on one screen.

import QuartzCore

/// The root of a preview's view tree, and the place where its touches arrive.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window of the preview that runs just now.
  static var current: UIWindow? {
    get { SessionContext.current.window as? UIWindow }
    set { SessionContext.current.window = newValue }
  }

  /// The window on the screen of `loop`'s preview.
  package static func onScreen(of loop: VirtualRunLoop) -> UIWindow? { loop.session.window as? UIWindow }

  open override var window: UIWindow? { self }

  let touchDispatch = TouchDispatch()
  /// The fingers on the screen, by the name the host gives them.
  var touches: [Int: UITouch] = [:]
  /// How many fingers have ever landed.
  var touchesLanded = 0
  var tapCounts = TapCounts()

  /// Which window lies over which.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater ones lie in front.
    public let rawValue: CGFloat
    /// Takes any number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Takes any number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    /// 0: where an app's content lies.
    public static let normal = Level(0)
    /// 1000: over an app's content.
    public static let statusBar = Level(1000)
    /// 2000: over the status bar.
    public static let alert = Level(2000)
    /// Whether `one` lies behind `other`.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// The level that lies `points` further in front.
    public static func + (level: Level, points: CGFloat) -> Level { Level(level.rawValue + points) }
    /// The level that lies `points` further back.
    public static func - (level: Level, points: CGFloat) -> Level { Level(level.rawValue - points) }
  }

  /// Kept, without effect: one window is shown.
  open var windowLevel = Level.normal

  /// Controllers that are presented over the root one.
  var overlays: [UIViewController] = [] {
    didSet { SystemBars.current.changed() }
  }
  weak var firstResponder: UIResponder?
  /// Made when it is first asked for.
  private(set) lazy var keyboard = ScreenKeyboard(self)
  /// The keyboard stays in front of all controllers.
  override var ownFrontSubviews: Int { subviews.last is KeyboardPanel ? 1 : 0 }

  /// Fills the window with the controller's view, which appears when the window is on the screen.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      SystemBars.current.changed()
      oldValue?.disappear()
      if isMadeVisible, let controller = rootViewController { install(controller) }
    }
  }

  /// Whether it has ever been shown. Before, the controller's view is not loaded (in backtraces of published
  /// crash reports `viewDidLoad` of a root controller comes from `makeKeyAndVisible`): an app's delegate
  /// gives the controller of its storyboard what it needs, or puts another in its place, as Xcode's templates
  /// with Core Data did.
  private var isMadeVisible = false

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    // Its code may have put another in its place, such as an app's first screen that only decides which comes
    // next.
    guard controller === rootViewController else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isOnScreen { controller.appear() }
    if controller === rootViewController { addSubview(controller.view) }
  }

  /// Whether the window shows nothing of an app: it has no controller, or a plain one without a view or a
  /// child of its own.
  public var _isBlank: Bool {
    guard let root = rootViewController else { return subviews.isEmpty }
    return type(of: root) == type(of: root).emptyClass && root.children.isEmpty
      && root.presentedViewController == nil
      && (type(of: root) != UIViewController.self || root.viewIfLoaded?.subviews.isEmpty != false)
  }

  private var isOnScreen: Bool { UIWindow.current === self }

  /// Puts the window on the running preview's screen and lays it out at the end of every turn.
  open func makeKeyAndVisible() {
    // One that was made without a frame is as large as the screen.
    if bounds.isEmpty { frame = UIScreen.main.bounds }
    if SessionContext.current.screenSize == nil { SessionContext.current.screenSize = bounds.size }
    UIWindow.current = self
    sizeClassesChanged()
    updateSafeArea()
    isHidden = false
    if !isMadeVisible {
      isMadeVisible = true
      if let controller = rootViewController { install(controller) }
    }
    let loop = VirtualRunLoop.current
    loop.session.screen = layer
    loop.commit = { [weak self] in self?.commit() }
    loop.setNeedsCommit()
    rootViewController?.appear()
  }

  private func commit() {
    SystemBars.current.ask(in: self)
    layoutIfNeeded()
    rootViewController?.finishAppearing()
    for controller in overlays { controller.finishAppearing() }
    SessionContext.current.displays.run(on: layer)
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.standardized.size) { [self] in setFrame(newValue) } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { [self] in setBounds(newValue) } }
  }

  private func setFrame(_ frame: CGRect) { super.frame = frame }
  private func setBounds(_ bounds: CGRect) { super.bounds = bounds }

  /// The latest change of size under way.
  var sizeTransition: SizeTransition?
  /// While true, what covers the window is what covered it before.
  var isChangingSize = false

  override var screenTraits: UITraitCollection {
    .of(UITraitCollection.session.userInterfaceStyle, SizeClasses(ofScreen: layer.bounds.size))
  }

  /// Sends the touches of one moment to gesture recognisers and views.
  open func sendEvent(_ event: UIEvent) { touchDispatch.send(event, in: self) }

  /// Tells views that the touches they follow belong to a gesture now.
  func cancelInView(_ touches: [UITouch], by recognizer: UIGestureRecognizer) {
    touchDispatch.cancelInView(touches, by: recognizer)
  }
}
