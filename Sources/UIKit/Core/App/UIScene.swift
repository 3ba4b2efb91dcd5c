// UIScene, UIWindowScene, UISceneSession, UISceneDelegate, UIWindowSceneDelegate — after Apple, read 2026-11.
// State: partial. Missing: several scenes, state restoration. Delegates hear of the scene where the app
// itself is shown.

import QuartzCore

/// A part of an app with a life of its own; here always the one that the preview runs in.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is seen and touched; here always `foregroundActive`.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is seen and touched.
    case foregroundActive = 0
    /// The scene is seen, and not touched.
    case foregroundInactive
    /// The scene is not seen.
    case background
  }

  /// The circumstances in which a scene is made: none here.
  @preconcurrency @MainActor public final class ConnectionOptions: MainActorObject {
    /// None.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// Of a launch without circumstances.
    public init() { super.init(_object: ()) }
  }

  /// The session that the scene was made for.
  public let session: UISceneSession
  /// Hears of the scene's life. Where a screen is shown without its app, it is made when it is asked for.
  open var delegate: (any UISceneDelegate)? {
    get { AppSession.current.sceneDelegateOnDemand }
    set { AppSession.current.connect(newValue) }
  }
  /// Kept, without effect; empty by default.
  open var title: String! = ""
  /// Always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }

  /// The options are not looked into.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Posted at the end of a launch, after the delegate's `sceneDidBecomeActive`, with the scene as its
  /// object.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  /// Never posted: the scene stays active.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  /// Never posted: the scene stays in the foreground.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
  /// Posted at the launch, before the scene is active, with the scene as its object.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
}

/// A scene with windows: the running preview's one.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let shared = UIWindowScene(
    session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

  /// The running preview's window; none before there is one.
  open var windows: [UIWindow] { UIWindow.current.map { [$0] } ?? [] }
  /// The running preview's window; nil before there is one.
  open var keyWindow: UIWindow? { UIWindow.current }
  /// The preview's screen.
  open var screen: UIScreen { .main }
  /// The screen's, in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Upright unless the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The traits of the running preview.
  open var traitCollection: UITraitCollection { .session }
  /// nil of a screen without a device: nothing covers the window.
  open var statusBarManager: UIStatusBarManager? {
    SystemBars.current.screen == nil ? nil : UIStatusBarManager.shared
  }
}

/// The status bar that the system shows above an app.
@preconcurrency @MainActor open class UIStatusBarManager: MainActorObject {
  static let shared = UIStatusBarManager()

  private init() { super.init(_object: ()) }

  /// In the screen's coordinates, in points; zero while it is hidden.
  open var statusBarFrame: CGRect { SystemBars.current.statusBarFrame }
  /// Whether the app or the screen's shape hides it.
  open var isStatusBarHidden: Bool { SystemBars.current.isStatusBarHidden }
  /// The style that is seen: never `default`.
  open var statusBarStyle: UIStatusBarStyle { SystemBars.current.statusBarStyle }
}

/// Something that another app wants opened. There never is.
@preconcurrency @MainActor public final class UIOpenURLContext: MainActorObject {
  /// The address that was to be opened.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init(_object: ())
  }
}

/// The facts that are remembered of a scene.
@preconcurrency @MainActor open class UISceneSession: MainActorObject {
  /// The use of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// `windowApplication`.
  open var role: Role { .windowApplication }
  /// The configuration that the launch made; without a launch, a bare one.
  open var configuration: UISceneConfiguration {
    AppSession.current.configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// "preview", in every preview.
  public let persistentIdentifier = "preview"

  init() { super.init(_object: ()) }
}

/// How a scene is to be made.
@preconcurrency @MainActor open class UISceneConfiguration: MainActorObject {
  /// The name of the configuration in the Info.plist; nil for none.
  public let name: String?
  /// The use that the configuration is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil leaves it to the Info.plist.
  open var delegateClass: AnyClass?
  /// Kept, without effect; nil by default.
  open var sceneClass: AnyClass?
  /// Its initial controller is put into a window before the scene's delegate hears of the scene; nil leaves
  /// it to the Info.plist.
  open var storyboard: UIStoryboard?

  /// Starts without classes and storyboard; the name is kept and not looked up.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(_object: ())
  }
}

/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: _OptionalMethodsHaving {
  /// Called at the launch, before the window is visible.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called at the end of the launch.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called at the launch, before the scene is active.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of a scene's life, and keeps its window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; that of the storyboard is put here before the delegate hears of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The running preview's window. Setting it is without effect, unless the delegate has a property of its
  /// own.
  public var window: UIWindow? {
    get { UIWindow.current }
    set {}
  }
}

extension UIWindow {
  /// A window as large as the running preview's.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The one scene there is.
  public var windowScene: UIWindowScene? {
    get { UIWindowScene.shared }
    set {}
  }

  /// Whether it is the running preview's window.
  public var isKeyWindow: Bool { UIWindow.current === self }
  /// The preview's screen.
  public var screen: UIScreen { .main }
  /// Without effect: `makeKeyAndVisible()` shows a window.
  public func makeKey() {}
}
