import Testing

@testable import UIKit

@MainActor private final class TurningController: UIViewController {
  let name: String
  let log: Log
  var alongside: () -> Void = {}
  private(set) var coordinators: [any UIViewControllerTransitionCoordinator] = []

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    log.note("\(name) traits \(traitCollection.verticalSizeClass)")
  }
  override func viewWillLayoutSubviews() { log.note("\(name) will layout") }
  override func viewDidLayoutSubviews() { log.note("\(name) did layout") }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.note("\(name) will have \(newCollection.verticalSizeClass)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinators.append(coordinator)
    log.note("\(name) will be \(Int(size.width)) wide, is \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [self] context in
        log.note("\(name) alongside, \(Int(view.bounds.width)), \(context.percentComplete)")
        alongside()
      }, completion: { [self] context in log.note("\(name) over, \(context.percentComplete)") })
  }
}

@MainActor @Suite struct `Rotation` {
  let log = Log()
  let stage = Stage(size: CGSize(width: 390, height: 844))
  private let root: TurningController

  init() {
    root = TurningController("root", log)
    stage.window.rootViewController = root
    stage.settle()
    _ = log.drain()
  }

  private func turn(_ width: CGFloat = 844, _ height: CGFloat = 390) -> [String] {
    _ = stage.loop
    stage.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stage.settle()
    return log.drain()
  }

  private func advance(_ seconds: TimeInterval) -> [String] {
    stage.loop.advance(to: stage.loop.now + seconds)
    return log.drain()
  }

