// UIScene, UIWindowScene, UISceneSession, UISceneDelegate, UIWindowSceneDelegate — after Apple, read 2026-11.
// State: partial. Missing: several scenes, state restoration. Delegates hear of the scene where the app
// itself is shown.

import QuartzCore

/// A part of an app with a life of its own; here always the one that the preview runs in.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    case background
  }

  /// What a scene is made with: nothing.
  @preconcurrency @MainActor public final class ConnectionOptions: MainActorObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public init() { super.init(_object: ()) }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)? {
    get { AppSession.current.sceneDelegateOnDemand }
    set { AppSession.current.connect(newValue) }
  }
  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
}

/// A scene with windows: the running preview's one.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let shared = UIWindowScene(
    session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

  open var windows: [UIWindow] { UIWindow.current.map { [$0] } ?? [] }
  open var keyWindow: UIWindow? { UIWindow.current }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
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
  open var isStatusBarHidden: Bool { SystemBars.current.isStatusBarHidden }
  /// The style that is seen: never `default`.
  open var statusBarStyle: UIStatusBarStyle { SystemBars.current.statusBarStyle }
}

/// Something that another app wants opened. There never is.
@preconcurrency @MainActor public final class UIOpenURLContext: MainActorObject {
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init(_object: ())
  }
}

/// What is remembered of a scene.
@preconcurrency @MainActor open class UISceneSession: MainActorObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    AppSession.current.configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
  }
  public let persistentIdentifier = "preview"

  init() { super.init(_object: ()) }
}

/// How a scene is to be made.
@preconcurrency @MainActor open class UISceneConfiguration: MainActorObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(_object: ())
  }
}

/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: _OptionalMethodsHaving {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
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

  public var isKeyWindow: Bool { UIWindow.current === self }
  public var screen: UIScreen { .main }
  public func makeKey() {}
}
