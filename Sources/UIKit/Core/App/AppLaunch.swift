// The launch of an app — after Apple's documentation "About the app launch sequence" and "Specifying the
// scenes your app supports", read 2026-11.

import QuartzCore

extension _App {
  /// Launches the app in the running preview as a device does: delegate, main storyboard,
  /// `didFinishLaunching`; with scenes their configuration, storyboard and `scene(_:willConnectTo:options:)`;
  /// then it becomes active.
  ///
  /// Afterwards the window that the app made visible is on the screen. Where it made none, that is reported.
  public func launch() {
    let session = AppSession.current
    let application = UIApplication.shared
    let before = UIWindow.current
    let delegate = session.makingAlone(makeDelegate)
    session.begin(with: delegate)
    let hasScenes = usesScenes(asTold: delegate)
    let window = hasScenes ? nil : storyboardWindow(info.mainStoryboard) { delegate?.window = $0 }
    let isKept = delegate.map { $0.window === window } ?? false
    if let delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    // A delegate that has kept it may have put a window of its own in its place.
    if let window, !isKept || delegate.map({ $0.window === window }) == true { window.makeKeyAndVisible() }
    if hasScenes {
      connect(session, delegate)
    } else {
      activate(nil)
      delegate?.applicationDidBecomeActive(application)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    guard UIWindow.current === before else { return }
    SessionContext.current.report(
      "The app has made no window visible. On a device it would show its launch screen until it does.")
  }

  private func connect(_ session: AppSession, _ delegate: (any UIApplicationDelegate)?) {
    let scene = UIWindowScene.shared
    if let delegate, Self.configuresScenes(delegate) {
      session.configuration = delegate.application(
        .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    }
    let sceneDelegate = session.makingAlone { self.sceneDelegate(for: session.configuration)?.make() }
    session.connect(sceneDelegate)
    let windowed = sceneDelegate as? any UIWindowSceneDelegate
    let storyboard = session.configuration?.storyboard
    let window =
      storyboard.map { Self.window(of: $0) { windowed?.window = $0 } }
      ?? storyboardWindow(sceneStoryboard) { windowed?.window = $0 }
    if let sceneDelegate {
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      // A delegate may have put a window of its own in its place.
      if let window, windowed == nil || windowed?.window === window { window.makeKeyAndVisible() }
    } else {
      window?.makeKeyAndVisible()
    }
    activate(sceneDelegate)
  }

  /// Says that the scene is seen and touched: to its delegate, and then to observers.
  private func activate(_ delegate: (any UISceneDelegate)?) {
    let scene = UIWindowScene.shared
    delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  /// A configuration that names a delegate and no storyboard wants none, whatever the app's main one is: the
  /// delegate makes its window itself.
  private var sceneStoryboard: String? {
    info.sceneStoryboard ?? (info.sceneDelegate == nil ? info.mainStoryboard : nil)
  }

  /// A window with the initial controller of the storyboard called `name`; nil without a name. The delegate
  /// has the window before it has a controller.
  private func storyboardWindow(_ name: String?, _ take: (UIWindow) -> Void) -> UIWindow? {
    name.map { Self.window(of: UIStoryboard(name: $0, bundle: nil), take) }
  }

  private static func window(of storyboard: UIStoryboard, _ take: (UIWindow) -> Void) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    take(window)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
