import Testing

@testable import UIKit

@MainActor @Suite struct `Tab bars` {
  let stage = Stage()

  private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
    _ = stage.loop
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.settle()
    return tabs
  }

  private func buttons(in bar: UITabBar) -> [TabButton] {
    bar.subviews.compactMap { $0 as? TabButton }.sorted { $0.frame.minX < $1.frame.minX }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test(arguments: (0...11).compactMap(UITabBarItem.SystemItem.init(rawValue:)))
  func `every item of the system has a name and a symbol`(item: UITabBarItem.SystemItem) {
    _ = stage.loop
    let made = UITabBarItem(tabBarSystemItem: item, tag: 7)
    #expect(made.title?.isEmpty == false && made.image?.isSymbolImage == true && made.tag == 7)
  }

  @Test func `a navigation controller stands in the bar with the item of its root, or with its own`() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 1)
    let named = UINavigationController(rootViewController: UIViewController())
    named.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 2)
    let bar = tabs([UINavigationController(rootViewController: root), named]).tabBar
    #expect(bar.items?.map(\.tag) == [1, 2])
    #expect(buttons(in: bar).flatMap(texts) == ["Root", "Own"])
  }

  @Test func `a badge is seen as soon as it is set, within the bar`() throws {
    let page = UIViewController()
    page.title = "Page"
    let bar = tabs([page]).tabBar
    #expect(buttons(in: bar).flatMap(texts) == ["Page"])
    page.tabBarItem.badgeValue = "12"
    stage.settle()
    let badge = try #require(buttons(in: bar).first?.subviews.compactMap { $0 as? UILabel }.last)
    #expect(badge.text == "12" && badge.backgroundColor == .systemRed && badge.frame.width >= 18)
    #expect(bar.bounds.contains(badge.convert(badge.bounds, to: bar)))
    page.tabBarItem.badgeValue = nil
    #expect(buttons(in: bar).flatMap(texts) == ["Page"])
  }

  @Test func `a pushed controller that hides the bottom bar has the whole height until it is popped`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = tabs([navigation])
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    stage.settle()
    #expect(tabs.tabBar.frame.minY == 844 && pushed.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(page, animated: false)
    stage.settle()
    #expect(tabs.tabBar.frame.minY == 844)
    navigation.popToRootViewController(animated: false)
    stage.settle()
    #expect(tabs.tabBar.frame.minY == 795 && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test func `items take the colours of the appearance by whether they are selected`() {
    let bar = tabs(
      ["A", "B"].map { name in
        let page = UIViewController()
        page.title = name
        return page
      }
    ).tabBar
    let look = UITabBarAppearance()
    look.backgroundColor = .black
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    #expect(bar.backgroundColor == nil)
    bar.isContentUnder = true
    #expect(bar.backgroundColor == .black)
    let colors = { buttons(in: bar).compactMap { ($0.subviews.last as? UILabel)?.textColor } }
    #expect(colors() == [.green, .red])
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    stage.settle()
    #expect(colors() == [.green, .blue])
  }

  @Test func `a bar of one's own tells its delegate and marks what is tapped`() {
    @MainActor final class Hearing: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    _ = stage.loop
    let hearing = Hearing()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = [1, 2].map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.delegate = hearing
    stage.window.addSubview(bar)
    stage.settle()
    stage.touch(.began, 300, 20, at: 1)
    stage.touch(.ended, 300, 20, at: 1.05)
    #expect(hearing.tags == [2] && bar.selectedItem?.tag == 2)
  }

  @Test func `a delegate can keep a tab from being chosen`() {
    @MainActor final class Refusing: NSObject, UITabBarControllerDelegate {
      func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        false
      }
    }
    let refusing = Refusing()
    let tabs = tabs([UIViewController(), UIViewController()])
    stage.touch(.began, 300, 820, at: 1)
    stage.touch(.ended, 300, 820, at: 1.05)
    #expect(tabs.selectedIndex == 1)
    tabs.delegate = refusing
    stage.touch(.began, 50, 820, at: 2)
    stage.touch(.ended, 50, 820, at: 2.05)
    #expect(tabs.selectedIndex == 1)
  }
}

@MainActor @Suite struct `Items of navigation bars` {
  let stage = Stage()

  @Test func `the bar knows its items, the top one and the one below`() {
    _ = stage.loop
    let pages = ["First", "Second"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.pushViewController(pages[1], animated: false)
    stage.window.rootViewController = navigation
    stage.settle()
    let bar = navigation.navigationBar
    #expect(bar.topItem === pages[1].navigationItem && bar.backItem === pages[0].navigationItem)
    #expect(bar.items?.map(\.title) == ["First", "Second"])
  }

  @Test func `an empty background picture and an empty shadow leave the bar bare`() {
    _ = stage.loop
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(bar.backgroundColor != nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundColor == nil)
    let (picture, line) = (bar.subviews.first?.subviews.first, bar.subviews.first?.subviews.last)
    #expect((picture as? UIImageView)?.image == nil && line?.isHidden == true)
    bar.shadowImage = nil
    bar.setBackgroundImage(UIImage(systemName: "star"), for: .default)
    #expect((picture as? UIImageView)?.image != nil && line?.isHidden == false)
  }

  @Test func `a picture given for the way back stands where the arrow stood`() {
    _ = stage.loop
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Root"
    navigation.navigationBar.backIndicatorImage = UIImage(systemName: "star")
    navigation.pushViewController(UIViewController(), animated: false)
    stage.window.rootViewController = navigation
    stage.settle()
    let back = navigation.navigationBar.subviews.compactMap { $0 as? BarButton }.first
    #expect(back?.currentTitle == "Root" && back?.currentImage?.isSymbolImage == true)
  }
}
