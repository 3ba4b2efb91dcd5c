import QuartzCore
import Testing
import UIKit

@testable import PreviewRuntime

@MainActor private final class HomeController: UIViewController {}
@MainActor private final class SplashController: UIViewController {}
@MainActor private final class ShopTabBarController: UITabBarController {}

/// Does on its launch what a test says.
@MainActor private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
  static var launched: @MainActor (LaunchedDelegate) -> Void = { _ in }
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.launched(self)
    return true
  }

  func show(_ controller: UIViewController?) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite(.serialized) struct `The first screen of an app` {
  /// The root controller on the screen after an app's launch.
  private func root(after launched: @escaping @MainActor (LaunchedDelegate) -> Void) -> UIViewController? {
    let outer = VirtualRunLoop.current
    VirtualRunLoop.current = VirtualRunLoop()
    SessionContext.current.report = { _ in }
    defer { VirtualRunLoop.current = outer }
    LaunchedDelegate.launched = launched
    let bundle = BundleBuilder()
    bundle.app("Shop") { LaunchedDelegate() }
    _App.loaded = nil
    bundle.preview("SplashController") { SplashController() as UIViewController }
    bundle.preview("HomeController") { HomeController() as UIViewController }
    bundle.preview("ShopTabBarController") { ShopTabBarController() as UIViewController }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    bundle.previews[0].show(in: window, itemCounts: [:])
    return _App.window?.rootViewController
  }

  @Test func `is the likeliest one where a hole was reached and no window was made`() {
    #expect(root { _ in HoleLedger.note(1) } is ShopTabBarController)
  }

  @Test func `is that also where the window has a plain controller with nothing in it`() {
    let shown = root {
      HoleLedger.note(1)
      $0.show(UINavigationController())
    }
    #expect(shown is ShopTabBarController)
  }

  @Test func `is the app's own where it has one`() {
    let shown = root {
      HoleLedger.note(1)
      $0.show(UINavigationController(rootViewController: HomeController()))
    }
    #expect((shown as? UINavigationController)?.viewControllers.first is HomeController)
  }

  @Test func `is none where no hole was reached`() {
    #expect(root { _ in } == nil)
  }

  @Test func `is no splash screen, and one that is called home before any other`() {
    let names = ["SplashController", "DetailController", "HomeController"]
    let screens = names.map { StartScreen(title: $0) { UIViewController() } }
    #expect(StartScreen.likeliest(of: screens)?.title == "HomeController")
    #expect(StartScreen.likeliest(of: [screens[0]]) == nil)
    #expect(StartScreen.likeliest(of: Array(screens[..<2]))?.title == "DetailController")
  }
}
