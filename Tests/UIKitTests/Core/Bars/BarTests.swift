import Testing

@testable import UIKit

@MainActor @Suite struct `Bars` {
  let stage = Stage()
  let log = Log()

  private func tap(_ view: UIView, at time: Double) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touch(.began, place.x, place.y, at: time)
    stage.touch(.ended, place.x, place.y, at: time + 0.05)
  }

  private func system(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: item, primaryAction: UIAction { [log] _ in log.note("\(item)") })
  }

  private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    _ = stage.loop
    let bar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    bar.items = items
    stage.window.addSubview(bar)
    stage.settle()
    return bar
  }

  private func buttons(in bar: UIView) -> [BarButton] {
    bar.subviews.compactMap { $0 as? BarButton }.sorted { $0.frame.minX < $1.frame.minX }
  }

  // MARK: Items

  @Test(arguments: (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:)))
  func `every item of the system shows a picture within its square, or its name`(
    item: UIBarButtonItem.SystemItem
  ) {
    _ = stage.loop
    let button = UIBarButtonItem(systemItem: item).makeView() as? BarButton
    guard item != .flexibleSpace, item != .fixedSpace else {
      #expect(button == nil)
      return
    }
    let glyph = BarGlyph(item)
    #expect((glyph == nil) == (button?.currentTitle?.isEmpty == false))
    if let glyph {
      let all = [glyph.lines, glyph.shapes].filter { !$0.isEmpty }.map(\.bounds).reduce(CGRect.null) {
        $0.union($1)
      }
      #expect(CGRect(x: 1, y: 1, width: 22, height: 22).contains(all))
      #expect(all.width > 8 && all.height > 8)
    }
    #expect(button?.accessibilityLabel?.isEmpty == false)
  }

  @Test func `flexible gaps share what is left, fixed ones are as wide as they say`() {
    let bar = toolbar([
      system(.add), .flexibleSpace(), system(.trash), .fixedSpace(30), system(.camera), .flexibleSpace(),
      system(.search),
    ])
    let frames = buttons(in: bar).map(\.frame)
    #expect(frames.map(\.width) == [24, 24, 24, 24])
    #expect(frames[0].minX == 16 && frames[3].maxX == 374)
    #expect(frames[2].minX - frames[1].maxX == 30)
    let (left, right) = (frames[1].minX - frames[0].maxX, frames[3].minX - frames[2].maxX)
    #expect(abs(left - right) < 1e-9)
    #expect(frames.allSatisfy { $0.midY == 22 })
  }

  @Test func `a small picture is as easy to hit as any button`() {
    let bar = toolbar([.flexibleSpace(), system(.add), .flexibleSpace()])
    let frame = buttons(in: bar)[0].frame
    for (dx, time) in [(-9.0, 0.0), (9, 1)] {
      let x = dx < 0 ? frame.minX + CGFloat(dx) : frame.maxX + CGFloat(dx)
      stage.touch(.began, x, 820, at: time)
      stage.touch(.ended, x, 820, at: time + 0.05)
    }
    #expect(log.lines == ["add", "add"])
  }

  @Test func `an item that changes is shown again, and a disabled or hidden one does nothing`() {
    let item = system(.trash)
    item.accessibilityIdentifier = "delete"
    let bar = toolbar([item])
    #expect(buttons(in: bar).first?.accessibilityIdentifier == "delete")
    tap(buttons(in: bar)[0], at: 0)
    #expect(log.drain() == ["trash"])

    item.isEnabled = false
    stage.settle()
    tap(buttons(in: bar)[0], at: 1)
    #expect(log.drain() == [])
    item.isHidden = true
    stage.settle()
    #expect(buttons(in: bar).isEmpty)

    item.isHidden = false
    item.title = "Remove"
    item.style = .done
    stage.settle()
    #expect(buttons(in: bar).first?.currentTitle == "Remove")
    #expect(buttons(in: bar).first?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `custom views and pictures stand for themselves`() {
    let view = UISwitch(frame: .zero)
    let image = UIImage(systemName: "star")
    let bar = toolbar([
      UIBarButtonItem(customView: view),
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
    ])
    #expect(view.superview === bar)
    #expect(buttons(in: bar).first?.currentImage === image)
  }

  // MARK: Controllers

  private func navigation(_ controllers: [UIViewController]) -> UINavigationController {
    _ = stage.loop
    let navigation = UINavigationController(rootViewController: controllers[0])
    stage.window.rootViewController = navigation
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    stage.settle()
    return navigation
  }

  @Test func `a controller's toolbar has the top one's items, and content is inset by it`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.toolbarItems = [system(.add)]
    let navigation = navigation([first])
    #expect(navigation.toolbar.isHidden && first.view.safeAreaInsets.bottom == 0)

    navigation.setToolbarHidden(false, animated: false)
    stage.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    #expect(buttons(in: navigation.toolbar).count == 1)
    first.setToolbarItems([system(.play), system(.pause)], animated: false)
    #expect(buttons(in: navigation.toolbar).count == 2)
    first.edgesForExtendedLayout = []
    navigation.view.setNeedsLayout()
    stage.settle()
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 390, height: 756))
    #expect(first.view.safeAreaInsets == .zero)

    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 0)
  }

  @Test func `a large title has a row of its own, unless a controller wants none`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Photos"
    second.title = "One"
    second.navigationItem.largeTitleDisplayMode = .never
    let navigation = navigation([first])
    navigation.navigationBar.prefersLargeTitles = true
    stage.settle()
    let labels = navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Photos"] && labels.first?.font.pointSize == 34)
    #expect(navigation.navigationBar.frame.height == 96 && first.view.safeAreaInsets.top == 96)

    navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 44 && second.view.safeAreaInsets.top == 44)
  }

  @Test func `a tap on the content takes the bars away and brings them back`() {
    let page = UIViewController()
    let navigation = navigation([page])
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnTap = true
    stage.settle()
    func touch(_ y: CGFloat, at time: Double) {
      stage.touch(.began, 200, y, at: time)
      stage.touch(.ended, 200, y, at: time + 0.05)
    }
    touch(820, at: 0)
    #expect(!navigation.isNavigationBarHidden)
    touch(400, at: 1)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    touch(400, at: 2)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func `appearances colour the bar, also when they change later`() {
    let page = UITableViewController(style: .plain)
    let navigation = navigation([page])
    page.tableView.contentSize = CGSize(width: 390, height: 2000)
    page.tableView.contentOffset.y = 100
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    navigation.navigationBar.standardAppearance = look
    #expect(navigation.navigationBar.backgroundColor == nil)
    look.backgroundColor = .red
    #expect(navigation.navigationBar.backgroundColor == .red)
    look.configureWithOpaqueBackground()
    #expect(navigation.navigationBar.backgroundColor?.cgColor == UIColor.systemBackground.cgColor)
  }
}
