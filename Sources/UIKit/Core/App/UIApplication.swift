// UIApplication — after Apple's documentation "UIApplication", read 2026-11.
// State: partial. Missing: events, other icons, remote notifications.

import QuartzCore

/// The app around the preview, as far as previewed code asks for it: always active, with one window.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one application of the process; its answers are those of the preview that runs just now.
  public static let shared = UIApplication()

  /// Whether an app is seen and touched; here always `active`.
  public enum State: Int, Sendable {
    /// The app is seen and touched.
    case active = 0
    /// The app is seen, and not touched.
    case inactive
    /// The app is not seen.
    case background
  }

  /// Names a reason for a launch. There never is one here: launch options are nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as it stands in the dictionary.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `URL` that was to be opened.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// The contents of a remote notification, a dictionary.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The activity that was to go on, a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    /// The action of the app's icon, a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// Names a fact about a URL that another app wants opened. There never is one here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as it stands in the dictionary.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the other app, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// Values from the other app.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
  }

  /// Names a wish about a URL that is to be opened. None is heeded.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as it stands in the dictionary.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only apps may open the URL, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// For the class's own use: apps have `shared`.
  public override init() { super.init() }

  /// That of the app whose code is loaded. Where a screen is shown without its app, it is made when it is
  /// asked for, and has not launched anything.
  open var delegate: (any UIApplicationDelegate)? {
    get { AppSession.current.delegateOnDemand }
    set { AppSession.current.begin(with: newValue) }
  }

  /// Always `active`.
  open var applicationState: State { .active }

  /// The running preview's window.
  open var windows: [UIWindow] { UIWindow.current.map { [$0] } ?? [] }

  /// The running preview's window; nil before there is one.
  open var keyWindow: UIWindow? { UIWindow.current }

  /// One scene, with the running preview's window.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }

  /// The session of the one scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.shared.session] }

  /// The direction of the running preview's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .session }

  /// The size of the running preview's text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .session }

  /// False: there is one scene.
  open var supportsMultipleScenes: Bool { false }

  /// Kept, without effect.
  open var isIdleTimerDisabled = false
  /// Kept, without effect.
  open var applicationIconBadgeNumber = 0
  /// Kept, without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// Of the device's. To set it is without effect, as controllers say so; without a device it is kept.
  open var isStatusBarHidden: Bool {
    get { SystemBars.current.screen == nil ? keptStatusBarHidden : SystemBars.current.isStatusBarHidden }
    set { keptStatusBarHidden = newValue }
  }
  private var keptStatusBarHidden = false

  /// In the screen's coordinates, in points; zero while none is seen.
  open var statusBarFrame: CGRect { SystemBars.current.statusBarFrame }

  /// The style that is seen; without a device `default`.
  open var statusBarStyle: UIStatusBarStyle {
    SystemBars.current.screen == nil ? .default : SystemBars.current.statusBarStyle
  }

  /// Upright unless the screen is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }

  /// All, whatever the window. The screen does not turn by itself.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  /// There is nowhere to go: false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Reported, not opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    SessionContext.current.report("The preview would open \(url.absoluteString) now.")
    if let completionHandler { VirtualRunLoop.current.post { completionHandler(false) } }
  }

  /// Sends `action` to `target`, or without one up the chain from `sender`, with sender and event; without
  /// either from the first responder.
  ///
  /// - Returns: whether an object with that method was found.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target else {
      let first = sender as? UIResponder ?? UIWindow.current?.firstResponder
      return action.send(up: first, [sender, event])
    }
    guard action.isMethod(of: target as AnyObject) else { return false }
    action.send(to: target as AnyObject, [sender, event])
    return true
  }

  /// Without effect.
  open func beginIgnoringInteractionEvents() {}
  /// Without effect.
  open func endIgnoringInteractionEvents() {}
  /// Without effect: neither of the delegate's methods is called.
  open func registerForRemoteNotifications() {}
}

extension UIApplication {
  /// The address of the app's own settings, which is reported and not opened.
  public static let openSettingsURLString = "app-settings:"

  /// Posted at the end of a launch, with the application as its object.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  /// Never posted: the app stays active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// Never posted: the app stays in the foreground.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// Never posted: the app comes to no foreground but at its launch.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// Never posted: a preview ends without a word.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationMemoryWarning")
  /// Posted after the delegate's `didFinishLaunching`, with the application as its object.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  /// Never posted.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationTimeChange")
  /// Never posted: the bar and its way up follow the screen's size.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientation")
  /// Never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientation")
  /// Never posted.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrame")
  /// Never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrame")
  /// Would name the old or the new orientation in those notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Would name the old or the new frame in those notifications.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Never posted: pages tell nothing of pictures of them.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationScreenshot")
}
