import Testing

@testable import UIKit

@MainActor private final class List: UITableViewController {
  var count = 60
  var targets: [CGFloat] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targets.append(targetContentOffset.pointee.y) }
}

/// Moves the content to and fro whenever it has moved, as long as its caller allows.
@MainActor private final class Fidget: NSObject, UITableViewDelegate {
  var moves = 0
  private var isMoving = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) { move(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { move(scrollView) }

  private func move(_ scrollView: UIScrollView) {
    guard !isMoving, moves < 1000 else { return }
    isMoving = true
    defer { isMoving = false }
    moves += 1
    scrollView.contentOffset.y = moves.isMultiple(of: 2) ? -140 : -110
  }
}

/// A list under a large title on a phone with a status bar of 59 points, made in the test that uses it.
@MainActor private final class Rig {
  let stage = Stage()
  let list = List(style: .plain)
  let navigation: UINavigationController
  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }

  init(search: UISearchController? = nil) {
    _ = stage.loop
    let side = DeviceScreen.Side(
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54)
    SystemBars.of(stage.loop).screen = DeviceScreen(
      upright: side, onSide: side, hasCutout: true, pixelsPerPoint: 3, isTablet: false)
    stage.window.makeKeyAndVisible()
    list.title = "Mail"
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.settle()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    stage.settle()
  }

  /// Moves a finger slowly, so that nothing is flung, and lets the content come to rest.
  func drag(by distance: CGFloat, at time: Double) {
    stage.touch(.began, 200, 500, at: time)
    for step in 1...20 {
      stage.touch(.moved, 200, 500 + distance * CGFloat(step) / 20, at: time + Double(step) * 0.05)
    }
    stage.touch(.moved, 200, 500 + distance, at: time + 1.4)
    stage.touch(.ended, 200, 500 + distance, at: time + 1.5)
    stage.loop.advance(to: time + 4)
    stage.settle()
  }

  /// The texts of labels that can be seen, small before large.
  var titles: [String] {
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { view -> [UILabel] in
        view.alpha > 0 && view.frame.height > 0 && !(view is UISearchBar)
          ? [view as? UILabel].compactMap { $0 } + labels(view) : []
      }
    }
    return labels(bar).sorted { $0.font.pointSize < $1.font.pointSize }.map {
      "\($0.text ?? "") \(Int($0.font.pointSize))"
    }
  }
}

@MainActor @Suite struct `Large titles` {
  @Test func `content rests below the whole bar, which shrinks with it to one row`() {
    let rig = Rig()
    #expect(rig.table.contentOffset.y == -155 && rig.table.adjustedContentInset.top == 155)
    #expect(rig.bar.frame == CGRect(x: 0, y: 59, width: 390, height: 96) && rig.titles == ["Mail 34"])

    rig.scroll(to: -135)
    #expect(rig.bar.frame.height == 76 && rig.list.view.safeAreaInsets.top == 135)
    #expect(rig.table.adjustedContentInset.top == 135 && rig.table._minimumContentOffset.y == -155)

    rig.scroll(to: 400)
    #expect(rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 103)
    #expect(rig.titles == ["Mail 17"] && rig.table._minimumContentOffset.y == -155)

    rig.scroll(to: -155)
    #expect(rig.bar.frame.height == 96 && rig.table.adjustedContentInset.top == 155)
    #expect(rig.titles == ["Mail 34"])
  }

  @Test func `the bar is clear as long as no content lies under it, and shows its ground and line then`() {
    let rig = Rig()
    let line = { rig.bar.subviews.compactMap { $0 as? BarGround }.first?.showsLine }
    #expect(rig.bar.backgroundColor == nil && line() == false)
    rig.scroll(to: -110)
    #expect(rig.bar.backgroundColor == nil && line() == false)
    rig.scroll(to: -100)
    #expect(rig.bar.backgroundColor != nil && line() == true)
    rig.scroll(to: -170)
    #expect(rig.bar.backgroundColor == nil && line() == false)
  }

