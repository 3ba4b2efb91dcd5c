import Testing

@testable import UIKit

/// As Xcode's template has them.
@MainActor private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
  }
}

@MainActor @Suite struct `The app around a preview` {
  let stage = Stage()

  @Test func `a template's delegates make windows as large as the screen`() throws {
    _ = stage.loop
    let delegate = AppDelegate()
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let sceneDelegate = SceneDelegate()
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(sceneDelegate.window?.bounds.size == stage.window.bounds.size)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(UIApplication.shared.windows == [delegate.window])
    #expect(delegate.window?.rootViewController is UINavigationController)
  }

  @Test func `the device is a phone, held as its screen is shaped`() {
    _ = stage.loop
    stage.window.makeKeyAndVisible()
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
    stage.loop.session.screenSize = CGSize(width: 844, height: 390)
    #expect(UIDevice.current.orientation.isLandscape)
  }

  @Test func `an action goes to the first responder that has the method, from the sender up`() {
    final class Panel: UIView {
      var closed = 0
      func close(_ sender: Any?) { closed += 1 }
    }
    let panel = Panel(frame: .zero)
    let inner = UIView(frame: .zero)
    panel.addSubview(inner)
    let close = Selector("close(_:)", Panel.close(_:))
    #expect(UIApplication.shared.sendAction(close, to: nil, from: inner, for: nil))
    #expect(!UIApplication.shared.sendAction(close, to: inner, from: nil, for: nil))
    #expect(panel.closed == 1)
    #expect(inner.target(forAction: close, withSender: nil) as? UIView === panel)
  }

  @Test func `one responder is the first, and makes way`() {
    _ = stage.loop
    stage.window.makeKeyAndVisible()
    let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
    for field in [first, second] { stage.window.addSubview(field) }
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(stage.window.endEditing(true) && !second.isFirstResponder)
    #expect(!UIView(frame: .zero).becomeFirstResponder())
  }

  @Test func `a nib stands for the class of its name`() {
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    let nib = UINib(nibName: "NamedCell", bundle: nil)
    #expect(nib.cellClass(UICollectionViewCell.self) == NamedCell.self)
    #expect(
      UINib(nibName: "Unheard", bundle: nil).cellClass(UICollectionViewCell.self) == UICollectionViewCell.self
    )
    #expect(reports.count == 2)
  }

  @Test func `switches, sliders and segments change by touch and say so`() {
    let heard = Log()
    let (toggle, slider, segments) = (
      UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(items: ["a", "b"])
    )
    toggle.frame.origin = CGPoint(x: 10, y: 10)
    slider.frame = CGRect(x: 10, y: 100, width: 227, height: 31)
    segments.frame = CGRect(x: 10, y: 200, width: 200, height: 32)
    for control in [toggle, slider, segments] as [UIControl] {
      stage.window.addSubview(control)
      control.addTarget({ heard.note("\(type(of: $0))") }, for: .valueChanged)
    }
    stage.settle()
    func tap(_ x: CGFloat, _ y: CGFloat, at time: Double, to end: CGFloat? = nil) {
      stage.touch(.began, x, y, at: time)
      if let end { stage.touch(.moved, end, y, at: time + 0.05) }
      stage.touch(.ended, end ?? x, y, at: time + 0.1)
    }
    tap(30, 25, at: 0)
    #expect(toggle.isOn)
    tap(20, 115, at: 1, to: 120)
    #expect(slider.value == 0.5)
    tap(160, 215, at: 2)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(heard.lines == ["UISwitch", "UISlider", "UISegmentedControl"])
  }

  @Test func `work in the background is begun, and never runs out of time`() {
    let task = UIApplication.shared.beginBackgroundTask { Issue.record("It ran out of time.") }
    #expect(task != .invalid)
    UIApplication.shared.endBackgroundTask(task)
    #expect(UIApplication.shared.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }
}

final class NamedCell: UICollectionViewCell {}
