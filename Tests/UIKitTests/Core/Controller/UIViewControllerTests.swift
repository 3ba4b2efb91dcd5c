import Testing

@testable import UIKit

@MainActor private final class LoggingController: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    log.note("viewWillTransition from \(Int(view.bounds.width)) to \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [self] _ in log.note("alongside \(Int(view.bounds.width))") },
      completion: { [self] _ in log.note("completion") })
  }
}

@MainActor @Suite struct `View controller` {
  let log = Log()

  static let life = [
    "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
  ]

  @Test func `a controller lives in UIKit's order`() {
    let stage = Stage()
    stage.window.rootViewController = LoggingController(log)
    stage.settle()

    #expect(log.drain() == Self.life)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `the order holds when the window comes to the screen last`() {
    let stage = Stage()
    let window = UIWindow(frame: stage.window.frame)
    window.rootViewController = LoggingController(log)
    stage.settle()
    #expect(log.lines.isEmpty)

    window.makeKeyAndVisible()
    stage.settle()
    window.makeKeyAndVisible()
    stage.settle()

    #expect(log.drain() == Self.life)
  }

  @Test func `another controller takes the place`() {
    let stage = Stage()
    let first = LoggingController(log)
    stage.window.rootViewController = first
    stage.settle()
    _ = log.drain()

    stage.window.rootViewController = first
    stage.window.rootViewController = UIViewController()

    #expect(log.drain() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(first.view.superview == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `the view fills the window and follows its size`() {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let controller = LoggingController(log)
    stage.window.rootViewController = controller
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    stage.settle()
    _ = log.drain()

    stage.window.frame.size = CGSize(width: 500, height: 300)
    stage.settle()

    #expect(
      log.drain() == [
        "viewWillTransition from 300 to 500", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "alongside 500",
      ])
    stage.loop.advance(to: 1)
    #expect(log.drain() == ["completion"])
  }

  @Test func `a window that moves without a new size is no transition`() {
    let stage = Stage()
    stage.window.rootViewController = LoggingController(log)
    stage.settle()
    _ = log.drain()

    stage.window.frame.origin.x = 10

    #expect(log.drain() == [])
  }

  @Test func `the view loads when it is asked for, once`() {
    let controller = LoggingController(log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)

    controller.loadViewIfNeeded()
    _ = controller.view

    #expect(controller.isViewLoaded)
    #expect(log.drain() == ["viewDidLoad"])
  }
}