  @Test func `a pull stretches the bar and moves the title, and goes back to where it was`() {
    let rig = Rig()
    rig.stage.touch(.began, 200, 300, at: 0)
    rig.stage.touch(.moved, 200, 330, at: 0.1)
    rig.stage.touch(.moved, 200, 500, at: 0.2)
    let pull = -155 - rig.table.contentOffset.y
    #expect(pull > 20 && pull < 190)
    #expect(abs(rig.bar.frame.height - 96 - pull) < 1e-6)
    #expect(rig.table.adjustedContentInset.top == 155)
    rig.stage.touch(.ended, 200, 500, at: 0.3)
    rig.stage.loop.advance(to: 4)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test(arguments: [(-20, -155), (-40, -103)])
  func `a title let go between its two states goes on to the nearer one`(distance: CGFloat, rest: CGFloat) {
    let rig = Rig()
    rig.drag(by: distance, at: 0)
    #expect(rig.table.contentOffset.y == rest && rig.list.targets == [rest])
    #expect(rig.bar.frame.height == (rest == -155 ? 96 : 44))
  }

  @Test func `the top of the content is the whole title's, for a tap on the status bar too`() {
    let rig = Rig()
    rig.scroll(to: 700)
    rig.table.scrollToTop()
    rig.stage.loop.advance(to: 2)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test func `content that does not scroll keeps its title`() {
    let rig = Rig()
    rig.list.count = 3
    rig.table.reloadData()
    rig.stage.settle()
    rig.drag(by: -60, at: 0)
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test func `pushes and pops lead between large and small, and back to where each was`() {
    let rig = Rig()
    rig.scroll(to: 300)
    let next = List(style: .plain)
    next.title = "Next"
    next.navigationItem.largeTitleDisplayMode = .never
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.loop.advance(to: 1)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 && next.tableView.contentOffset.y == -103)

    let third = List(style: .plain)
    third.title = "Third"
    rig.navigation.pushViewController(third, animated: true)
    rig.stage.loop.advance(to: 2)
    rig.stage.settle()
    // Automatic is as the one below.
    #expect(rig.bar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && third.tableView.contentOffset.y == -155)

    rig.navigation.popToRootViewController(animated: true)
    rig.stage.loop.advance(to: 3)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 && rig.table.contentOffset.y == 300)
    rig.scroll(to: -155)
    #expect(rig.bar.frame.height == 96)
  }

  @Test func `a push under a status bar ends, and moves in what is laid out as it will stand`() {
    let rig = Rig()
    let next = List(style: .plain)
    next.title = "Next"
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.loop.advance(to: 0.1)
    #expect(rig.navigation.transition != nil)
    #expect(next.view.safeAreaInsets.top == 155 && next.tableView.contentOffset.y == -155)
    rig.stage.loop.advance(to: 1)
    rig.stage.settle()
    #expect(rig.navigation.transition == nil && next.view.safeAreaInsets.top == 155)
    #expect(next.tableView.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test func `a list that is popped takes nothing of the bar along`() {
    let rig = Rig()
    let next = List(style: .plain)
    next.title = "Next"
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
    next.tableView.contentOffset.y = 500
    rig.stage.settle()
    #expect(next.tableView._minimumContentOffset.y == -155)
    rig.navigation.popViewController(animated: true)
    rig.stage.loop.advance(to: 1)
    rig.stage.settle()
    #expect(!next.tableView.followers.isSomeone)
    rig.stage.window.rootViewController = next
    rig.stage.settle()
    #expect(next.tableView.adjustedContentInset.top == 59 && next.tableView._minimumContentOffset.y == -59)
  }

  @Test func `of two navigation controllers around a list the inner one follows it`() {
    let rig = Rig()
    let tabs = UITabBarController()
    rig.stage.window.rootViewController = nil
    tabs.viewControllers = [rig.navigation]
    let outer = UINavigationController(rootViewController: tabs)
    outer.isNavigationBarHidden = true
    rig.stage.window.rootViewController = outer
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
    rig.scroll(to: -135)
    #expect(rig.bar.frame.height == 76 && rig.table._minimumContentOffset.y == -155)
    rig.scroll(to: 300)
    #expect(rig.bar.frame.height == 44 && rig.table._minimumContentOffset.y == -155)
    outer.view.setNeedsLayout()
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == 300 && rig.table._minimumContentOffset.y == -155)
  }

