import Testing

@testable import UIKit

/// Does something when its view is loaded, or about to appear.
@MainActor private final class Deciding: UIViewController {
  var onLoad: (Deciding) -> Void = { _ in }
  var onAppear: (Deciding) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppear(self)
  }
}

/// Apps begin with a screen that only decides which comes next: the log-in, or home.
@MainActor @Suite struct `A screen that leads on while it comes` {
  let stage = Stage()

  private func isInFront(_ controller: UIViewController, of other: UIViewController) -> Bool {
    guard let shown = controller.viewIfLoaded, shown.window === stage.window else { return false }
    return other.viewIfLoaded?.window == nil
  }

  @Test func `is covered by what it pushes`() {
    let window = stage.window
    let (splash, home) = (Deciding(), UIViewController())
    splash.onLoad = { $0.navigationController?.pushViewController(home, animated: false) }
    window.rootViewController = UINavigationController(rootViewController: splash)
    stage.settle()
    #expect(isInFront(home, of: splash))
  }

  @Test func `leaves its place to the tab that it chooses`() {
    let window = stage.window
    let (first, second) = (Deciding(), UIViewController())
    first.onLoad = { $0.tabBarController?.selectedIndex = 1 }
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    stage.settle()
    #expect(isInFront(second, of: first))
  }

  @Test func `leaves the window to the controller that it puts there`() {
    let window = stage.window
    for isLate in [false, true] {
      let (splash, home) = (Deciding(), UIViewController())
      var appearances = 0
      splash.onLoad = { [weak window] _ in if !isLate { window?.rootViewController = home } }
      splash.onAppear = { [weak window] _ in
        appearances += 1
        if isLate { window?.rootViewController = home }
      }
      window.rootViewController = splash
      stage.settle()
      #expect(isInFront(home, of: splash))
      #expect(appearances == (isLate ? 1 : 0))
    }
  }
}
