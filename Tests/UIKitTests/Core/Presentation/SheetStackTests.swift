import Testing

@testable import UIKit

@MainActor @Suite struct `Cards behind sheets` {
  private let stage = Stage()
  private let root = UIViewController()
  private let page = UIViewController()

  /// Points that are not free above and below, as on a phone with a cut-out.
  private func start() {
    _ = stage.loop
    SystemBars.of(stage.loop).screen = DeviceScreen(
      upright: .init(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47),
      onSide: .init(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), statusBarHeight: 0),
      hasCutout: true, pixelsPerPoint: 3, isTablet: false)
    stage.window.rootViewController = root
    stage.window.updateSafeArea()
    stage.settle()
  }

  private func present(_ new: UIViewController, over old: UIViewController, at time: Double) {
    old.present(new, animated: true)
    stage.loop.advance(to: time)
    stage.settle()
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `the screen behind a large sheet becomes a card below the status bar`() throws {
    start()
    present(page, over: root, at: 1)
    let behind = place(root.view)
    #expect(behind.minX == 16 && behind.maxX == 374 && abs(behind.minY - 47) < 0.001)
    #expect(try #require(page.view.superview).frame.minY == 57)
    // Its program sees nothing of that.
    #expect(root.view.frame == stage.window.bounds && root.view.transform == .identity)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `it comes back with the sheet's going, and all is as before`() {
    start()
    let before = stage.window.subviews
    present(page, over: root, at: 1)
    page.dismiss(animated: true)
    stage.loop.advance(to: 1.1)
    #expect(root.view.superview !== stage.window)
    stage.loop.advance(to: 3)
    stage.settle()
    #expect(place(root.view) == stage.window.bounds && stage.window.subviews == before)
    #expect(root.view.superview === stage.window && root.view.layer.cornerRadius == 0)
  }

  @Test func `controllers behind do not hear of it`() {
    final class Hearing: UIViewController {
      var log: [String] = []
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewSafeAreaInsetsDidChange() { log.append("insets") }
      override func viewDidLayoutSubviews() { log.append("layout") }
    }
    start()
    let hearing = Hearing()
    stage.window.rootViewController = hearing
    stage.settle()
    hearing.log = []
    present(page, over: hearing, at: 1)
    page.dismiss(animated: true)
    stage.loop.advance(to: 3)
    stage.settle()
    #expect(hearing.log.filter { $0 != "layout" } == [])
  }

  @Test func `a sheet of half the height leaves it as it is until it grows`() throws {
    start()
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    present(page, over: root, at: 1)
    #expect(place(root.view) == stage.window.bounds)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.loop.advance(to: 3)
    stage.settle()
    #expect(place(root.view).minX == 16)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    stage.loop.advance(to: 5)
    stage.settle()
    #expect(place(root.view) == stage.window.bounds)
  }

  @Test func `it follows the finger that pulls the sheet down`() {
    start()
    present(page, over: root, at: 1)
    stage.touch(.began, 195, 70, at: 2)
    for step in 1...10 {
      stage.touch(.moved, 195, 70 + 40 * CGFloat(step), at: 2 + 0.05 * Double(step))
    }
    let there = place(root.view).minX
    #expect(there > 4 && there < 12)
    stage.touch(.moved, 195, 80, at: 3)
    stage.touch(.ended, 195, 80, at: 3.5)
    stage.loop.advance(to: 6)
    #expect(place(root.view).minX == 16)
  }

  @Test func `a sheet over a sheet makes a card of that one`() throws {
    start()
    let upper = UIViewController()
    present(page, over: root, at: 1)
    present(upper, over: page, at: 3)
    let (behind, above) = (
      place(try #require(page.view.superview)), place(try #require(upper.view.superview))
    )
    #expect(behind.minX == 16 && abs(behind.minY - 47) < 0.001 && above.minY == 57 && above.minX == 0)
    upper.dismiss(animated: true)
    stage.loop.advance(to: 5)
    stage.settle()
    #expect(place(try #require(page.view.superview)).minX == 0 && place(root.view).minX == 16)
  }

  @Test func `on its side a phone shows no card, and again one when it is turned back`() {
    start()
    present(page, over: root, at: 1)
    for (size, isCard) in [
      (CGSize(width: 844, height: 390), false), (CGSize(width: 390, height: 844), true),
    ] {
      stage.loop.session.screenSize = size
      stage.window.frame = CGRect(origin: .zero, size: size)
      stage.loop.advance(to: stage.loop.now + 2)
      stage.settle()
      #expect((place(root.view).minX == 16) == isCard && root.view.bounds.size == size)
    }
  }

  @Test func `the status bar is light over the black beside it`() {
    start()
    let bars = SystemBars.of(stage.loop)
    #expect(!bars.isStatusBarLight)
    present(page, over: root, at: 1)
    #expect(bars.isStatusBarLight)
    page.dismiss(animated: true)
    stage.loop.advance(to: 3)
    stage.settle()
    #expect(!bars.isStatusBarLight)
  }

  @Test func `it goes back as the sheet comes, and forward as it goes`() throws {
    start()
    root.present(page, animated: true)
    stage.settle()
    stage.loop.advance(to: 0.1)
    let card = try #require(root.view.superview)
    #expect(card.layer.presented.transform.m11 < 1 && card.layer.presented.transform.m11 > card.transform.a)
    stage.loop.advance(to: 1)
    page.dismiss(animated: true)
    stage.settle()
    stage.loop.advance(to: 1.1)
    #expect(card.transform == .identity && card.layer.presented.transform.m11 < 1)
  }

  @Test func `without an animation it is a card at once, and whole again at once`() {
    start()
    root.present(page, animated: false)
    stage.settle()
    #expect(place(root.view).minX == 16)
    page.dismiss(animated: false)
    stage.settle()
    #expect(place(root.view) == stage.window.bounds && root.view.superview === stage.window)
  }

  @Test func `another root takes its place as if there were no sheet`() {
    start()
    present(page, over: root, at: 1)
    let other = UIViewController()
    stage.window.rootViewController = other
    stage.settle()
    #expect(place(other.view) == stage.window.bounds && stage.window.subviews.last === other.view)
    #expect(root.view.window == nil)
    page.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.subviews == [other.view])
  }
}
