import Testing

@testable import UIKit

@Suite("Swiped rows") @MainActor struct SwipeTests {
  /// Ten rows of 44 points with "Delete" and "Flag" behind their trailing edge and "Pin" behind the leading
  /// one, but for the first row, which has nothing.
  @MainActor final class Mail {
    let rig: ListRig
    private(set) var log: [String] = []
    /// The handler of "Delete", for the data and its completion.
    var onDelete: (ListRig, IndexPath, (Bool) -> Void) -> Void = { _, _, complete in complete(true) }
    var pending: ((Bool) -> Void)?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, full: Bool = true) {
      var mail: Mail?
      func action(_ title: String, _ path: IndexPath, _ style: UIContextualAction.Style) -> UIContextualAction
      {
        UIContextualAction(style: style, title: title) { _, _, complete in
          guard let mail else { return }
          mail.log.append("\(title) \(path.item)")
          if title == "Delete" {
            mail.onDelete(mail.rig, path, complete)
          } else {
            mail.pending = complete
          }
        }
      }
      rig = ListRig([10], appearance) {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          guard path.item > 0 else { return nil }
          let configuration = UISwipeActionsConfiguration(actions: [
            action("Delete", path, .destructive), action("Flag", path, .normal),
          ])
          configuration.performsFirstActionWithFullSwipe = full
          return configuration
        }
        $0.leadingSwipeActionsConfigurationProvider = { path in
          path.item > 0 ? UISwipeActionsConfiguration(actions: [action("Pin", path, .normal)]) : nil
        }
      }
      mail = self
    }

    /// Where the content of that row is, in points from its row's left edge.
    func offset(_ item: Int) -> CGFloat? { rig.cell(item)?.contentView.frame.minX }

    func buttons(_ item: Int) -> [SwipeActionButton] {
      rig.cell(item)?.subviews.compactMap { $0 as? SwipeActionsView }.first?.buttons ?? []
    }

    /// Opens the trailing side of that row.
    func open(_ item: Int) {
      rig.drag(from: CGPoint(x: 300, y: 44 * CGFloat(item) + 22), by: [-12, -60, -60], pause: 0.3)
      rig.wait(1)
    }

    func tap(_ button: SwipeActionButton) {
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      rig.tap(place.x, place.y)
    }
  }

  @Test func `a slow swipe over half of the buttons opens the row`() {
    let mail = Mail()
    mail.open(2)

    #expect(mail.offset(2) == -mail.buttons(2).reduce(0) { $0 + $1.restingWidth })
    #expect(mail.buttons(2).map(\.action.title) == ["Delete", "Flag"])
    #expect(mail.buttons(2).map(\.backgroundColor) == [.systemRed, .systemGray])
    #expect(mail.buttons(2)[0].convert(mail.buttons(2)[0].bounds, to: mail.rig.view).maxX == 390)
    #expect(mail.rig.cell(2)?.configurationState.isSwiped == true)
    #expect(mail.rig.selected.isEmpty)
  }

  @Test func `content follows the finger, and a row that was moved little closes`() {
    let mail = Mail()
    let loop = mail.rig.stage.loop
    let now = loop.now
    mail.rig.stage.touch(.began, 300, 110, at: now + 0.01)
    mail.rig.stage.touch(.moved, 290, 110, at: now + 0.02)
    mail.rig.stage.touch(.moved, 250, 110, at: now + 0.03)
    #expect(mail.offset(2) == -40)
    mail.rig.stage.touch(.ended, 250, 110, at: now + 0.4)
    mail.rig.wait(1)

    #expect(mail.offset(2) == 0)
    #expect(mail.buttons(2).isEmpty)
    #expect(mail.rig.cell(2)?.swipe == nil)
    #expect(mail.log.isEmpty)
  }

  @Test func `a quick swipe opens the row`() {
    let mail = Mail()
    mail.rig.drag(from: CGPoint(x: 300, y: 110), by: [-12, -15, -15])
    mail.rig.wait(1)
    #expect((mail.offset(2) ?? 0) < -100)
  }

  @Test func `rows without actions stay`() {
    let mail = Mail()
    mail.rig.drag(from: CGPoint(x: 300, y: 22), by: [-12, -60, -60], pause: 0.3)
    mail.rig.wait(1)
    #expect(mail.offset(0) == 0)
  }

  @Test func `swiping the other way shows the leading actions`() {
    let mail = Mail()
    mail.rig.drag(from: CGPoint(x: 100, y: 110), by: [12, 30, 30], pause: 0.3)
    mail.rig.wait(1)
    #expect(mail.buttons(2).map(\.action.title) == ["Pin"])
    #expect(mail.offset(2) == mail.buttons(2).first?.restingWidth)
  }

  @Test func `a vertical finger scrolls and swipes nothing`() {
    let mail = Mail()
    mail.rig.counts = [100]
    mail.rig.view.reloadData()
    mail.rig.stage.settle()
    mail.rig.drag(from: CGPoint(x: 300, y: 400), by: [-12, -60, -60], isVertical: true, pause: 0.3)
    #expect(mail.rig.view.contentOffset.y > 100)
    #expect(mail.rig.view.openSwipe == nil)
  }

  @Test func `a tap on a button calls its handler, and the row closes when that is done`() {
    let mail = Mail()
    mail.open(3)
    mail.tap(mail.buttons(3)[1])
    #expect(mail.log == ["Flag 3"])
    mail.rig.wait(1)
    #expect((mail.offset(3) ?? 0) < -100)

    mail.pending?(true)
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
    #expect(mail.rig.selected.isEmpty)
  }

  @Test func `deleting takes the row away, and the cell is as new afterwards`() {
    let mail = Mail()
    mail.onDelete = { rig, path, complete in
      rig.counts = [9]
      rig.view.deleteItems(at: [path])
      complete(true)
    }
    mail.open(3)
    let cell = mail.rig.cell(3)
    mail.tap(mail.buttons(3)[0])
    mail.rig.wait(1)

    #expect(mail.log == ["Delete 3"])
    #expect(mail.rig.view.numberOfItems(inSection: 0) == 9)
    #expect(mail.rig.view.visibleCells.allSatisfy { $0.swipe == nil && $0.contentView.frame.minX == 0 })
    #expect(cell?.contentView.frame.minX == 0 && cell?.swipe == nil)
  }

  @Test func `a row that was to go and is still there comes back`() {
    let mail = Mail()
    mail.open(3)
    mail.tap(mail.buttons(3)[0])
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
  }

  @Test func `a full swipe performs the first action`() {
    let mail = Mail()
    mail.rig.drag(from: CGPoint(x: 380, y: 110), by: [-12, -150, -150], pause: 0.3)
    #expect(mail.log == ["Delete 2"])
  }

  @Test func `the first button covers the others while a full swipe would perform it`() {
    let mail = Mail()
    let now = mail.rig.stage.loop.now
    mail.rig.stage.touch(.began, 380, 110, at: now + 0.01)
    mail.rig.stage.touch(.moved, 300, 110, at: now + 0.02)
    mail.rig.stage.touch(.moved, 80, 110, at: now + 0.03)
    mail.rig.wait(1)
    let (delete, flag) = (mail.buttons(2)[0], mail.buttons(2)[1])
    #expect(delete.frame == delete.superview?.bounds)
    #expect(delete.superview?.subviews.last === delete)
    #expect(delete.superview?.layer.needsLayout() == false)

    mail.rig.stage.touch(.moved, 240, 110, at: now + 1.1)
    mail.rig.wait(1)
    #expect(abs(delete.frame.minX - flag.frame.maxX) < 1e-9)
    mail.rig.stage.touch(.ended, 240, 110, at: now + 2.5)
    #expect(mail.log.isEmpty)
  }

  @Test func `without full swipes nothing is performed`() {
    let mail = Mail(full: false)
    mail.rig.drag(from: CGPoint(x: 380, y: 110), by: [-12, -150, -150], pause: 0.3)
    mail.rig.wait(1)
    #expect(mail.log.isEmpty)
    #expect(mail.offset(2) == -mail.buttons(2).reduce(0) { $0 + $1.restingWidth })
  }

  @Test func `a tap elsewhere closes the row and selects nothing`() {
    let mail = Mail()
    mail.open(3)
    mail.rig.tap(100, 22)
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
    #expect(mail.rig.selected.isEmpty)

    mail.rig.tap(100, 22)
    #expect(mail.rig.selected == [IndexPath(item: 0, section: 0)])
  }

  @Test func `a tap on the content of the open row closes it`() {
    let mail = Mail()
    mail.open(3)
    mail.rig.tap(50, 150)
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
    #expect(mail.rig.selected.isEmpty)
  }

  @Test func `only one row is open`() {
    let mail = Mail()
    mail.open(3)
    mail.open(5)
    #expect(mail.offset(3) == 0)
    mail.open(5)
    #expect((mail.offset(5) ?? 0) < -100)
  }

  @Test func `scrolling closes the row`() {
    let mail = Mail()
    mail.rig.counts = [100]
    mail.rig.view.reloadData()
    mail.rig.stage.settle()
    mail.open(3)
    mail.rig.view.contentOffset.y = 30
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
  }

  @Test func `a reload leaves no row open`() {
    let mail = Mail()
    mail.open(3)
    mail.rig.view.reloadData()
    mail.rig.stage.settle()
    #expect((0..<10).allSatisfy { mail.offset($0) == 0 })
  }

  @Test func `rows are not swiped while the list is edited`() {
    let mail = Mail()
    mail.rig.view.isEditing = true
    mail.open(3)
    #expect(mail.offset(3) == 0)
  }

  @Test func `editing closes the open row`() {
    let mail = Mail()
    mail.open(3)
    mail.rig.view.isEditing = true
    mail.rig.wait(1)
    #expect(mail.offset(3) == 0)
  }

  @Test func `where one reads from the right the trailing actions are on the left`() {
    let mail = Mail()
    mail.rig.view.semanticContentAttribute = .forceRightToLeft
    for cell in mail.rig.view.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    mail.rig.stage.settle()
    mail.rig.drag(from: CGPoint(x: 100, y: 110), by: [12, 60, 60], pause: 0.3)
    mail.rig.wait(1)
    #expect(mail.buttons(2).map(\.action.title) == ["Delete", "Flag"])
    #expect((mail.offset(2) ?? 0) > 100)
    #expect(mail.buttons(2).first.map { $0.convert($0.bounds, to: mail.rig.view).minX } == 0)
  }

  @Test func `a card keeps its content inside`() {
    let mail = Mail(.insetGrouped)
    mail.rig.drag(from: CGPoint(x: 300, y: 18 + 44 * 9 + 22), by: [-12, -60, -60], pause: 0.3)
    mail.rig.wait(1)
    let cell = mail.rig.cell(9)
    #expect(cell?.clipsToBounds == true)
    #expect(cell?.layer.cornerRadius == RowCard.radius)
    #expect(cell?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])

    mail.rig.tap(100, 40)
    mail.rig.wait(1)
    #expect(cell?.clipsToBounds == false && cell?.layer.cornerRadius == 0)
  }

  @Test func `lists without actions have no gesture for them`() {
    let rig = ListRig([3], .plain)
    #expect(rig.view.swiping.gesture == nil)
  }
}
