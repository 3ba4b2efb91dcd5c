// UIApplicationDelegate — after Apple's documentation "UIApplicationDelegate", read 2026-11.
// State: partial. Missing: everything a preview cannot need. `_App.launch` calls the methods, where the app
// itself is shown.

import QuartzCore

/// An app's own code around its screens. It compiles here so that it can stand beside the previewed screens.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowHaving {
  // Of a delegate that is only known as one, `_WindowHaving`'s is meant.
  /// The window of an app without scenes; `_App.launch` puts that of the main storyboard there.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Called at a launch, before the next method and after the storyboard is loaded. `launchOptions` is nil.
  /// The answer is not heeded.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at a launch, before the window is visible. `launchOptions` is nil. The answer is not heeded.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of a launch; not of an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asked at the launch of an app with scenes, for the class of the scene's delegate and its storyboard.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Never asked: the screen does not turn by itself.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// The running preview's window. Setting it is without effect, unless the delegate has a property of its
  /// own.
  @_disfavoredOverload public var window: UIWindow? {
    get { UIWindow.current }
    set {}
  }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// A configuration without a name, a delegate and a storyboard.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// All.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Where an app that is marked `@main` would start. A preview does not.
  public static func main() {}
}

/// The base of `UIApplicationDelegate`, so that its `window` can also be asked for as Apple's optional
/// requirement is: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor public protocol _WindowHaving: _OptionalMethodsHaving {}

extension _WindowHaving {
  /// The delegate's window, in an optional of its own: there is always such a property here.
  public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
