// UIApplication — after Apple's documentation "UIApplication", read 2026-11.
// State: partial. Missing: events, other icons, remote notifications.

import QuartzCore

/// The app around the preview, as far as previewed code asks for it: always active, with one window.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active = 0
    case inactive
    case background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  public override init() { super.init() }

  /// That of the app whose code is loaded. Where a screen is shown without its app, it is made when it is
  /// asked for, and has not launched anything.
  open var delegate: (any UIApplicationDelegate)? {
    get { AppSession.current.delegateOnDemand }
    set { AppSession.current.begin(with: newValue) }
  }

  open var applicationState: State { .active }

  /// The running preview's window.
  open var windows: [UIWindow] { UIWindow.current.map { [$0] } ?? [] }

  open var keyWindow: UIWindow? { UIWindow.current }

  /// One scene, with the running preview's window.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }

  open var openSessions: Set<UISceneSession> { [UIWindowScene.shared.session] }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .session }

  open var preferredContentSizeCategory: UIContentSizeCategory { .session }

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

  open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  /// There is nowhere to go: false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Reported, not opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    VirtualRunLoop.current.report("The preview would open \(url.absoluteString) now.")
    if let completionHandler { VirtualRunLoop.current.post { completionHandler(false) } }
  }

  /// Sends `action` to `target`, or without one up the chain from `sender`, with sender and event; without
  /// either from the first responder.
  ///
  /// - Returns: whether there was somebody with that method.
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

  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
}

extension UIApplication {
  public static let openSettingsURLString = "app-settings:"

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationMemoryWarning")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationTimeChange")
  // Never posted, as are the other three: the bar and its way up follow the screen's size.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientation")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientation")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrame")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrame")
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationScreenshot")
}
