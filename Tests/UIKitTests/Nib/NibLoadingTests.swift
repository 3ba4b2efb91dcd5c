import Testing

@testable import UIKit

@MainActor @Suite struct `Objects from nibs` {
  let stage = Stage()
  private let reports = Reports()

  private final class Reports { var all: [String] = [] }

  init() {
    InterfaceFixtures.register()
    let (reports, owner) = (reports, Test.current?.id)
    stage.loop.session.report = { report in
      // Others may run between the making of a suite and its test.
      guard Test.current.map({ $0.id == owner }) ?? true else { return }
      reports.all.append(report)
    }
  }

  private func storyboard(_ name: String) -> UIStoryboard {
    stage.settle()
    return UIStoryboard(name: name, bundle: nil, "Fixtures/")
  }

  private func button(_ title: String, in view: UIView) throws -> UIButton {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(view))
  }

  @Test func `are made by init(coder:), with their content, before their class goes on`() throws {
    let nib = UINib(nibName: "NewCell", bundle: nil, "Fixtures/")
    let cell = try #require(nib.instantiate(withOwner: nil).first as? FixtureCell)

    #expect(cell.events == ["init 150x90 1", "awake New cell"])
    #expect(cell.layer.cornerRadius == 4 && cell.backgroundColor == .systemBlue)
    #expect(cell.label?.text == "New cell")
  }

  @Test func `are connected with their owner, and the outlet that is left is named`() throws {
    let owner = FixtureOwner()
    stage.settle()
    let made = Bundle.main.loadNibNamed("OwnedView", owner: owner, options: nil, "Fixtures/")
    #expect(made?.count == 1 && owner.content === made?.first as? UIView && owner.label?.text == "Owned")

    try button("Press", in: owner.content).sendActions(for: .touchUpInside)
    #expect(owner.presses == 1)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil, options: nil, "Fixtures/") == nil)
    #expect(reports.all.contains { $0.contains("Nowhere.xib") })
  }

  @Test func `are there to the end of the turn for a weak property that takes them`() {
    let owner = FixtureOwner()
    stage.settle()
    weak var content =
      Bundle.main.loadNibNamed("NewCell", owner: owner, options: nil, "Fixtures/")?.first as? UIView
    #expect(content != nil)
    stage.settle()
    #expect(content == nil)
  }

  @Test func `keep the order of an outlet collection, and inspectable values`() throws {
    let group = UINib(nibName: "Collections", bundle: nil, "Fixtures/").instantiate(withOwner: nil).first
    #expect((group as? FixtureGroup)?.labels.map(\.text) == ["C", "A", "B"])
    let caption = UINib(nibName: "RuntimeAttributes", bundle: nil, "Fixtures/").instantiate(withOwner: nil)
      .first
    #expect((caption as? FixtureCaption)?.caption == "Inspectable")
  }

  @Test func `have their gestures`() throws {
    let made = UINib(nibName: "Gestures", bundle: nil, "Fixtures/").instantiate(withOwner: nil)
    let box = try #require((made.first as? UIView)?.subviews.first)
    let tap = try #require(box.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && box.gestureRecognizers?.count == 2 && made.count == 4)
    #expect((made[2] as? UISwipeGestureRecognizer)?.direction == .left)
  }

  @Test func `follow their springs when the view is resized`() throws {
    let made = UINib(nibName: "Springs", bundle: nil, "Fixtures/").instantiate(withOwner: nil)
    let view = try #require(made.first as? UIView)
    view.frame.size = CGSize(width: 300, height: 300)
    let frames = view.subviews.map { $0.frame.integral }
    #expect(frames[0] == CGRect(x: 10, y: 10, width: 140, height: 40))
    #expect(frames[1] == CGRect(x: 30, y: 30, width: 40, height: 140))
    #expect(frames[4] == CGRect(x: 190, y: 90, width: 40, height: 40))
  }

  @Test func `make the cells that are registered by a nib`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let source = FixtureCollection(collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "NewCell", bundle: nil, "Fixtures/"), forCellWithReuseIdentifier: "proto")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.settle()

    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FixtureCell)
    #expect(cell.label?.text == "New cell" && cell.reuseIdentifier == "proto" && cell.frame.width == 50)
  }

  @Test func `of a controller are loaded by the nib of its name`() {
    let named = UIViewController(nibName: "SafeAreaView", bundle: nil)
    #expect(named.nibName == "SafeAreaView")
    #expect(named.view.subviews.isEmpty, "no owner is connected there, so that the view stays plain")
  }

  // MARK: Storyboards

  @Test func `of a storyboard wait for the view with their outlets`() throws {
    let navigation = try #require(
      storyboard("Navigation").instantiateInitialViewController() as? UINavigationController)
    let controller = try #require(navigation.topViewController as? FixtureController)
    #expect(controller.events == ["awake"] && controller.addButton?.title == "Add" && controller.label == nil)
    #expect(controller.storyboard != nil && navigation.navigationBar.prefersLargeTitles)

    _ = controller.view
    #expect(controller.events == ["awake", "loaded Root"])
    controller.addButton?.tapped(in: controller.view)
    #expect(controller.events.last == "pressed")
  }

  @Test func `of an unknown name are told with those that are there`() {
    let made = storyboard("Ways").instantiateViewController(withIdentifier: "Nobody")
    #expect(type(of: made) == UIViewController.self)
    #expect(
      reports.all == [
        "Ways.storyboard has no controller with the identifier \"Nobody\"; none has an identifier."
      ])
    let sheet = storyboard("Pages").instantiateViewController(withIdentifier: "Sheet")
    #expect(
      sheet.modalPresentationStyle == .overFullScreen && sheet.hidesBottomBarWhenPushed
        && sheet.title == "Sheet")
    #expect(
      sheet.edgesForExtendedLayout == [] && sheet.preferredContentSize == CGSize(width: 200, height: 100))
  }

  @Test func `can be made by a creator with more than a coder`() {
    let picked: FixtureController = storyboard("Prototypes").instantiateViewController(identifier: "Picked") {
      coder in
      let made = FixtureController(coder: coder)
      made?.title = "given"
      return made
    }
    #expect(picked.title == "given" && picked.events == ["awake"] && picked.storyboard != nil)
  }

  @Test func `go on by segues that buttons set off`() throws {
    let navigation = try #require(
      storyboard("Ways").instantiateInitialViewController() as? UINavigationController)
    let first = try #require(navigation.topViewController as? FixtureController)
    stage.window.rootViewController = navigation
    stage.loop.settle()

    try button("Show", in: first.view).sendActions(for: .touchUpInside)
    stage.loop.settle()
    let second = try #require(navigation.topViewController as? FixtureController)
    #expect(second !== first && first.events.last == "prepare show loaded: false")

    try button("Back", in: second.view).sendActions(for: .touchUpInside)
    stage.loop.settle()
    #expect(navigation.topViewController === first)
    #expect(first.events.last == "back from Second" && second.events.last?.hasPrefix("prepare nil") == true)
  }

  @Test func `go on by hand, by presenting, and by a class of their own`() throws {
    let navigation = try #require(
      storyboard("Ways").instantiateInitialViewController() as? UINavigationController)
    let first = try #require(navigation.topViewController as? FixtureController)
    stage.window.rootViewController = navigation
    stage.loop.settle()

    first.performSegue(withIdentifier: "present", sender: nil)
    #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
    first.performSegue(withIdentifier: "custom", sender: nil)
    #expect(first.events.last == "prepare custom loaded: false")
    first.performSegue(withIdentifier: "nothing", sender: nil)
    #expect(reports.all.last?.contains("there are: byHand, custom, present, show") == true)
  }

  @Test func `in prototype cells are dequeued without being registered, and selecting one goes on`() throws {
    let controller = try #require(
      storyboard("Prototypes").instantiateInitialViewController() as? FixtureCollection)
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.loop.settle()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(controller.collectionView.cellForItem(at: path) as? FixtureCell)
    #expect(cell.label?.text == "Prototype" && cell.reuseIdentifier == "proto")

    cell.nibSelection?()
    stage.loop.settle()
    #expect((navigation.topViewController as? FixtureController)?.events.first == "awake")
  }

  @Test func `in a table come from its prototypes, and go on when their row is selected`() throws {
    let controller = try #require(storyboard("Tables").instantiateInitialViewController() as? FixtureTable)
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.loop.settle()
    let table = try #require(controller.tableView)
    #expect(table.style == .plain && table.dataSource === controller && table.delegate === controller)
    #expect(table.tableHeaderView?.frame.height == 80)
    let tall = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FixtureRow)
    #expect(tall.events == ["init tall 1", "awake Prototype"])
    #expect(tall.frame.minY == 80 && tall.bounds.height == 72)
    let plain = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(plain.textLabel?.text == "Title" && plain.detailTextLabel?.text == "Subtitle")
    #expect(plain.textLabel?.font.weight == .bold && plain.accessoryType == .disclosureIndicator)
    #expect(plain.selectionStyle == .none && plain.contentView.subviews.count == 2)

    let middle = tall.convert(CGPoint(x: 100, y: 36), to: nil)
    stage.touch(.began, middle.x, middle.y, at: 1)
    stage.touch(.ended, middle.x, middle.y, at: 1.25)
    stage.loop.settle()
    #expect(controller.events == ["picked from row 0, true"])
    #expect(navigation.topViewController !== controller)
  }

  @Test func `in a table may be all its rows`() throws {
    let controller = storyboard("Tables").instantiateViewController(withIdentifier: "Static")
    stage.window.rootViewController = controller
    stage.loop.settle()
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Name")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.detailTextLabel?.text == "9 m")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 120)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text?.lowercased() == "boat")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "As it is registered.")
  }

  @Test func `in container views hear of being embedded`() throws {
    let outer = try #require(storyboard("Embedding").instantiateInitialViewController() as? FixtureController)
    _ = outer.view
    #expect(outer.children.count == 1 && outer.events.contains("prepare inner loaded: false"))
  }
}
