import Testing

@testable import UIKit

@MainActor private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all: [UIViewController]
  let log: Log

  init(_ count: Int, _ log: Log) {
    all = (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
    self.log = log
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    all.firstIndex(of: viewController).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) {
    log.note("to \(pending.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.note("from \(previousViewControllers.first?.title ?? "") \(completed)") }
}

@MainActor @Suite struct `Page controllers` {
  let stage = Stage()
  let log = Log()

  private func made() -> (UIPageViewController, Pages) {
    _ = stage.loop
    let pages = Pages(3, log)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.window.rootViewController = controller
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    stage.settle()
    return (controller, pages)
  }

  private func swipe(from start: CGFloat, to end: CGFloat, at time: Double) {
    stage.touch(.began, start, 400, at: time)
    for step in 1...5 {
      stage.touch(.moved, start + (end - start) * CGFloat(step) / 5, 400, at: time + 0.05 * Double(step))
    }
    stage.touch(.moved, end, 400, at: time + 0.6)
    stage.touch(.ended, end, 400, at: time + 0.62)
    stage.loop.advance(to: time + 3)
  }

  @Test func `a swipe turns the page, a short one does not, and both are told`() {
    let (controller, pages) = made()
    #expect(controller.viewControllers == [pages.all[0]] && pages.all[0].view.frame == controller.view.bounds)
    swipe(from: 350, to: 60, at: 1)
    #expect(controller.viewControllers == [pages.all[1]])
    #expect(pages.all[0].parent == nil && pages.all[1].parent === controller)
    #expect(pages.all[1].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(log.drain() == ["to 1", "from 0 true"])

    swipe(from: 300, to: 250, at: 5)
    #expect(controller.viewControllers == [pages.all[1]] && log.drain() == ["to 2", "from 1 false"])
    swipe(from: 60, to: 350, at: 9)
    #expect(controller.viewControllers == [pages.all[0]] && log.drain() == ["to 0", "from 1 true"])
  }

  @Test func `there is nothing before the first page`() {
    let (controller, pages) = made()
    swipe(from: 60, to: 350, at: 1)
    #expect(controller.viewControllers == [pages.all[0]] && log.drain() == [])
    #expect(pages.all[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `a page that is set scrolls in and says when it is there`() {
    let (controller, pages) = made()
    controller.setViewControllers([pages.all[2]], direction: .forward, animated: true) { [log] in
      log.note("\($0)")
    }
    stage.loop.advance(to: 0.1)
    #expect(log.lines == [] && pages.all[0].view.window != nil)
    stage.loop.advance(to: 2)
    #expect(log.lines == ["true"] && controller.viewControllers == [pages.all[2]])
    #expect(pages.all[0].parent == nil && pages.all[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }
}
