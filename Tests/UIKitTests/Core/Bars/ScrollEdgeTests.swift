import Testing

@testable import UIKit

@MainActor private final class Page: UIViewController {
  let scroll = UIScrollView()
  let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = header.superview == nil ? 0 : view.safeAreaInsets.top + 100
    header.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 100)
    scroll.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}

@MainActor private final class Blind: UITableViewController {
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}

/// Counts how often it is asked for its scroll view.
@MainActor private final class Counting: UIViewController {
  let scroll = UIScrollView()
  var timesAsked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroll)
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    timesAsked += 1
    return scroll
  }
}

private func look(_ color: UIColor) -> UINavigationBarAppearance {
  let look = UINavigationBarAppearance()
  look.configureWithOpaqueBackground()
  look.backgroundColor = color
  return look
}

@MainActor @Suite struct `Bars beside the edges of content` {
  let stage = Stage()

  private func shown(_ controller: UIViewController) -> UINavigationController {
    _ = stage.loop
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.settle()
    return navigation
  }

  private func scroll(_ page: Page, to y: CGFloat) {
    page.scroll.contentOffset.y = y
    stage.settle()
  }

  // MARK: Navigation bars

  @Test func `each of the four appearances has its turn, and those of the item go before the bar's`() {
    let page = Page()
    let bar = shown(page).navigationBar
    bar.standardAppearance = look(.red)
    #expect(page.scroll.contentOffset.y == -44 && bar.backgroundColor == nil)
    scroll(page, to: 0)
    #expect(bar.backgroundColor == .red)
    bar.scrollEdgeAppearance = look(.green)
    #expect(bar.backgroundColor == .red)
    scroll(page, to: -44)
    #expect(bar.backgroundColor == .green)

    page.navigationItem.scrollEdgeAppearance = look(.blue)
    page.navigationItem.standardAppearance = look(.yellow)
    #expect(bar.backgroundColor == .blue)
    scroll(page, to: 0)
    #expect(bar.backgroundColor == .yellow)
    bar.compactAppearance = look(.cyan)
    bar.compactScrollEdgeAppearance = look(.magenta)
    #expect(bar.backgroundColor == .yellow)
    page.navigationItem.standardAppearance = nil
    #expect(bar.backgroundColor == .red)
  }

  @Test func `titles have the colours of the appearance that is shown`() {
    let page = Page()
    page.title = "Page"
    let bar = shown(page).navigationBar
    let (over, under) = (look(.white), look(.black))
    over.titleTextAttributes = [.foregroundColor: UIColor.red]
    under.titleTextAttributes = [.foregroundColor: UIColor.green]
    (bar.scrollEdgeAppearance, bar.standardAppearance) = (over, under)
    let color = { bar.subviews.compactMap { $0 as? UILabel }.first?.textColor }
    #expect(color() == .red)
    scroll(page, to: 200)
    #expect(color() == .green)
    over.titleTextAttributes = [.foregroundColor: UIColor.blue]
    scroll(page, to: -44)
    #expect(color() == .blue)
  }

  @Test func `colours that are no appearance's stay at the edge`() {
    let page = Page()
    let bar = shown(page).navigationBar
    bar.barTintColor = .purple
    #expect(bar.backgroundColor == .purple)
    bar.barTintColor = nil
    #expect(bar.backgroundColor == nil)
    bar.isTranslucent = false
    #expect(bar.backgroundColor != nil)
  }

  @Test func `a bar of no navigation controller has the standard appearance`() {
    _ = stage.loop
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.scrollEdgeAppearance = look(.green)
    bar.standardAppearance = look(.red)
    stage.window.addSubview(bar)
    stage.settle()
    #expect(bar.backgroundColor == .red)
  }

  @Test func `without a scroll view content counts as at its edge`() {
    let bar = shown(UIViewController()).navigationBar
    #expect(bar.backgroundColor == nil)
    let blind = Blind(style: .plain)
    let other = shown(blind).navigationBar
    blind.tableView.contentOffset.y = 500
    stage.settle()
    #expect(other.backgroundColor == nil)
  }

  @Test func `a scroll view that does not reach the bar does not count, unless it is named`() {
    let page = Page()
    page.loadViewIfNeeded()
    page.view.addSubview(page.header)
    let bar = shown(page).navigationBar
    scroll(page, to: 300)
    #expect(page.contentScrollView(for: .top) == nil && bar.backgroundColor == nil)
    #expect(page.contentScrollView(for: .bottom) === page.scroll)
    page.setContentScrollView(page.scroll, for: .top)
    #expect(bar.backgroundColor != nil)
    scroll(page, to: 0)
    #expect(bar.backgroundColor == nil)
    scroll(page, to: 300)
    page.setContentScrollView(nil)
    #expect(bar.backgroundColor == nil)
  }

  @Test func `a scroll view that comes later is followed, and one of a child's view as well`() {
    let page = UIViewController()
    let bar = shown(page).navigationBar
    let inner = Page()
    page.addChild(inner)
    inner.view.frame = page.view.bounds
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    stage.settle()
    scroll(inner, to: 300)
    #expect(bar.backgroundColor != nil)
  }

  @Test func `a step of scrolling looks for the scroll view once, and not at all where there is no bar`() {
    _ = stage.loop
    let alone = Counting()
    stage.window.rootViewController = alone
    stage.settle()
    alone.scroll.contentOffset.y = 300
    stage.settle()
    #expect(alone.timesAsked == 0 && !alone.scroll.followers.isSomeone)

    let page = Counting()
    let bar = shown(page).navigationBar
    page.timesAsked = 0
    page.scroll.contentOffset.y = 300
    stage.settle()
    #expect(page.timesAsked == 1 && bar.backgroundColor != nil)
  }

  // MARK: Tab bars and toolbars

  @Test func `a tab bar is clear where content ends above it, through a navigation controller too`() {
    _ = stage.loop
    let page = Page()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(tabs.tabBar.backgroundColor != nil)
    scroll(page, to: page.scroll._maximumContentOffset.y)
    #expect(tabs.tabBar.backgroundColor == nil)
    let edge = UITabBarAppearance()
    edge.backgroundColor = .green
    tabs.tabBar.scrollEdgeAppearance = edge
    #expect(tabs.tabBar.backgroundColor == .green)
    scroll(page, to: 100)
    #expect(tabs.tabBar.backgroundColor != .green)
    page.scroll.contentSize.height = 100
    stage.settle()
    #expect(tabs.tabBar.backgroundColor == .green)
  }

  @Test func `a toolbar is clear where content ends above it`() {
    let page = Page()
    let navigation = shown(page)
    navigation.isToolbarHidden = false
    stage.settle()
    #expect(navigation.toolbar.backgroundColor != nil)
    scroll(page, to: page.scroll._maximumContentOffset.y)
    #expect(navigation.toolbar.backgroundColor == nil)
  }

  @Test func `a tab that is chosen brings its own look`() {
    _ = stage.loop
    let (short, long) = (UIViewController(), Page())
    long.tabBarItem.standardAppearance = UITabBarAppearance()
    long.tabBarItem.standardAppearance?.backgroundColor = .orange
    let tabs = UITabBarController()
    tabs.viewControllers = [short, long]
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(tabs.tabBar.backgroundColor == nil)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.tabBar.backgroundColor == .orange)
  }
}