  @Test
  func `a program that moves the content at each step, or whose view is lower than the bar, comes to an end`()
  {
    let rig = Rig()
    let fidget = Fidget()
    rig.table.delegate = fidget
    rig.scroll(to: -130)
    #expect(fidget.moves > 0 && fidget.moves < 100)
    rig.table.delegate = rig.list
    for height: CGFloat in [90, 20, 1, 0] {
      rig.stage.window.frame.size.height = height
      rig.stage.settle()
      rig.scroll(to: -40)
      rig.scroll(to: 10)
    }
    rig.stage.window.frame.size.height = 844
    rig.stage.settle()
    rig.scroll(to: -155)
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1e300])
  func `insets and offsets that are no sizes leave a bar that is one`(value: CGFloat) {
    let rig = Rig()
    rig.table.contentOffset.y = value
    rig.list.additionalSafeAreaInsets.top = value
    rig.table.contentInset.top = value
    rig.stage.settle()
    #expect(rig.bar.frame.height.isFinite && rig.bar.frame.height <= 3000)
    rig.list.additionalSafeAreaInsets.top = 0
    rig.table.contentInset.top = 0
    rig.stage.settle()
    rig.scroll(to: 400)
    #expect(rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 103)
  }

  @Test func `content under a bar that is not translucent shrinks it as well`() {
    let rig = Rig()
    rig.bar.isTranslucent = false
    rig.navigation.view.setNeedsLayout()
    rig.stage.settle()
    #expect(rig.table.convert(CGPoint.zero, to: nil).y == 155)
    rig.scroll(to: rig.table.contentOffset.y + 300)
    #expect(rig.bar.frame.height == 44 && rig.table.convert(CGPoint.zero, to: nil).y == -145)
  }

  @Test func `a title over something else than a scroll view stays`() {
    let rig = Rig()
    let page = UIViewController()
    page.title = "Page"
    rig.navigation.viewControllers = [page]
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && page.view.safeAreaInsets.top == 155)
  }

  @Test func `a refresh control stands above the title, which makes room for it`() throws {
    let rig = Rig()
    let control = UIRefreshControl()
    rig.table.refreshControl = control
    rig.stage.settle()
    #expect(control.frame.maxY == -52)
    control.beginRefreshing()
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -215 && rig.bar.frame.height == 156)
    #expect(control.convert(control.bounds, to: nil).minY == 103)
    control.endRefreshing()
    rig.stage.loop.advance(to: 2)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -155 && rig.bar.frame.height == 96)
  }

  @Test func `a scroll view without bars is not followed`() {
    let rig = Rig()
    #expect(rig.table.followers.isSomeone)
    let alone = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.stage.window.addSubview(alone)
    rig.stage.settle()
    #expect(!alone.followers.isSomeone)
  }
}

@MainActor @Suite struct `Search bars that hide` {
  @Test func `the search bar goes as content moves up, before the title, and comes back`() {
    let search = UISearchController(searchResultsController: nil)
    let rig = Rig(search: search)
    #expect(rig.table.contentOffset.y == -207 && rig.bar.frame.height == 148)
    rig.scroll(to: -177)
    #expect(rig.bar.frame.height == 118 && search.searchBar.frame.height == 22)
    rig.scroll(to: -145)
    #expect(search.searchBar.frame.height == 0 && rig.bar.frame.height == 86)
    rig.scroll(to: 200)
    #expect(rig.bar.frame.height == 44)
    rig.scroll(to: -207)
    #expect(search.searchBar.frame.height == 52 && search.searchBar.alpha == 1)
  }

  @Test(arguments: [(-20, -207), (-40, -155), (-90, -103)])
  func `none of the rows stays half`(distance: CGFloat, rest: CGFloat) {
    let rig = Rig(search: UISearchController(searchResultsController: nil))
    rig.drag(by: distance, at: 0)
    #expect(rig.table.contentOffset.y == rest)
  }

  @Test func `one that is to stay stays`() {
    let search = UISearchController(searchResultsController: nil)
    let rig = Rig(search: search)
    rig.list.navigationItem.hidesSearchBarWhenScrolling = false
    rig.stage.settle()
    rig.scroll(to: 300)
    #expect(
      rig.bar.frame.height == 96 && search.searchBar.frame == CGRect(x: 8, y: 44, width: 374, height: 52))
  }

  @Test func `a search takes the place of the whole bar, unless it shall not`() {
    let search = UISearchController(searchResultsController: nil)
    let rig = Rig(search: search)
    search.isActive = true
    rig.stage.settle()
    #expect(rig.bar.frame.height == 52 && rig.titles.isEmpty && search.searchBar.frame.minY == 0)
    #expect(rig.table.contentOffset.y == -111)
    rig.scroll(to: 300)
    #expect(rig.bar.frame.height == 52)
    rig.scroll(to: -111)
    search.hidesNavigationBarDuringPresentation = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148)
    search.isActive = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.table.contentOffset.y == -207 && rig.titles == ["Mail 34"])
  }
}
