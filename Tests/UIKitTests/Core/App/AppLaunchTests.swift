import QuartzCore
import Testing

@testable import UIKit

/// The calls that delegates heard, in order.
@MainActor private var heard: [String] = []

@MainActor private class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will finish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did finish, is delegate: \(application.delegate === self)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
}

@MainActor private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    heard.append("configuration")
    let configuration = UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OtherSceneDelegate.self
    return configuration
  }
}

@MainActor private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    heard.append("\(type(of: self)) connects, is delegate: \(scene.delegate === self)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("scene active") }
}

@MainActor private final class OtherSceneDelegate: SceneDelegate {}

@MainActor private final class HolderDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor private final class IdleDelegate: UIResponder, UIApplicationDelegate {
  var askedInInitialiser: Bool
  override init() {
    askedInInitialiser = UIApplication.shared.delegate == nil
    super.init()
  }
}

@MainActor @Suite(.serialized) struct `An app's launch` {
  init() {
    heard = []
    _OptionalMethods.register(
      SceneAppDelegate.self, ["application(_:configurationForConnecting:options:)"])
    _OptionalMethods.register(PlainDelegate.self, ["application(_:didFinishLaunchingWithOptions:)"])
  }

  @Test func `without scenes asks the delegate, and shows its window`() throws {
    let screen = Stage().window
    _App { PlainDelegate() }.launch()
    #expect(heard == ["will finish", "did finish, is delegate: true", "active"])
    let delegate = try #require(UIApplication.shared.delegate as? PlainDelegate)
    #expect(UIWindow.current === delegate.window)
    #expect(UIWindow.current !== screen)
    #expect(UIWindow.current?.bounds.size == screen.bounds.size)
    #expect(
      UIApplication.shared.delegate?.window??.rootViewController === delegate.window?.rootViewController)
  }

  @Test func `shows the storyboard's window`() throws {
    let screen = Stage().window
    _App(info: _App.Info(mainStoryboard: "Absent")) { HolderDelegate() }.launch()
    let delegate = try #require(UIApplication.shared.delegate as? HolderDelegate)
    #expect(UIWindow.current === delegate.window)
    #expect(UIWindow.current !== screen)
    _App(info: _App.Info(mainStoryboard: "Absent")) { IdleDelegate() }.launch()
    #expect(UIWindow.current !== delegate.window)
  }

  @Test func `loads the root controller's view when the window is shown, not when it gets it`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let (window, first, second) = (
      UIWindow(frame: UIScreen.main.bounds), UIViewController(), UIViewController()
    )
    window.rootViewController = first
    #expect(!first.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(first.viewIfLoaded?.superview === window)
    window.rootViewController = second
    #expect(second.viewIfLoaded?.superview === window && first.view.superview == nil)
  }

  @Test func `leaves the window that a delegate made in the place of the storyboard's`() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    _App(info: _App.Info(mainStoryboard: "LaunchScreen")) { PlainDelegate() }.launch()
    let delegate = try #require(UIApplication.shared.delegate as? PlainDelegate)
    #expect(UIWindow.current === delegate.window)
  }

  @Test func `with scenes asks for their configuration, and takes the class that it names`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scenes = [
      _App.SceneDelegate(SceneDelegate.self) { SceneDelegate() },
      _App.SceneDelegate(OtherSceneDelegate.self) { OtherSceneDelegate() },
    ]
    _App(sceneDelegates: scenes) { SceneAppDelegate() }.launch()
    #expect(
      heard == [
        "configuration", "OtherSceneDelegate connects, is delegate: true", "foreground", "scene active",
      ])
    #expect(UIWindowScene.shared.session.configuration.name == "Other")
    #expect(UIWindow.current === (UIWindowScene.shared.delegate as? SceneDelegate)?.window)
  }

  @Test func `posts that the scene is active once its delegate knows, also without a delegate`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let names = [
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    let center: UIKit.NotificationCenter = .default
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let line = "\(name.rawValue)\(note.object is UIWindowScene ? " of the scene" : "")"
        MainActor.assumeIsolated { heard.append(line) }
      }
    }
    defer { tokens.forEach { center.removeObserver($0) } }
    let posted = [
      "UISceneWillEnterForeground of the scene", "UISceneDidActivate of the scene",
      "UIApplicationDidBecomeActive",
    ]

    _App(sceneDelegates: [_App.SceneDelegate(OtherSceneDelegate.self) { OtherSceneDelegate() }]) {
      SceneAppDelegate()
    }.launch()
    #expect(heard.suffix(5) == ["foreground", posted[0], "scene active", posted[1], posted[2]])

    heard = []
    _App { HolderDelegate() }.launch()
    #expect(heard == posted)
  }

  @Test func `takes the class that the Info.plist names`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let scenes = [
      _App.SceneDelegate(SceneDelegate.self) { SceneDelegate() },
      _App.SceneDelegate(OtherSceneDelegate.self) { OtherSceneDelegate() },
    ]
    let info = _App.Info(hasScenes: true, sceneDelegate: "Shop.OtherSceneDelegate")
    _App(info: info, sceneDelegates: scenes) { PlainDelegate() }.launch()
    #expect(heard.contains("OtherSceneDelegate connects, is delegate: true"))
    #expect(!heard.contains("active"))
  }

  @Test func `leaves the main storyboard to apps whose scenes name no delegate`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var said: [String] = []
    SessionContext.current.report = { said.append($0) }
    let scenes = [_App.SceneDelegate(SceneDelegate.self) { SceneDelegate() }]
    for (delegate, isRead) in [("Shop.SceneDelegate", false), (nil, true)] {
      let info = _App.Info(mainStoryboard: "Absent", hasScenes: true, sceneDelegate: delegate)
      _App(info: info, sceneDelegates: scenes) { PlainDelegate() }.launch()
      #expect(said.contains { $0.contains("Absent") } == isRead)
    }
  }

  @Test func `says so where no window is made visible`() {
    var said: [String] = []
    let screen = Stage().window
    SessionContext.current.report = { said.append($0) }
    _App { IdleDelegate() }.launch()
    #expect(said.contains { $0.contains("no window visible") })
    #expect(UIWindow.current === screen)
  }

  @Test func `is not needed for a screen that asks for the delegate`() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    _App.loaded = _App(sceneDelegates: [_App.SceneDelegate(SceneDelegate.self) { SceneDelegate() }]) {
      IdleDelegate()
    }
    defer { _App.loaded = nil }
    let delegate = try #require(UIApplication.shared.delegate as? IdleDelegate)
    #expect(delegate.askedInInitialiser)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(heard.isEmpty)
  }

  @Test func `gives a window without a frame that of the screen`() {
    let screen = Stage().window
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(window.frame == screen.bounds)
  }
}
