import Testing

@testable import UIKit

@MainActor private final class Page: UIViewController {
  let log: Log
  var taps = 0

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) { log.note("\(title ?? "") on") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(title ?? "") off") }
  func tapped() { taps += 1 }
}

@MainActor @Suite struct `Navigation` {
  let stage = Stage()
  let log = Log()

  private func tap(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    stage.touch(.began, x, y, at: time)
    stage.touch(.ended, x, y, at: time + 0.05)
  }

  @Test func `the top of the stack is seen below the bar, and the way back leads back`() {
    _ = stage.loop
    let first = Page("First", log)
    let second = Page("Second", log)
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(log.drain() == ["First on"])
    #expect(first.view.frame == stage.window.bounds && first.view.safeAreaInsets.top == 44)
    #expect(first.navigationController === navigation)

    navigation.pushViewController(second, animated: true)
    stage.loop.advance(to: 0.5)
    #expect(Set(log.drain()) == ["First off", "Second on"])
    #expect(navigation.topViewController === second && second.view.superview === navigation.view)

    tap(30, 22, at: 1)
    stage.loop.advance(to: 2)
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil && first.view.safeAreaInsets.top == 44)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.settle()
    #expect(first.view.frame == stage.window.bounds && first.view.safeAreaInsets == .zero)
  }

  @Test func `bar buttons call their targets, and titles follow the controller's`() throws {
    _ = stage.loop
    let page = Page("First", log)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: page, action: Selector("tapped()", Page.tapped))
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    stage.settle()

    let button = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first)
    tap(button.frame.midX, button.frame.midY, at: 1)
    #expect(page.taps == 1)

    page.title = "Other"
    stage.settle()
    #expect(navigation.navigationBar.subviews.contains { ($0 as? UILabel)?.text == "Other" })
  }

  @Test func `a presented controller covers the window until it is dismissed`() {
    _ = stage.loop
    let page = Page("Page", log)
    let sheet = Page("Sheet", log)
    sheet.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = page
    stage.settle()
    var done = 0
    page.present(sheet, animated: true) { done += 1 }
    stage.settle()
    #expect(log.drain() == ["Page on", "Sheet on"])
    #expect(page.presentedViewController === sheet && sheet.presentingViewController === page)
    #expect(sheet.view.superview === stage.window && done == 1)

    sheet.dismiss(animated: true) { done += 1 }
    stage.settle()
    #expect(log.drain() == ["Sheet off"])
    #expect(page.presentedViewController == nil && sheet.view.superview == nil && done == 2)
  }

  @Test func `an alert does what is chosen, after it has gone`() throws {
    _ = stage.loop
    let page = Page("Page", log)
    stage.window.rootViewController = page
    let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [log] _ in log.note("chosen \(page.presented == nil)") })
    page.present(alert, animated: true)
    stage.settle()
    _ = log.drain()

    let card = try #require(alert.view.subviews.first)
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first)
    let place = button.convert(CGPoint(x: 10, y: 10), to: nil)
    tap(place.x, place.y, at: 1)
    stage.settle()
    #expect(log.lines == ["chosen true"])
  }

  @Test func `tabs switch between controllers`() {
    _ = stage.loop
    let pages = [Page("A", log), Page("B", log)]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(pages[0].view.frame == stage.window.bounds && pages[0].view.safeAreaInsets.bottom == 49)
    tap(300, 820, at: 1)
    stage.settle()
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[1].view.superview === tabs.view && pages[0].view.superview == nil)
  }
}
