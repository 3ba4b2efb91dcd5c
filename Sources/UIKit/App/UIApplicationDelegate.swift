// UIApplicationDelegate — after Apple's documentation "UIApplicationDelegate", read 2026-11.
// State: partial. Missing: everything a preview cannot need. `_App.launch` calls the methods, where the app
// itself is shown.

import QuartzCore

/// An app's own code around its screens. It compiles here so that it can stand beside what is previewed.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowHaving {
  // Of a delegate that is only known as one, `_WindowHaving`'s is meant.
  @_disfavoredOverload var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { UIWindow.current }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Where an app that is marked `@main` would start. A preview does not.
  public static func main() {}
}

/// What `UIApplicationDelegate` is derived from, so that its `window` can also be asked for as Apple's
/// optional requirement is: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor public protocol _WindowHaving: _OptionalMethodsHaving {}

extension _WindowHaving {
  /// The delegate's window, in an optional of its own: there is always such a property here.
  public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
