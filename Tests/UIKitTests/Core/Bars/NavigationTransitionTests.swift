import Testing

@testable import UIKit

@MainActor private final class Page: UIViewController {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String, _ animated: Bool) {
    log.note("\(title ?? "") \(event)\(animated ? "" : "!")")
  }

  override func viewWillAppear(_ animated: Bool) { note("will on", animated) }
  override func viewDidAppear(_ animated: Bool) { note("on", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will off", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("off", animated) }
}

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  let log: Log
  var seen: [CGRect] = []

  init(_ log: Log) { self.log = log }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from)
    else { return context.completeTransition(false) }
    seen = [context.initialFrame(for: from), context.finalFrame(for: to)]
    let moving = to.isBeingDismissed || from.isBeingDismissed ? from : to
    if moving === to {
      context.containerView.addSubview(to.view)
      to.view.alpha = 0
    }
    UIView.animate(
      withDuration: 0.5, animations: { moving.view.alpha = moving === to ? 1 : 0 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ completed: Bool) { log.note("ended \(completed)") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("\(operation) \(from.title ?? "") \(to.title ?? "")")
    return self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }
}

@MainActor @Suite struct `Navigation transitions` {
  let stage = Stage()
  let log = Log()

  private func navigation() -> (UINavigationController, Page, Page) {
    _ = stage.loop
    let (first, second) = (Page("A", log), Page("B", log))
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.settle()
    _ = log.drain()
    return (navigation, first, second)
  }

  /// Where the view is drawn, in the window.
  private func left(_ controller: UIViewController) -> CGFloat {
    (controller.view.layer.presentation() ?? controller.view.layer).frame.minX
  }

  @Test func `a push slides in over what follows more slowly, and is told in order`() {
    let (navigation, first, second) = navigation()
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(log.drain() == ["A will off", "B will on"])
    #expect(navigation.topViewController === second && left(second) == 390 && left(first) == 0)
    #expect(navigation.transitionCoordinator?.isAnimated == true)

    stage.loop.advance(to: 0.2)
    #expect(left(second) > 0 && left(second) < 390)
    #expect(left(first) < 0 && left(first) > -390 * NavigationSlide.parallax)
    #expect(log.drain() == [])

    stage.loop.advance(to: 0.4)
    #expect(log.drain() == ["A off", "B on"])
    #expect(left(second) == 0 && second.view.superview === navigation.view && first.view.superview == nil)
    #expect(navigation.transitionCoordinator == nil && second.parent === navigation)
    #expect(second.view.safeAreaInsets.top == 44)
  }