  @Test func `calls come as on a device: traits, size, layout, what goes along, and the end`() {
    #expect(
      turn() == [
        "root will have compact", "root will be 844 wide, is 390", "root traits compact", "root will layout",
        "root did layout", "root alongside, 844, 0.0",
      ])
    #expect(advance(0.29) == [])
    #expect(advance(0.02) == ["root over, 1.0"])
    #expect(stage.loop.nextDeadline == nil && root.transitionCoordinator == nil)
  }

  @Test func `views have their new size at once, and are drawn on the way there`() {
    _ = turn()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(stage.window.layer.presented.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.view.layer.presented.bounds.size == CGSize(width: 390, height: 844))
    _ = advance(0.15)
    let half = root.view.layer.presented.bounds.size
    #expect(abs(half.width - 617) < 0.01 && abs(half.height - 617) < 0.01)
    _ = advance(0.2)
    #expect(root.view.layer.presented.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `what goes along takes as long, and is laid out within it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    root.alongside = {
      view.center.x = 105
      UIView.performWithoutAnimation { view.alpha = 0.5 }
    }
    _ = turn()
    _ = advance(0.15)
    #expect(abs(view.layer.presented.position.x - 55) < 0.01 && view.layer.presented.opacity == 0.5)
  }

  @Test func `the coordinator says what it is of`() throws {
    _ = turn()
    _ = advance(0.15)
    let coordinator = try #require(root.coordinators.first)
    #expect(root.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
    #expect(abs(coordinator.percentComplete - 0.5) < 0.01)
    #expect(!coordinator.isCancelled && !coordinator.isInteractive && !coordinator.initiallyInteractive)
    #expect(coordinator.completionCurve == .easeInOut && coordinator.targetTransform == .identity)
    #expect(coordinator.containerView === stage.window)
    #expect(coordinator.viewController(forKey: .to) === root && coordinator.view(forKey: .from) === root.view)

    var late: [String] = []
    let mayAnimate = coordinator.animate(
      alongsideTransition: { _ in late.append("animation") }, completion: { _ in late.append("completion") })
    #expect(!mayAnimate)
    _ = advance(0.2)
    #expect(late == ["completion"])
    #expect(!coordinator.animate(alongsideTransition: nil, completion: { _ in late.append("too late") }))
    #expect(late == ["completion"])
  }

  @Test func `children that fill the view hear of it, and others of the traits alone`() {
    let (full, half) = (TurningController("full", log), TurningController("half", log))
    for (child, frame) in [
      (full, root.view.bounds), (half, CGRect(x: 0, y: 0, width: 100, height: 100)),
    ] {
      root.addChild(child)
      child.view.frame = frame
      root.view.addSubview(child.view)
    }
    full.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.settle()
    _ = log.drain()

    let told = turn().filter { $0.contains(" will be ") || $0.contains(" will have ") }
    #expect(
      told == [
        "full will have compact", "half will have compact", "root will have compact",
        "full will be 844 wide, is 390", "root will be 844 wide, is 390",
      ])
  }

  @Test func `a child under a bar keeps its distance from it`() {
    _ = stage.loop
    let top = TurningController("top", log)
    stage.window.rootViewController = UINavigationController(rootViewController: top)
    stage.settle()
    let lost = 844 - top.view.frame.height
    _ = log.drain()

    #expect(turn().contains("top will be 844 wide, is 390"))
    #expect(top.view.frame.height == 390 - lost)
  }

  @Test func `one rotation during another loses nothing, and each ends in its time`() {
    _ = turn()
    _ = advance(0.2)
    let before = root.view.layer.presented.bounds.size
    let again = turn(390, 844)
    #expect(again.last == "root alongside, 390, 0.0")
    let after = root.view.layer.presented.bounds.size
    #expect(abs(before.width - after.width) < 0.01 && abs(before.height - after.height) < 0.01)
    #expect(root.transitionCoordinator === root.coordinators.last)

    #expect(advance(0.15) == ["root over, 1.0"])
    #expect(root.transitionCoordinator === root.coordinators.last)
    #expect(advance(0.2) == ["root over, 1.0"])
    #expect(root.view.layer.presented.bounds.size == CGSize(width: 390, height: 844))
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `without animations all of it happens at once`() {
    _ = stage.loop
    UIView.setAnimationsEnabled(false)
    let calls = turn()
    UIView.setAnimationsEnabled(true)
    #expect(calls.suffix(2) == ["root alongside, 844, 1.0", "root over, 1.0"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `before it is seen a window changes without animation`() {
    let stage = Stage()
    let early = TurningController("early", log)
    stage.window.rootViewController = early
    stage.window.frame.size = CGSize(width: 844, height: 390)
    #expect(early.view.layer.presented.bounds.size == CGSize(width: 844, height: 390))
    #expect(log.lines.last == "early over, 1.0")
  }

  @Test func `a presented controller is turned with the one below`() {
    _ = stage.loop
    let over = TurningController("over", log)
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    stage.settle()
    _ = log.drain()
    let calls = turn()
    #expect(calls.contains("over will be 844 wide, is 390") && calls.contains("over alongside, 844, 0.0"))
    #expect(over.view.frame.size == CGSize(width: 844, height: 390))
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (CGSize(width: 844, height: 390), .compact, .compact),
    (CGSize(width: 926, height: 428), .regular, .compact),
    (CGSize(width: 834, height: 1194), .regular, .regular),
    (CGSize(width: 1194, height: 834), .regular, .regular),
    (CGSize(width: 320, height: 1024), .compact, .regular),
    (CGSize(width: 300, height: 300), .compact, .regular),
  ])
  func `size classes are those of the device of that size`(
    size: CGSize, across: UIUserInterfaceSizeClass, down: UIUserInterfaceSizeClass
  ) {
    let classes = SizeClasses(ofScreen: size)
    #expect(classes == SizeClasses(horizontal: across, vertical: down))
    #expect(SizeClasses(code: classes.code) == classes)
    let stage = Stage(size: size)
    let view = UIView()
    stage.window.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == across)
    #expect(UIScreen.main.traitCollection.verticalSizeClass == down)
    #expect(UITraitCollection.current.sizes == classes)
  }

  @Test func `observers of size classes hear of them, and observers of the style do not`() {
    _ = stage.loop
    var heard: [String] = []
    root.view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, old) in
      heard.append("size, was \(old.verticalSizeClass)")
    }
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
      heard.append("style")
    }
    _ = turn()
    #expect(heard == ["size, was regular"])
  }

  @Test func `a traits collection says what was said, and the last word counts`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .unspecified)
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }
}
