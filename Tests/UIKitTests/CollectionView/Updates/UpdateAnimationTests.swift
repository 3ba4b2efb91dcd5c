import QuartzCore
import Testing

@testable import UIKit

/// The drawing in the middle of an update (Facts 2.10). Half of the time is half of the way: the curve is
/// symmetric, and found to within a few millionths.
@MainActor @Suite struct `Animated updates` {
  private let layout = UpdateLayout()
  private let half = ElementTransition.duration / 2
  private let whole = ElementTransition.duration

  private func rig(items: Int = 20) -> CollectionRig { CollectionRig(layout, items: items).start() }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-4 }

  private func expect(
    _ drawn: (y: Double, opacity: Double)?, _ y: Double, _ opacity: Double = 1,
    _ place: SourceLocation = #_sourceLocation
  ) {
    guard let drawn else {
      Issue.record("nothing is drawn", sourceLocation: place)
      return
    }
    #expect(isNear(drawn.y, y) && isNear(drawn.opacity, opacity), "\(drawn)", sourceLocation: place)
  }

  @Test func `an inserted row appears in its place while those below make room`() {
    let rig = rig()
    let second = rig.cell(1)
    rig.insert(1)

    #expect(rig.cell(2) === second)
    #expect(second?.frame.minY == 200)
    expect(rig.drawn(1), 100, 0)
    expect(rig.drawn(2), 100)
    rig.wait(half, since: 0)
    expect(rig.drawn(0), 0)
    expect(rig.drawn(1), 100, 0.5)
    expect(rig.drawn(2), 150)
    rig.wait(whole, since: 0)
    expect(rig.drawn(1), 100)
    expect(rig.drawn(2), 200)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a deleted row fades in its place, is no element any more, and ends with the animation`() {
    let rig = rig()
    let (first, second) = (rig.cell(0), rig.cell(1))
    rig.delete(0)

    #expect(rig.cell(0) === second)
    #expect(first.map { rig.view.indexPath(for: $0) } == .some(nil))
    #expect(first?.superview === rig.view && !rig.view.visibleCells.contains { $0 === first })
    rig.wait(half, since: 0)
    expect(first.map { CollectionRig.drawn($0) }, 0, 0.5)
    expect(rig.drawn(0), 50)
    #expect(!rig.journal.lines.contains("ended displaying 0"))
    rig.wait(whole, since: 0)
    #expect(first?.superview == nil)
    #expect(rig.journal.lines.contains("ended displaying 0"))
  }

  @Test func `a moved row goes over, and the rows between give way`() {
    let rig = rig()
    let (first, second) = (rig.cell(0), rig.cell(1))
    rig.view.moveItem(at: row(0), to: row(3))

    #expect(rig.cell(3) === first && rig.cell(0) === second)
    rig.wait(half, since: 0)
    expect(rig.drawn(3), 150)
    expect(rig.drawn(0), 50)
    rig.wait(whole, since: 0)
    expect(rig.drawn(3), 300)
  }

  @Test func `a row that comes into view comes from where it was, and one that leaves goes where it is`() {
    let rig = rig()
    rig.delete(0)
    // Row 6 stood at 600, below what was on screen.
    expect(rig.drawn(5), 600)
    rig.wait(half, since: 0)
    expect(rig.drawn(5), 550)

    rig.wait(1, since: 0)
    let last = rig.cell(5)
    rig.insert(0)
    #expect(last?.superview === rig.view && rig.cell(6) == nil)
    rig.wait(half, since: 1)
    expect(last.map { CollectionRig.drawn($0) }, 550)
    rig.wait(whole, since: 1)
    #expect(last?.superview == nil)
  }

  @Test func `a reloaded row is another view that takes the place of the first`() {
    let rig = rig()
    let old = rig.cell(2)
    rig.view.reloadItems(at: [row(2)])

    #expect(rig.cell(2) !== old)
    rig.wait(half, since: 0)
    expect(rig.drawn(2), 200, 0.5)
    expect(old.map { CollectionRig.drawn($0) }, 200, 0.5)
    rig.wait(whole, since: 0)
    #expect(old?.superview == nil)
    #expect(layout.heard.map(\.updateAction) == [.reload])
    #expect(layout.heard.first?.indexPathBeforeUpdate == row(2))
  }

  @Test func `a layout says where rows come from and where they go`() {
    let rig = rig()
    layout.initial = { [unowned layout] path in
      guard path.item == 1 else { return nil }
      let attributes = layout.layoutAttributesForItem(at: path)
      attributes?.center.x += 300
      return attributes
    }
    layout.final = { [unowned layout] path in
      guard path.item == 0 else { return nil }
      let attributes = layout.layoutAttributesForItem(at: path)
      attributes?.alpha = 0.2
      attributes?.center.x -= 300
      return attributes
    }
    let first = rig.cell(0)
    rig.view.performBatchUpdates {
      rig.delete(0)
      rig.insert(1)
    }
    rig.wait(half, since: 0)
    #expect(rig.cell(1).map { isNear(Double($0.layer.presented.position.x), 300) } == true)
    #expect(first.map { isNear(Double($0.layer.presented.position.x), 0) } == true)
    #expect(first.map { isNear(Double($0.layer.presented.opacity), 0.6) } == true)
  }

  @Test func `attributes that are no numbers count as none`() {
    let rig = rig()
    layout.initial = { path in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.center.x = .nan
      return attributes
    }
    rig.insert(0)
    rig.wait(half, since: 0)
    expect(rig.drawn(0), 0, 0.5)
  }

  @Test func `what a row holds grows with it`() {
    let rig = rig()
    rig.view.performBatchUpdates {
      layout.rowHeight = 200; layout.invalidateLayout()
    }
    rig.wait(half, since: 0)
    for view in [rig.cell(1), rig.cell(1)?.contentView] {
      #expect(view.map { isNear(Double($0.layer.presented.bounds.height), 150) } == true)
    }
    expect(rig.drawn(1), 150)
  }

  @Test func `content that becomes shorter takes the offset along, within the animation`() {
    let rig = rig(items: 10)
    rig.view.contentOffset.y = 400
    rig.loop.settle()
    let cell = rig.cell(4)
    rig.delete(9)

    #expect(rig.view.contentOffset.y == 300 && rig.view.contentSize.height == 900)
    rig.wait(half, since: 0)
    #expect(isNear(Double(rig.view.layer.presented.bounds.origin.y), 350))
    #expect(rig.cell(4) === cell)
    expect(rig.drawn(3), 300)
  }

  @Test func `rows above make room without what is read moving, where the layout says so`() {
    let rig = rig()
    rig.view.contentOffset.y = 500
    rig.loop.settle()
    layout.target = { CGPoint(x: $0.x, y: $0.y + 100) }
    let cell = rig.cell(7)
    rig.insert(0)

    #expect(rig.view.contentOffset.y == 600 && rig.cell(8) === cell)
    for time in [0, half / 2, half, whole] {
      rig.wait(time, since: 0)
      let y = rig.drawn(8).map { $0.y - Double(rig.view.layer.presented.bounds.origin.y) }
      #expect(y.map { isNear($0, 200) } == true)
    }
  }

  @Test func `a second update begins where the first is drawn, and ends nothing`() {
    let rig = rig()
    var ends: [String] = []
    let cell = rig.cell(1)
    rig.view.performBatchUpdates({ rig.insert(0) }, completion: { ends.append("first \($0)") })
    rig.wait(half, since: 0)
    expect(rig.drawn(2), 150)
    rig.view.performBatchUpdates({ rig.insert(0) }, completion: { ends.append("second \($0)") })

    #expect(rig.cell(3) === cell)
    expect(rig.drawn(3), 150)
    rig.wait(half + whole, since: 0)
    expect(rig.drawn(3), 300)
    #expect(ends == ["first true", "second true"])
  }

  @Test func `a row inserted and deleted again fades from where it has got to`() {
    let rig = rig()
    rig.insert(0)
    rig.wait(half, since: 0)
    let cell = rig.cell(0)
    rig.delete(0)
    expect(cell.map { CollectionRig.drawn($0) }, 0, 0.5)
    rig.wait(half + whole, since: 0)
    #expect(cell?.superview == nil)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `scrolling meanwhile shows rows at once, and those on their way out stay where they are`() {
    let rig = rig()
    let first = rig.cell(0)
    rig.delete(0)
    rig.wait(half, since: 0)
    rig.view.contentOffset.y = 300
    rig.loop.settle()

    expect(rig.drawn(8), 800)
    expect(first.map { CollectionRig.drawn($0) }, 0, 0.5)
    rig.wait(whole, since: 0)
    #expect(first?.superview == nil)
    // Rows 3 to 8.
    #expect(rig.view.visibleCells.count == 6)
  }

  @Test func `a reload meanwhile ends it all`() {
    let rig = rig()
    var ends: [Bool] = []
    rig.view.performBatchUpdates({ rig.delete(0) }, completion: { ends.append($0) })
    rig.wait(half, since: 0)
    rig.view.reloadData()
    #expect(ends == [])
    rig.wait(half, since: 0)

    #expect(ends == [false])
    #expect(rig.view.subviews.count == 6)
    expect(rig.drawn(1), 100)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `within another animation its time counts`() {
    let rig = rig()
    UIView.animate(withDuration: 2) { rig.insert(0) }
    rig.wait(1, since: 0)
    expect(rig.drawn(0), 0, 0.5)
  }

  @Test(arguments: ["performWithoutAnimation", "setDisableActions", "setAnimationsEnabled", "by the layout"])
  func `without animation all is there at once, and the completion comes in a later turn`(way: String) {
    let rig = rig()
    var ends: [Bool] = []
    let last = rig.cell(5)
    let first = rig.cell(0)
    let change = {
      rig.view.performBatchUpdates(
        {
          rig.delete(0)
          rig.insert(0, 1)
        }, completion: { ends.append($0) })
    }
    switch way {
    case "performWithoutAnimation": UIView.performWithoutAnimation(change)
    case "setDisableActions":
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    case "setAnimationsEnabled":
      UIView.setAnimationsEnabled(false)
      change()
      UIView.setAnimationsEnabled(true)
    default:
      layout.inUpdates = {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
      }
      layout.inFinalize = { CATransaction.commit() }
      change()
      #expect(!CATransaction.disableActions())
    }

    expect(rig.drawn(0), 0)
    expect(rig.drawn(2), 200)
    #expect(first?.superview == nil && last?.superview == nil)
    #expect(ends == [])
    rig.loop.settle()
    #expect(ends == [true])
    #expect(rig.loop.now == 0 && rig.loop.nextDeadline == nil)
  }

  @Test func `an update that moves nothing completes in a later turn`() {
    let rig = rig()
    var ends: [Bool] = []
    rig.view.performBatchUpdates(nil, completion: { ends.append($0) })
    #expect(ends == [])
    rig.loop.settle()
    #expect(ends == [true])
  }

  @Test func `views that have left are let go with the collection view, in the middle of it all`() {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewCell?
    weak var leaving: UICollectionViewCell?
    var ends: [Bool] = []
    autoreleasepool {
      let rig = CollectionRig(UpdateLayout(), items: 3).start()
      view = rig.view
      leaving = rig.cell(0)
      rig.view.performBatchUpdates({ rig.delete(0) }, completion: { ends.append($0) })
      cell = rig.cell(0)
      rig.wait(half, since: 0)
      #expect(view != nil && cell != nil && leaving != nil)
      rig.view.removeFromSuperview()
      rig.wait(whole, since: 0)
    }
    #expect(view == nil && cell == nil && leaving == nil)
    #expect(ends == [false])
  }
}