  @Test func `a pop slides away and lets go of its controller at the end`() {
    let (navigation, first, second) = navigation()
    navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = log.drain()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.isMovingFromParent)
    stage.loop.advance(to: 0.1)
    #expect(second.parent === navigation && left(second) > 0 && left(first) < 0)
    stage.loop.advance(to: 0.5)
    #expect(log.drain() == ["B will off", "A will on", "B off", "A on"])
    #expect(second.parent == nil && first.view.frame == navigation.view.bounds)
  }

  @Test func `a push during a push finds the first one done`() {
    let (navigation, first, second) = navigation()
    let third = Page("C", log)
    navigation.pushViewController(second, animated: true)
    stage.loop.advance(to: 0.1)
    navigation.pushViewController(third, animated: true)
    stage.loop.advance(to: 1)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(
      log.drain() == [
        "A will off", "B will on", "A off", "B on", "B will off", "C will on", "B off", "C on",
      ])
    #expect(third.view.superview === navigation.view && second.view.superview == nil)
  }

  @Test(arguments: [true, false]) func `a swipe from the edge goes back, or is taken back`(goesThrough: Bool)
  {
    let (navigation, first, second) = navigation()
    navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = log.drain()
    stage.touch(.began, 5, 400, at: 1)
    stage.touch(.moved, 30, 400, at: 1.1)
    stage.touch(.moved, 100, 400, at: 1.3)
    stage.touch(.moved, 140, 400, at: 1.5)
    let held = left(second)
    #expect(held > 80 && held < 140 && left(first) < 0)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.loop.advance(to: 2)
    #expect(left(second) == held)

    if goesThrough { stage.touch(.moved, 260, 400, at: 2.4) }
    stage.touch(.moved, goesThrough ? 261 : 141, 400, at: 2.8)
    stage.touch(.ended, goesThrough ? 261 : 141, 400, at: 3)
    stage.loop.advance(to: 4)
    if goesThrough {
      #expect(log.drain() == ["B will off", "A will on", "B off", "A on"])
      #expect(navigation.viewControllers == [first] && second.parent == nil)
      #expect(left(first) == 0 && first.view.superview === navigation.view)
    } else {
      #expect(log.drain() == ["B will off", "A will on", "A will off", "B will on", "A off", "B on"])
      #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
      #expect(left(second) == 0 && first.view.superview == nil && second.view.superview === navigation.view)
    }
    #expect(navigation.transition == nil && navigation.view.layer.speed == 1)
  }

  @Test func `there is no swipe back from the root, and not without a way back on the bar`() {
    let (navigation, first, second) = navigation()
    func swipe(at time: Double) {
      stage.touch(.began, 5, 400, at: time)
      stage.touch(.moved, 60, 400, at: time + 0.1)
      stage.touch(.moved, 300, 400, at: time + 0.2)
      stage.touch(.ended, 300, 400, at: time + 0.3)
      stage.loop.advance(to: time + 1)
    }
    swipe(at: 1)
    #expect(navigation.viewControllers == [first])
    second.navigationItem.hidesBackButton = true
    navigation.pushViewController(second, animated: false)
    stage.settle()
    swipe(at: 3)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func `a delegate's animator makes the push, with frames and an end`() {
    let (navigation, first, second) = navigation()
    let fade = Fade(log)
    navigation.delegate = fade
    var steps: [String] = []
    navigation.pushViewController(second, animated: true)
    second.transitionCoordinator?.animate(alongsideTransition: nil) { steps.append("\($0.isCancelled)") }
    stage.loop.advance(to: 0.25)
    #expect((second.view.layer.presentation() ?? second.view.layer).opacity < 0.9)
    stage.loop.advance(to: 1)
    #expect(fade.seen == [stage.window.bounds, stage.window.bounds])
    #expect(
      log.drain() == ["push A B", "A will off", "B will on", "A off", "B on", "ended true"])
    #expect(steps == ["false"] && first.view.superview == nil && second.view.superview === navigation.view)
  }

  @Test func `what goes along with a push moves with it`() {
    let (navigation, _, second) = navigation()
    let badge = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    stage.window.addSubview(badge)
    final class Along: UIViewController {
      var badge: UIView?
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.badge?.frame.origin.x = 100 }, completion: nil)
      }
    }
    _ = second
    let along = Along()
    along.badge = badge
    navigation.pushViewController(along, animated: true)
    stage.loop.advance(to: 0.15)
    let x = (badge.layer.presentation() ?? badge.layer).frame.minX
    #expect(x > 0 && x < 100 && badge.frame.minX == 100)
  }

  @Test func `a transitioning delegate animates a presentation and its end`() {
    _ = stage.loop
    let (page, sheet) = (Page("A", log), Page("B", log))
    let fade = Fade(log)
    stage.window.rootViewController = page
    stage.settle()
    _ = log.drain()
    sheet.transitioningDelegate = fade
    sheet.modalPresentationStyle = .custom
    page.present(sheet, animated: true) { [log] in log.note("there") }
    stage.loop.advance(to: 0.25)
    #expect(log.drain() == ["B will on"] && page.presentedViewController === sheet)
    stage.loop.advance(to: 1)
    #expect(log.drain() == ["B on", "ended true", "there"])
    #expect(sheet.view.window === stage.window && sheet.presentationController?.containerView != nil)

    sheet.dismiss(animated: true) { [log] in log.note("gone") }
    #expect(sheet.isBeingDismissed)
    stage.loop.advance(to: 1.2)
    #expect(sheet.view.window === stage.window)
    stage.loop.advance(to: 2)
    #expect(log.drain() == ["B will off", "B off", "ended true", "gone"])
    #expect(page.presentedViewController == nil && sheet.view.window == nil)
    #expect(page.view.superview === stage.window && stage.window.subviews.count == 1)
  }

  @Test func `a presentation controller says where the view stands`() {
    _ = stage.loop
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let all = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: all.midY, width: all.width, height: all.height / 2)
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }
    let maker = Maker()
    let (page, sheet) = (Page("A", log), Page("B", log))
    stage.window.rootViewController = page
    stage.settle()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = maker
    page.present(sheet, animated: true)
    stage.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    page.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.subviews.count == 1)
  }
}

@Suite struct `Phase of a transition` {
  @Test func `what is let go of to go back is cancelled whatever the animator says`() {
    var phase = TransitionPhase()
    phase.started(byHand: true)
    #expect(phase.moved(to: 2) == .show(percent: 1))
    #expect(phase.released(isCancelled: true) == .settle(isCancelled: true))
    #expect(phase.moved(to: 0.5) == .nothing && phase.released(isCancelled: false) == .nothing)
    #expect(phase.completed(true) == .end(isCancelled: true))
    #expect(phase.completed(true) == .nothing && phase.isOver)
  }

  @Test func `a transition that runs by itself is not held`() {
    var phase = TransitionPhase()
    phase.started(byHand: false)
    #expect(phase.moved(to: 0.5) == .nothing && phase.released(isCancelled: true) == .nothing)
    #expect(phase.completed(false) == .end(isCancelled: true))
  }

  @Test(arguments: [
    (0.6, 0.0, true), (0.4, 0, false), (0.1, 400, true), (0.9, -400, false), (0.5, 299, true),
  ]) func `a swipe back goes through past the middle, or where it is fast`(
    part: Double, speed: Double, goes: Bool
  ) {
    #expect(SwipeBackJudge.goesThrough(part: CGFloat(part), speed: CGFloat(speed)) == goes)
  }
}
