import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.title = "\(window.bounds.width)"
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite struct `A running app` {
  private var app: Preview? {
    let bundle = BundleBuilder()
    bundle.app("Shop") { AppDelegate() }
    _App.loaded = nil
    return bundle.previews.first
  }

  @Test func `is shown in the window that it makes, and is turned with the screen`() throws {
    let running = RunningPreview(try #require(app), on: ScreenSettings(width: 300, height: 600))
    #expect(running.window.rootViewController?.title == "300.0")
    running.resize(to: CGSize(width: 600, height: 300))
    #expect(running.window.rootViewController?.view.bounds.size == CGSize(width: 600, height: 300))
  }

  @Test func `has a delegate for each session`() throws {
    let preview = try #require(app)
    let first = RunningPreview(preview, on: ScreenSettings(width: 300, height: 600))
    let second = RunningPreview(preview, on: ScreenSettings(width: 200, height: 600))
    #expect(first.window !== second.window)
    let delegates = [first, second].map { $0.perform { UIApplication.shared.delegate as? AppDelegate } }
    #expect(delegates.map { $0?.window?.bounds.width } == [300, 200])
  }
}
