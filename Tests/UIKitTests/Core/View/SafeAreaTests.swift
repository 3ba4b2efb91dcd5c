import QuartzCore
import Testing

@testable import UIKit

@MainActor private final class Page: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var heard: [UIEdgeInsets] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(list)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    heard.append(view.safeAreaInsets)
  }
}

@MainActor private final class Listener: UIView {
  var heard: [UIEdgeInsets] = []
  override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
}

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@MainActor @Suite struct `Safe area` {
  let stage = Stage()
  private let page = Page()

  private func show(_ controller: UIViewController) {
    _ = stage.loop
    stage.window.rootViewController = controller
    stage.settle()
  }

  @Test func `without bars there is none`() {
    show(page)
    #expect(page.view.safeAreaInsets == .zero && page.list.adjustedContentInset == .zero)
    #expect(page.heard == [])
  }

  @Test func `a controller's own insets reach every view as far as it lies under them`() {
    show(page)
    let inner = Listener(frame: CGRect(x: 20, y: 30, width: 100, height: 784))
    let away = Listener(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    page.view.addSubview(inner)
    page.view.addSubview(away)
    page.additionalSafeAreaInsets = insets(50, 40, 60, 0)
    #expect(page.heard == [insets(50, 40, 60, 0)])
    #expect(inner.heard == [insets(20, 20, 30, 0)])
    #expect(away.heard == [insets(0, 20, 0, 0)])

    away.frame.origin.y = 40
    #expect(away.safeAreaInsets == insets(10, 20, 0, 0))
    away.center.y = 400
    #expect(away.safeAreaInsets == insets(0, 20, 0, 0))
    page.additionalSafeAreaInsets = .zero
    #expect(inner.safeAreaInsets == .zero && inner.heard.count == 2)
  }

  @Test func `a view half a turn round has them on the other sides`() {
    show(page)
    let turned = UIView(frame: page.view.bounds)
    page.view.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi)
    page.additionalSafeAreaInsets = insets(50, 0, 10, 0)
    #expect(abs(turned.safeAreaInsets.bottom - 50) < 1e-6 && abs(turned.safeAreaInsets.top - 10) < 1e-6)
  }

  @Test func `the safe area's guide follows`() {
    show(page)
    let label = UIView(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
    ])
    page.additionalSafeAreaInsets.top = 33
    stage.settle()
    #expect(label.frame.minY == 33)
    #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 33, width: 390, height: 811))
  }

  @Test func `the strips above and below it end and begin with it`() {
    show(page)
    page.additionalSafeAreaInsets = insets(33, 0, 21, 0)
    let label = UIView(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(label.frame == CGRect(x: 0, y: 33, width: 10, height: 790))
    #expect(page.topLayoutGuide.length == 33 && page.bottomLayoutGuide.length == 21)
    #expect(page.topLayoutGuide === page.topLayoutGuide)
  }

  @Test func `margins begin where it does`() {
    show(page)
    page.additionalSafeAreaInsets.top = 33
    #expect(page.view.layoutMargins.top == 33)
    page.view.insetsLayoutMarginsFromSafeArea = false
    #expect(page.view.layoutMargins.top == 0)
  }

  @Test func `margins of a controller's view are the system's at the sides, and none above and below`() {
    show(page)
    #expect(page.view.layoutMargins == insets(0, 16, 0, 16))
    page.view.layoutMargins = insets(1, 2, 3, 40)
    #expect(page.view.layoutMargins == insets(1, 16, 3, 40))
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.layoutMargins == insets(1, 2, 3, 40))
    #expect(page.list.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func `a wider window has wider margins, and what is pinned to them follows`() {
    show(page)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: page.view.layoutMarginsGuide.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(label.frame == CGRect(x: 16, y: 0, width: 358, height: 10))
    stage.window.frame.size.width = 430
    stage.settle()
    #expect(label.frame == CGRect(x: 20, y: 0, width: 390, height: 10))
  }

  // MARK: Bars

  @Test func `bars of containers within one another add up, and the content begins below them`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    show(tabs)
    #expect(page.view.frame == stage.window.bounds)
    #expect(page.view.safeAreaInsets == insets(44, 0, 49, 0))
    #expect(page.heard.last == insets(44, 0, 49, 0))
    #expect(page.list.adjustedContentInset == insets(44, 0, 49, 0))
    #expect(page.list.contentOffset.y == -44)
  }

  @Test func `a view that does not run on under the bar has nothing to avoid`() {
    page.edgesForExtendedLayout = []
    show(UINavigationController(rootViewController: page))
    #expect(page.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(page.view.safeAreaInsets == .zero && page.list.contentOffset.y == 0)
  }

  @Test func `nor has one below an opaque bar`() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(page.view.frame.minY == 44 && page.list.adjustedContentInset == .zero)
  }

  @Test func `what was scrolled to stays there when the bar goes, and the top stays the top`() {
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.settle()
    #expect(page.list.contentOffset.y == 0)
    page.list.contentOffset.y = 500
    navigation.setNavigationBarHidden(false, animated: false)
    stage.settle()
    #expect(page.list.contentOffset.y == 500 && page.list.adjustedContentInset.top == 44)
  }

  // MARK: Adjusting

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, insets(44, 0, 0, 0), insets(44, 0, 0, 0)),
    (.scrollableAxes, .zero, insets(44, 0, 0, 0)), (.never, .zero, .zero),
    (.always, insets(44, 7, 0, 0), insets(44, 7, 0, 0)),
  ])
  func `each behaviour adds its part`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, fitting: UIEdgeInsets, scrolling: UIEdgeInsets
  ) {
    page.additionalSafeAreaInsets.left = 7
    page.loadViewIfNeeded()
    page.list.contentInsetAdjustmentBehavior = behavior
    page.list.contentSize = CGSize(width: 100, height: 100)
    show(UINavigationController(rootViewController: page))
    #expect(page.list.adjustedContentInset == fitting)
    page.list.contentSize.height = 3000
    #expect(page.list.adjustedContentInset == scrolling)
    #expect(page.list.contentOffset.y == -scrolling.top)
  }

  @Test func `automatic means scrollable axes for any but the main scroll view`() {
    let side = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    page.loadViewIfNeeded()
    page.view.addSubview(side)
    show(UINavigationController(rootViewController: page))
    #expect(side.adjustedContentInset == .zero)
    side.alwaysBounceVertical = true
    #expect(side.adjustedContentInset.top == 44)
    side.alwaysBounceVertical = false
    side.contentSize.height = 400
    #expect(side.adjustedContentInset.top == 44 && side.contentOffset.y == -44)
  }

  @Test func `a change is told once, after the offset has followed`() {
    final class Teller: UIScrollViewDelegate {
      var heard: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
        heard += [view.adjustedContentInset.top, view.contentOffset.y]
      }
    }
    let teller = Teller()
    page.loadViewIfNeeded()
    page.list.delegate = teller
    show(UINavigationController(rootViewController: page))
    #expect(teller.heard == [44, -44])
  }
}
