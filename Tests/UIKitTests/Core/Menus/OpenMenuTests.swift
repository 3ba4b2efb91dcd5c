import Testing

@testable import UIKit

@MainActor @Suite struct `Open menus` {
  let stage = Stage()
  let log = Log()

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in log.note($0.title) }
  }

  private func button(_ menu: UIMenu) -> UIButton {
    _ = stage.loop
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.settle()
    return button
  }

  private func tap(_ view: UIView, at time: Double) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touch(.began, place.x, place.y, at: time)
    stage.touch(.ended, place.x, place.y, at: time + 0.05)
  }

  private var open: OpenMenu? { stage.window.subviews.compactMap { $0 as? OpenMenu }.last }

  private func row(_ title: String) -> MenuRowView? {
    func find(_ view: UIView) -> MenuRowView? {
      if let row = view as? MenuRowView, row.accessibilityLabel == title { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    return open.flatMap(find)
  }

  @Test func `a tap opens the menu beside the button, and a tap on a row does it and closes`() throws {
    let button = button(UIMenu(children: [action("Copy"), action("Delete", .destructive)]))
    tap(button, at: 1)
    let copy = try #require(row("Copy"))
    #expect(copy.convert(copy.bounds, to: nil).minY > button.frame.maxY)
    tap(copy, at: 2)
    #expect(log.drain() == ["Copy"])
    stage.loop.advance(to: 4)
    stage.settle()
    #expect(open == nil)
  }

  @Test func `a tap beside it closes it, and reaches nothing below`() {
    let button = button(UIMenu(children: [action("Copy")]))
    tap(button, at: 1)
    #expect(open != nil)
    stage.touch(.began, 160, 222, at: 2)
    stage.touch(.ended, 160, 222, at: 2.05)
    stage.loop.advance(to: 4)
    stage.settle()
    #expect(open == nil)
    #expect(log.drain() == [])
  }

  @Test func `hidden entries are not there, disabled ones do nothing, inline ones stand in groups`() throws {
    let inner = UIMenu(options: .displayInline, children: [action("One"), action("Two")])
    let menu = UIMenu(children: [action("Gone", .hidden), action("Off", .disabled), inner, action("Last")])
    #expect(MenuPage(menu).rows.map(\.element.title) == ["Off", "One", "Two", "Last"])
    #expect(MenuPage(menu).rows.map(\.beginsGroup) == [false, true, false, true])
    tap(button(menu), at: 1)
    #expect(row("Gone") == nil)
    tap(try #require(row("Off")), at: 2)
    #expect(log.drain() == [] && open != nil)
  }

  @Test func `a submenu takes the place of the menu, and leads back`() throws {
    let menu = UIMenu(children: [action("Copy"), UIMenu(title: "More", children: [action("Print")])])
    tap(button(menu), at: 1)
    tap(try #require(row("More")), at: 2)
    #expect(row("Copy") == nil && row("Print") != nil)
    tap(try #require(row("More")), at: 3)
    tap(try #require(row("More")), at: 4)
    tap(try #require(row("Print")), at: 5)
    #expect(log.drain() == ["Print"])
  }

  @Test func `a button that chooses shows what was chosen`() throws {
    let button = button(UIMenu(children: [action("Small"), action("Large")]))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    tap(button, at: 1)
    tap(try #require(row("Large")), at: 2)
    #expect(button.currentTitle == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func `a bar button with nothing but a menu opens it`() throws {
    _ = stage.loop
    let bar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    bar.items = [UIBarButtonItem(title: "More", menu: UIMenu(children: [action("Copy")]))]
    stage.window.addSubview(bar)
    stage.settle()
    let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
    tap(button, at: 1)
    let copy = try #require(row("Copy"))
    let opener = button.convert(button.bounds, to: nil)
    #expect(copy.convert(copy.bounds, to: nil).maxY < opener.minY)
  }

  @Test(
    arguments: [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 380, y: 800, width: 44, height: 44),
      CGRect(x: 100, y: 400, width: 50, height: 30), CGRect(x: -500, y: 2000, width: 50, height: 30),
    ],
    [CGFloat(44), 300, 5000])
  func `a menu lies within the screen, wherever it is opened`(anchor: CGRect, height: CGFloat) {
    let area = CGRect(x: 0, y: 50, width: 390, height: 760)
    let frame = MenuPlacement.frame(anchor: anchor, height: height, area: area)
    #expect(area.insetBy(dx: 8, dy: 8).contains(frame))
    #expect(frame.width == MenuPlacement.width && frame.height >= 44)
  }
}
