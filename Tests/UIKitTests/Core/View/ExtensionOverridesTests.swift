import Testing

@testable import UIKit

private class Plain: UIView {}
private final class Lower: Plain {}
private final class Own: Plain {
  override func layoutSubviews() { layouts += 1 }
  var layouts = 0
}
private final class ControllerOfOne: UIViewController {}
private final class NavigationOfOne: UINavigationController {}

/// The bodies stay for all tests that follow: each is of a class of this file.
@MainActor @Suite struct `Overrides in extensions of UIKit's classes` {
  let stage = Stage()
  let log = Log()

  @Test func `are called for objects of the class and of those below, and reach UIKit's own by super`() {
    _ = stage.loop
    let placed = UIView()
    placed.translatesAutoresizingMaskIntoConstraints = false
    let view = Lower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(placed)
    placed.widthAnchor.constraint(equalToConstant: 20).isActive = true
    _ExtensionOverrides.layoutSubviews.add(Plain.self) { [log] own, _ in
      log.note("extension")
      // No class between has one: the same as `super`.
      own.layoutSubviews()
    }
    stage.window.addSubview(view)
    stage.settle()
    #expect(log.lines == ["extension"])
    #expect(placed.frame.width == 20)
  }

  @Test func `are not called where the class has the member itself and does not call super`() {
    _ = stage.loop
    let view = Own()
    stage.window.addSubview(view)
    stage.settle()
    #expect(view.layouts == 1)
  }

  @Test func `of a class and of one above run one after the other, the lower one first`() {
    _ = stage.loop
    final class Below: ControllerBase {}
    class ControllerBase: UIViewController {}
    _ExtensionOverrides.viewDidLoad.add(ControllerBase.self) { [log] own, _ in
      log.note("base")
      own.viewDidLoad()
    }
    _ExtensionOverrides.viewDidLoad.add(Below.self) { [log] own, _ in
      log.note("below")
      own.viewDidLoad()
    }
    Below().loadViewIfNeeded()
    #expect(log.lines == ["below", "base"])
    ControllerBase().loadViewIfNeeded()
    #expect(log.lines == ["below", "base", "base"])
    UIViewController().loadViewIfNeeded()
    #expect(log.lines.count == 3)
  }

  @Test func `answer for a property, and come before what UIKit's class answers itself`() {
    _ = stage.loop
    let shown = ControllerOfOne()
    _ExtensionOverrides.prefersStatusBarHidden.add(ControllerOfOne.self) { _, _ in true }
    #expect(shown.prefersStatusBarHidden && !UIViewController().prefersStatusBarHidden)

    let navigation = NavigationOfOne(rootViewController: shown)
    #expect(navigation.childForStatusBarStyle == nil)
    _ExtensionOverrides.childForStatusBarStyle.add(NavigationOfOne.self) { own, _ in own.topViewController }
    #expect(navigation.childForStatusBarStyle === shown)
    #expect(UINavigationController(rootViewController: UIViewController()).childForStatusBarStyle == nil)
  }

  @Test func `of a class above do not come before what a class of UIKit's below it answers`() {
    _ = stage.loop
    class Tabs: UITabBarController {}
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    let other = UIViewController()
    _ExtensionOverrides.childForStatusBarHidden.add(UIViewController.self) { own, _ in
      own is Tabs ? other : nil
    }
    #expect(tabs.childForStatusBarHidden === tabs.selectedViewController)
  }

  @Test func `may call the same member of another object`() {
    _ = stage.loop
    class Passing: UIView {}
    let (inner, outer) = (Passing(), Passing())
    outer.addSubview(inner)
    _ExtensionOverrides.touchesBegan.add(Passing.self) { [log] own, given in
      log.note(own === inner ? "inner" : "outer")
      own.next?.touchesBegan(given.0, with: given.1)
    }
    inner.touchesBegan([], with: nil)
    #expect(log.lines == ["inner", "outer"])
  }
}
