import QuartzCore
import Testing

@testable import UIKit

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension DeviceScreen {
  /// As an iPhone 16 has it.
  fileprivate static let island = DeviceScreen(
    upright: Side(safeArea: insets(59, 0, 34, 0), statusBarHeight: 54),
    onSide: Side(safeArea: insets(0, 59, 21, 59), statusBarHeight: 0), hasCutout: true, pixelsPerPoint: 3,
    isTablet: false)
  /// As an iPhone SE has it.
  fileprivate static let button = DeviceScreen(
    upright: Side(safeArea: insets(20, 0, 0, 0), statusBarHeight: 20),
    onSide: Side(safeArea: .zero, statusBarHeight: 0), hasCutout: false, pixelsPerPoint: 2, isTablet: false)
}

@MainActor private final class Page: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var hidesStatusBar = false
  var style = UIStatusBarStyle.default
  var hidesHome = false
  var timesAsked = 0
  var heard: [UIEdgeInsets] = []
  var deputy: UIViewController?

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

  override var prefersStatusBarHidden: Bool {
    timesAsked += 1
    return hidesStatusBar
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHome }
  override var childForStatusBarHidden: UIViewController? { deputy }
  override var childForStatusBarStyle: UIViewController? { deputy }
}

@MainActor private final class Rows: UITableViewController {
  var count = 40
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

/// A page on a screen, made in the test that uses it.
@MainActor private final class Rig {
  let stage = Stage()
  let page = Page()

  @discardableResult
  func show(_ controller: UIViewController? = nil, on screen: DeviceScreen? = .island) -> SystemBars {
    let bars = SystemBars.of(stage.loop)
    bars.screen = screen
    stage.window.makeKeyAndVisible()
    stage.window.rootViewController = controller ?? page
    stage.settle()
    return bars
  }

  func turn(_ size: CGSize) {
    stage.loop.session.screenSize = size
    stage.window.frame = CGRect(origin: .zero, size: size)
    stage.settle()
  }
}

@MainActor @Suite struct `The screen of a device` {
  // MARK: Safe area

  @Test func `what is not free reaches every view, and content begins and ends within it`() {
    let rig = Rig()
    rig.show()
    #expect(rig.stage.window.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(rig.page.view.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(rig.page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 390, height: 751))
    #expect(rig.page.list.adjustedContentInset == insets(59, 0, 34, 0))
    #expect(rig.page.list.contentOffset.y == -59)
    #expect(rig.page.list._maximumContentOffset.y == 2190)
    rig.page.list.contentInsetAdjustmentBehavior = .never
    #expect(rig.page.list.adjustedContentInset == .zero)
  }

  @Test func `rows of a table begin below it and end above it`() throws {
    let rig = Rig()
    let rows = Rows(style: .plain)
    rig.show(rows)
    let table = try #require(rows.tableView)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.convert(first.bounds, to: nil).minY == 59)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    rig.stage.settle()
    let last = try #require(table.cellForRow(at: IndexPath(row: 39, section: 0)))
    #expect(last.convert(last.bounds, to: nil).maxY == 810)
  }

  @Test func `scroll indicators stay between what is not free`() throws {
    let rig = Rig()
    rig.show()
    let list = rig.page.list
    list.flashScrollIndicators()
    let bar = try #require(list.subviews.compactMap { $0 as? ScrollIndicatorView }.first)
    #expect(bar.frame.minY - list.bounds.minY >= 59)
    list.contentOffset.y = list._maximumContentOffset.y
    #expect(list.bounds.maxY - bar.frame.maxY >= 34)
    list.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(list.bounds.maxY - bar.frame.maxY < 34)
  }

  @Test func `items of a collection begin below it and end above it`() throws {
    final class Items: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        90
      }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let rig = Rig()
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let view = try #require(items.collectionView)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    rig.show(items)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(first.bounds, to: nil).minY == 59)
    view.scrollToItem(at: IndexPath(item: 89, section: 0), at: .bottom, animated: false)
    rig.stage.settle()
    let last = try #require(view.cellForItem(at: IndexPath(item: 89, section: 0)))
    #expect(last.convert(last.bounds, to: nil).maxY == 810)
  }

