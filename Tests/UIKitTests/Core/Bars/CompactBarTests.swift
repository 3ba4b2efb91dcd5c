import Testing

@testable import UIKit

/// A phone that lies on its side, or stands.
@MainActor private final class Rig {
  let stage: Stage
  let table = UITableViewController(style: .plain)
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init(_ size: CGSize = CGSize(width: 844, height: 390)) {
    stage = Stage(size: size)
    stage.loop.session.screenSize = size
    stage.window.frame = CGRect(origin: .zero, size: size)
    table.title = "Mail"
    navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.settle()
  }

  func turn(_ size: CGSize) {
    stage.loop.session.screenSize = size
    stage.window.frame = CGRect(origin: .zero, size: size)
    stage.settle()
  }
}

@MainActor @Suite struct `Bars of compact height` {
  @Test func `they are lower, and have no large titles`() {
    let rig = Rig()
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    #expect(rig.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(rig.tabs.tabBar.frame == CGRect(x: 0, y: 358, width: 844, height: 32))
    #expect(rig.navigation.toolbar.frame == CGRect(x: 0, y: 326, width: 844, height: 32))
    #expect(rig.table.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))
    #expect(rig.table.tableView.contentOffset.y == -32)
  }

  @Test func `turning the phone makes them high and low`() {
    let rig = Rig()
    rig.turn(CGSize(width: 390, height: 844))
    #expect(rig.navigation.navigationBar.frame.height == 96 && rig.tabs.tabBar.frame.height == 49)
    #expect(rig.table.tableView.contentOffset.y == -96)
    rig.turn(CGSize(width: 844, height: 390))
    #expect(rig.navigation.navigationBar.frame.height == 32 && rig.tabs.tabBar.frame.height == 32)
    #expect(rig.table.tableView.contentOffset.y == -32)
  }

  @Test func `they have appearances of their own`() {
    let rig = Rig()
    let (standard, compact) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.backgroundColor = .red
    compact.backgroundColor = .green
    let bar = rig.navigation.navigationBar
    (bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance) = (standard, compact)
    #expect(bar.backgroundColor == .green)
    rig.turn(CGSize(width: 390, height: 844))
    #expect(bar.backgroundColor == .red)
  }

  @Test func `a tab's title stands beside its picture`() throws {
    let rig = Rig()
    rig.table.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
    rig.stage.settle()
    func parts() throws -> (UIView, UIView) {
      let button = try #require(rig.tabs.tabBar.subviews.compactMap { $0 as? TabButton }.first)
      return (
        try #require(button.subviews.first { $0 is UIImageView }),
        try #require(button.subviews.first { $0 is UILabel })
      )
    }
    var (picture, title) = try parts()
    #expect(title.frame.minX > picture.frame.maxX && abs(title.frame.midY - picture.frame.midY) < 1)
    rig.turn(CGSize(width: 390, height: 844))
    (picture, title) = try parts()
    #expect(title.frame.minY > picture.frame.maxY)
  }

  @Test(arguments: [true, false], [true, false])
  func `a badge stands beside the title, not on it`(hasPicture: Bool, isMirrored: Bool) throws {
    let rig = Rig()
    let picture = hasPicture ? UIImage(systemName: "envelope") : nil
    rig.table.tabBarItem = UITabBarItem(title: "Mail", image: picture, tag: 0)
    rig.table.tabBarItem.badgeValue = "999+"
    rig.stage.settle()
    let button = try #require(rig.tabs.tabBar.subviews.compactMap { $0 as? TabButton }.first)
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    for width in [button.bounds.width, 120] as [CGFloat] {
      button.bounds.size.width = width
      button.setNeedsLayout()
      button.layoutIfNeeded()
      let labels = button.subviews.compactMap { $0 as? UILabel }
      let title = try #require(labels.first { $0.text == "Mail" })
      let badge = try #require(labels.first { $0.text == "999+" })
      #expect(!badge.frame.intersects(title.frame) && title.frame.width > 0)
      #expect(badge.frame.minX >= 0 && badge.frame.maxX <= button.bounds.width)
      #expect(title.frame.minX >= 0 && title.frame.maxX <= button.bounds.width)
    }
  }

  @Test func `a tap where bars were that went with the height brings them back`() {
    let rig = Rig()
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.stage.settle()
    rig.stage.touch(.began, 400, 150, at: 1)
    rig.stage.touch(.ended, 400, 150, at: 1.05)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.stage.touch(.began, 400, 10, at: 2)
    rig.stage.touch(.ended, 400, 10, at: 2.05)
    #expect(!rig.navigation.isNavigationBarHidden)
  }

  @Test func `bars that shall go with the height go and come back`() {
    let rig = Rig()
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.stage.settle()
    #expect(rig.navigation.isNavigationBarHidden)
    rig.turn(CGSize(width: 390, height: 844))
    #expect(!rig.navigation.isNavigationBarHidden)
  }

  @Test func `bars that a program has taken away do not come back with the height`() {
    let rig = Rig(CGSize(width: 390, height: 844))
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.navigation.isNavigationBarHidden = true
    rig.turn(CGSize(width: 844, height: 390))
    #expect(rig.navigation.isNavigationBarHidden)
    rig.turn(CGSize(width: 390, height: 844))
    #expect(rig.navigation.isNavigationBarHidden)
  }

  @Test func `a prompt stands above the title and makes the bar higher`() throws {
    let rig = Rig(CGSize(width: 390, height: 844))
    rig.table.navigationItem.largeTitleDisplayMode = .never
    rig.table.navigationItem.prompt = "Connecting"
    rig.stage.settle()
    let bar = rig.navigation.navigationBar
    #expect(bar.frame.height == 74 && rig.table.view.safeAreaInsets.top == 74)
    let labels = bar.subviews.compactMap { $0 as? UILabel }
    let (prompt, title) = try #require(labels.count == 2 ? (labels[0], labels[1]) : nil)
    #expect(Set([prompt.text, title.text]) == ["Connecting", "Mail"])
    let upper = prompt.text == "Connecting" ? prompt : title
    let lower = prompt.text == "Connecting" ? title : prompt
    #expect(upper.frame.maxY <= lower.frame.minY && lower.frame.midY == 52)
    rig.table.navigationItem.prompt = nil
    rig.stage.settle()
    #expect(bar.frame.height == 44)
  }

  @Test func `a swipe up takes the bars away, and one down brings them back`() {
    let rig = Rig(CGSize(width: 390, height: 844))
    let navigation = rig.navigation
    rig.table.tableView.contentSize = CGSize(width: 390, height: 3000)
    navigation.hidesBarsOnSwipe = true
    func swipe(by distance: CGFloat, at time: Double) {
      rig.stage.touch(.began, 200, 500, at: time)
      for step in 1...5 {
        rig.stage.touch(
          .moved, 200, 500 + distance * CGFloat(step) / 5, at: time + Double(step) * 0.1)
      }
      rig.stage.touch(.moved, 200, 500 + distance, at: time + 1)
      rig.stage.touch(.ended, 200, 500 + distance, at: time + 1.1)
      rig.stage.loop.advance(to: time + 3)
      rig.stage.settle()
    }
    swipe(by: -30, at: 0)
    #expect(!navigation.isNavigationBarHidden)
    swipe(by: -200, at: 4)
    #expect(navigation.isNavigationBarHidden && rig.table.view.safeAreaInsets.top == 0)
    swipe(by: 150, at: 8)
    #expect(!navigation.isNavigationBarHidden)
  }
}