  @Test func `what rows show keeps clear of a cut-out at the side, their grounds do not`() throws {
    let rig = Rig()
    let rows = Rows(style: .plain)
    rig.show(rows)
    rig.turn(CGSize(width: 844, height: 390))
    let table = try #require(rows.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.width == 844 && cell.contentView.frame.minX == 59)
    #expect(cell.contentView.frame.width == 726)
    let label = try #require(cell.textLabel)
    #expect(label.convert(label.bounds, to: nil).minX == 79)
    #expect(cell.layoutMargins.left == label.convert(label.bounds, to: cell).minX)
    table.insetsContentViewsToSafeArea = false
    rig.stage.settle()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `an area that is no number leaves rows as they are`() throws {
    let rig = Rig()
    let rows = Rows(style: .plain)
    rig.show(rows)
    rows.additionalSafeAreaInsets.left = .nan
    rows.additionalSafeAreaInsets.right = .infinity
    rig.stage.settle()
    let cell = try #require(rows.tableView?.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `cards of rows stand beside a cut-out`() throws {
    let rig = Rig()
    let rows = Rows(style: .insetGrouped)
    rig.show(rows)
    rig.turn(CGSize(width: 844, height: 390))
    let cell = try #require(rows.tableView?.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 79 && cell.frame.maxX == 765 && cell.contentView.frame == cell.bounds)
  }

  @Test func `without a device there is none, and no controller is asked about bars`() {
    let rig = Rig()
    let bars = rig.show(on: nil)
    rig.page.setNeedsStatusBarAppearanceUpdate()
    rig.stage.settle()
    #expect(rig.page.view.safeAreaInsets == .zero && rig.page.heard == [] && rig.page.timesAsked == 0)
    #expect(UIWindowScene.shared.statusBarManager == nil)
    #expect(UIApplication.shared.statusBarFrame == .zero && bars.safeArea == .zero)
    #expect(UIScreen.main.nativeScale == 2 && UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `turned on its side it turns along, told once`() {
    let rig = Rig()
    rig.show()
    rig.page.heard = []
    rig.turn(CGSize(width: 844, height: 390))
    #expect(rig.page.view.safeAreaInsets == insets(0, 59, 21, 59))
    #expect(rig.page.heard == [insets(0, 59, 21, 59)])
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    rig.turn(CGSize(width: 390, height: 844))
    #expect(rig.page.view.safeAreaInsets == insets(59, 0, 34, 0) && rig.page.list.contentOffset.y == -59)
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  @Test func `a window that covers a part of the screen has what lies over that part`() {
    let rig = Rig()
    rig.show()
    rig.stage.window.frame = CGRect(x: 0, y: 40, width: 390, height: 700)
    rig.stage.settle()
    #expect(rig.stage.window.safeAreaInsets == insets(19, 0, 0, 0))
  }

  @Test func `a view that slides out of sight is laid out as it was when it was seen`() {
    let rig = Rig()
    rig.show()
    let card = UIView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
    rig.page.view.addSubview(card)
    #expect(card.safeAreaInsets == insets(0, 0, 34, 0))
    card.frame.origin.y = 844
    #expect(card.safeAreaInsets == insets(0, 0, 34, 0))
    card.frame.origin.y = 300
    #expect(card.safeAreaInsets == .zero)
  }

  @Test
  func `a controller's view out of sight has what its container adds only once, however often it is asked`() {
    let rig = Rig()
    rig.show()
    let card = UIViewController()
    card.additionalSafeAreaInsets = insets(1, 2, 3, 4)
    rig.page.addChild(card)
    card.view.frame = rig.page.view.bounds
    rig.page.view.addSubview(card.view)
    card.didMove(toParent: rig.page)
    #expect(card.view.safeAreaInsets == insets(60, 2, 37, 4))
    for place in [
      CGPoint(x: 390, y: 0), CGPoint(x: -400, y: 0), CGPoint(x: 0, y: 844), CGPoint(x: 0, y: -900),
    ] {
      card.view.frame.origin = place
      for _ in 0..<3 { card.view.updateSafeArea() }
      #expect(card.view.safeAreaInsets == insets(60, 2, 37, 4), "\(place)")
    }
    // The same for one that has never been seen.
    card.view.removeFromSuperview()
    card.view.frame.size.height = 100
    rig.page.view.addSubview(card.view)
    #expect(card.view.safeAreaInsets == insets(60, 2, 3, 4))
    card.view.frame.origin.y = 2000
    #expect(card.view.safeAreaInsets == insets(1, 2, 37, 4))
  }

  @Test func `a safe area that is given stands in place of the device's`() {
    let rig = Rig()
    SystemBars.of(rig.stage.loop).givenSafeArea = insets(1, 2, 3, 4)
    rig.show()
    #expect(rig.page.view.safeAreaInsets == insets(1, 2, 3, 4))
  }

  // MARK: Bars

  @Test func `bars stand within the safe area, and their grounds reach the edges`() throws {
    let rig = Rig()
    let navigation = UINavigationController(rootViewController: rig.page)
    navigation.isToolbarHidden = false
    rig.show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 390, height: 44))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(rig.page.view.safeAreaInsets == insets(103, 0, 78, 0))
    #expect(rig.page.list.contentOffset.y == -103)
    let top = try #require(navigation.navigationBar.subviews.compactMap { $0 as? BarGround }.first)
    let bottom = try #require(navigation.toolbar.subviews.compactMap { $0 as? BarGround }.first)
    #expect(top.convert(top.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 103))
    #expect(bottom.convert(bottom.bounds, to: nil).maxY == 844)
    let strip = try #require(top.subviews.first)
    #expect(strip.frame == CGRect(x: 0, y: 0, width: 390, height: 59))
    #expect(strip.backgroundColor == navigation.navigationBar.backgroundColor)
    navigation.navigationBar.barTintColor = .red
    #expect(strip.backgroundColor == .red)
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped], [2, 12, 40])
  func `a table below a large title begins below it, also when the screen becomes another`(
    style: UITableView.Style, count: Int
  ) throws {
    let rig = Rig()
    let rows = Rows(style: style)
    rows.count = count
    rows.title = "Rows"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let bars = rig.show(navigation, on: nil)
    let table = try #require(rows.tableView)
    #expect(table.contentOffset.y == -96)

    bars.screen = .island
    rig.stage.window.followScreen()
    rig.stage.settle()
    #expect(table.contentOffset.y == -155)
    rig.turn(CGSize(width: 375, height: 667))
    #expect(table.contentOffset.y == -155)
    bars.screen = nil
    rig.stage.window.followScreen()
    rig.stage.settle()
    #expect(table.contentOffset.y == -96)
  }

  @Test func `a tab bar goes down to the edge with its items above what is not free`() {
    let rig = Rig()
    rig.page.title = "One"
    let tabs = UITabBarController()
    tabs.viewControllers = [rig.page]
    rig.show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.subviews.compactMap { $0 as? TabButton }.map(\.frame.height) == [49])
    #expect(rig.page.view.safeAreaInsets == insets(59, 0, 83, 0))
    #expect(tabs.tabBar.sizeThatFits(.zero).height == 83)
  }

  @Test func `items of bars keep clear of a cut-out at the side`() {
    let rig = Rig()
    rig.page.title = "One"
    let navigation = UINavigationController(rootViewController: rig.page)
    rig.page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: nil, action: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    rig.show(tabs)
    rig.turn(CGSize(width: 844, height: 390))
    let left = navigation.navigationBar.subviews.compactMap { $0 as? BarButton }.map(\.frame.minX)
    #expect(left == [75])
    #expect(tabs.tabBar.subviews.compactMap { $0 as? TabButton }.map(\.frame.minX) == [59])
  }

  @Test func `a sheet ends at the edge, and its content above what is not free`() throws {
    let rig = Rig()
    rig.show(UIViewController())
    let sheet = try #require(rig.page.sheetPresentationController)
    sheet.detents = [.medium()]
    rig.stage.window.rootViewController?.present(rig.page, animated: true)
    rig.stage.loop.advance(to: rig.stage.loop.now + 1)
    let card = try #require(rig.page.view.superview)
    #expect(card.frame.maxY == 844 && rig.page.view.safeAreaInsets == insets(0, 0, 34, 0))
    rig.page.dismiss(animated: true)
    rig.stage.loop.advance(to: rig.stage.loop.now + 0.1)
    #expect(rig.page.view.safeAreaInsets == insets(0, 0, 34, 0))
  }

  // MARK: Status bar

  @Test func `apps can ask where the status bar is and what is light in it`() {
    let rig = Rig()
    let bars = rig.show()
    let manager = UIWindowScene.shared.statusBarManager
    #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 54))
    #expect(UIApplication.shared.statusBarFrame == manager?.statusBarFrame)
    #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .darkContent)
    rig.page.overrideUserInterfaceStyle = .dark
    #expect(bars.isStatusBarLight)
    rig.page.style = .darkContent
    rig.page.setNeedsStatusBarAppearanceUpdate()
    rig.stage.settle()
    #expect(!bars.isStatusBarLight)
  }

  @Test func `hidden beside a cut-out it leaves the safe area as it is`() {
    let rig = Rig()
    rig.page.hidesStatusBar = true
    let bars = rig.show()
    #expect(bars.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    #expect(rig.page.view.safeAreaInsets.top == 59)
  }

  @Test func `hidden on a screen without one it gives its place to the content`() {
    let rig = Rig()
    let bars = rig.show(on: .button)
    #expect(rig.page.list.contentOffset.y == -20)
    rig.page.hidesStatusBar = true
    rig.stage.settle()
    #expect(!bars.isStatusBarHidden)

    rig.page.setNeedsStatusBarAppearanceUpdate()
    rig.stage.settle()
    #expect(
      bars.isStatusBarHidden && rig.page.view.safeAreaInsets.top == 0 && rig.page.list.contentOffset.y == 0)
  }

  @Test func `in an animation what follows from it moves along`() throws {
    let rig = Rig()
    let navigation = UINavigationController(rootViewController: rig.page)
    rig.show(navigation, on: .button)
    rig.page.hidesStatusBar = true
    UIView.animate(withDuration: 1) { rig.page.setNeedsStatusBarAppearanceUpdate() }
    #expect(navigation.navigationBar.frame.minY == 0)
    rig.stage.settle()
    rig.stage.loop.advance(to: rig.stage.loop.now + 0.5)
    let shown = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 0 && shown < 20)
  }

  @Test func `the controller that is shown answers, through containers, or its deputy`() {
    let rig = Rig()
    let other = Page()
    other.hidesStatusBar = true
    rig.page.deputy = other
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: rig.page)]
    let bars = rig.show(tabs)
    #expect(bars.isStatusBarHidden && rig.page.timesAsked == 0)
  }

  @Test func `one pushed is asked, and the one below again when it is popped`() {
    let rig = Rig()
    let navigation = UINavigationController(rootViewController: rig.page)
    let bars = rig.show(navigation)
    let pushed = Page()
    pushed.hidesStatusBar = true
    pushed.hidesHome = true
    navigation.pushViewController(pushed, animated: true)
    rig.stage.loop.advance(to: rig.stage.loop.now + 2)
    #expect(bars.isStatusBarHidden && bars.isHomeIndicatorHidden)
    navigation.popViewController(animated: false)
    rig.stage.settle()
    #expect(!bars.isStatusBarHidden && !bars.isHomeIndicatorHidden)
  }

  @Test func `a navigation bar has a style of its own, unless it is hidden`() {
    let rig = Rig()
    rig.page.style = .lightContent
    let navigation = UINavigationController(rootViewController: rig.page)
    let bars = rig.show(navigation)
    #expect(!bars.isStatusBarLight)
    navigation.navigationBar.barStyle = .black
    rig.stage.settle()
    #expect(bars.isStatusBarLight)
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    rig.stage.settle()
    #expect(bars.isStatusBarLight)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true), (.custom, false, false),
  ])
  func `one presented in full screen takes over, others where they say so`(
    style: UIModalPresentationStyle, captures: Bool, isHidden: Bool
  ) {
    let rig = Rig()
    let bars = rig.show()
    let presented = Page()
    presented.hidesStatusBar = true
    presented.modalPresentationStyle = style
    presented.modalPresentationCapturesStatusBarAppearance = captures
    rig.page.present(presented, animated: false)
    rig.stage.settle()
    #expect(bars.isStatusBarHidden == isHidden)
    rig.page.dismiss(animated: false)
    rig.stage.settle()
    #expect(!bars.isStatusBarHidden)
  }

  @Test func `one on a card leaves it to its presenter`() throws {
    let rig = Rig()
    let bars = rig.show()
    let presented = Page()
    presented.hidesStatusBar = true
    _ = try #require(presented.sheetPresentationController)
    rig.page.present(presented, animated: false)
    rig.stage.settle()
    #expect(!bars.isStatusBarHidden)
  }

  @Test func `controllers that stand in for each other end somewhere`() {
    let rig = Rig()
    let other = Page()
    (rig.page.deputy, other.deputy) = (other, rig.page)
    rig.show()
    #expect(rig.page.view.safeAreaInsets.top == 59)
  }

  @Test func `one that asks again whenever it is asked does not hold up the turn`() {
    let rig = Rig()
    final class Restless: UIViewController {
      var times = 0
      override var prefersStatusBarHidden: Bool {
        times += 1
        setNeedsStatusBarAppearanceUpdate()
        return times % 2 == 0
      }
    }
    let restless = Restless()
    rig.show(restless, on: .button)
    #expect(restless.times > 0 && restless.times < 10)
  }

  @Test func `a tablet is one to apps, too`() {
    let rig = Rig()
    var tablet = DeviceScreen.island
    tablet.isTablet = true
    rig.show(on: tablet)
    defer { SystemBars.of(rig.stage.loop).screen = nil }
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
    #expect(rig.page.traitCollection.userInterfaceIdiom == .pad)
  }
}
