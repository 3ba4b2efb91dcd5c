import QuartzCore
import Testing
import UIKit

/// Where elements begin and end in an update, who shows them, and where the view is afterwards (Facts 2.10).
@MainActor @Suite struct `Motion of an update` {
  private func first(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The middle and the alpha that are drawn just now.
  private struct Drawn: Equatable {
    var y: CGFloat
    var alpha: Float

    init(_ y: CGFloat, _ alpha: Float) { (self.y, self.alpha) = (y, alpha) }
  }

  private func drawn(_ view: UIView?) -> Drawn? {
    view?.layer.presentation().map { Drawn($0.position.y, $0.opacity) }
  }

  @Test func `an inserted item fades in where it ends`() throws {
    let rig = LetterRig([["a", "b"]])
    _ = rig.batch([["a", "new", "b"]]) { $0.insertItems(at: [first(1)]) }
    let new = try #require(rig.cell(1))
    rig.loop.settle()

    #expect(new.alpha == 1 && new.center.y == 150)
    #expect(drawn(new) == Drawn(150, 0))
    rig.loop.advance(to: 0.15)
    let middle = try #require(drawn(new))
    #expect(middle.y == 150 && middle.alpha > 0.2 && middle.alpha < 0.9)
    rig.loop.advance(to: 1)
    #expect(drawn(new) == Drawn(150, 1))
  }

  @Test func `an item that makes room starts where it was`() throws {
    let rig = LetterRig([["a", "b"]])
    let b = try #require(rig.cell(1))
    _ = rig.batch([["a", "new", "b"]]) { $0.insertItems(at: [first(1)]) }
    rig.loop.settle()

    #expect(rig.cell(2) === b && b.center.y == 250)
    #expect(drawn(b) == Drawn(150, 1))
    rig.loop.advance(to: 0.15)
    #expect(abs(try #require(drawn(b)).y - 200) < 30)
    rig.loop.advance(to: 1)
    #expect(drawn(b) == Drawn(250, 1))
  }

  @Test func `a deleted item fades out where it was, and its cell goes when it has`() throws {
    let rig = LetterRig([["a", "b"]])
    let b = try #require(rig.cell(1))
    _ = rig.batch([["a"]]) { $0.deleteItems(at: [first(1)]) }
    rig.loop.settle()
    let now = rig.layout.journal.take()

    #expect(b.superview === rig.view && rig.view.indexPath(for: b) == nil)
    #expect(rig.shown == ["a"])
    #expect(drawn(b) == Drawn(150, 1))
    #expect(!now.contains { $0.hasPrefix("ended") })
    rig.loop.advance(to: 0.15)
    let middle = try #require(drawn(b))
    #expect(middle.y == 150 && middle.alpha > 0.1 && middle.alpha < 0.8)
    #expect(rig.calls(in: 1).starting(with: "ended") == ["ended displaying 0.1"])
    #expect(b.superview == nil)
  }

  @Test func `a layout says where an item comes from and where it goes`() throws {
    let rig = LetterRig([["a", "b"]])
    let b = try #require(rig.cell(1))
    rig.layout.initial = { [layout = rig.layout] path in
      let attributes = layout.place(item: path)
      if path.item == 0 { attributes?.center.y = -300 }
      return attributes
    }
    rig.layout.final = { path in
      guard path.item == 1 else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 600, width: 300, height: 100)
      return attributes
    }
    _ = rig.batch([["new", "a"]]) {
      $0.insertItems(at: [first(0)])
      $0.deleteItems(at: [first(1)])
    }
    rig.loop.settle()

    #expect(drawn(rig.cell(0)) == Drawn(-300, 1))
    #expect(b.center.y == 650)
    #expect(drawn(b) == Drawn(150, 1))
    rig.loop.advance(to: 1)
    #expect(b.superview == nil)
    #expect(drawn(rig.cell(0)) == Drawn(50, 1))
  }

  @Test func `a moved item glides from its old place to its new one`() throws {
    let rig = LetterRig([["a", "b", "c"]])
    let c = try #require(rig.cell(2))
    _ = rig.batch([["c", "a", "b"]]) { $0.moveItem(at: first(2), to: first(0)) }
    rig.loop.settle()

    #expect(rig.cell(0) === c && c.center.y == 50)
    #expect(drawn(c) == Drawn(250, 1))
  }

  @Test func `what the update pushes off the screen stays until it is over, what it pulls in comes along`()
    throws
  {
    let rig = LetterRig([["a", "b", "c", "d", "e", "f"]])
    let d = try #require(rig.cell(3))
    _ = rig.batch([["x", "a", "b", "c", "d", "e", "f"]]) { $0.insertItems(at: [first(0)]) }
    rig.loop.settle()
    #expect(d.superview === rig.view)
    #expect(drawn(d) == Drawn(350, 1))
    rig.loop.advance(to: 1)
    #expect(d.superview == nil)

    _ = rig.batch([["a", "b", "c", "d", "e", "f"]]) { $0.deleteItems(at: [first(0)]) }
    rig.loop.settle()
    #expect(drawn(rig.cell(3)) == Drawn(450, 1))
  }

  @Test func `layout that is invalidated inside the closure moves to its new places`() throws {
    let rig = LetterRig([["a", "b"]])
    _ = rig.batch([["a", "b"]]) { _ in
      rig.layout.rowHeight = 40
      rig.layout.invalidateLayout()
    }
    rig.loop.settle()
    let b = try #require(rig.cell(1))

    #expect(b.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
    #expect(try #require(drawn(b)).y == 150)
    rig.loop.advance(to: 1)
    #expect(try #require(drawn(b)).y == 60)
  }

  @Test func `a transaction without actions, open from announcement to end, leaves nothing to animate`()
    throws
  {
    let rig = LetterRig([["a", "b", "c"]])
    rig.layout.inUpdates = { _ in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
    }
    rig.layout.inFinalize = { CATransaction.commit() }
    _ = rig.batch([["b", "c"]]) { $0.deleteItems(at: [first(0)]) }
    rig.loop.settle()

    #expect(drawn(rig.cell(0)) == Drawn(50, 1))
    #expect(drawn(rig.cell(1)) == Drawn(150, 1))
  }

  @Test func `a second batch goes on from what is drawn`() throws {
    let rig = LetterRig([["a", "b"]])
    let b = try #require(rig.cell(1))
    _ = rig.batch([["x", "a", "b"]]) { $0.insertItems(at: [first(0)]) }
    rig.loop.advance(to: 0.15)
    let before = try #require(drawn(b)).y
    _ = rig.batch([["a", "b"]]) { $0.deleteItems(at: [first(0)]) }
    rig.loop.settle()

    #expect(before > 160 && before < 240)
    #expect(abs(try #require(drawn(b)).y - before) < 1)
    rig.loop.advance(to: 2)
    #expect(try #require(drawn(b)).y == 150)
    #expect(rig.cells.count == 2)
  }

  // MARK: Where the view is

  @Test func `the layout's target is where the view is, as far as is legal`() {
    let rig = LetterRig([["a", "b", "c", "d", "e"]])
    rig.layout.target = { CGPoint(x: $0.x, y: $0.y + 130) }
    _ = rig.batch([["a", "b", "c", "d", "e", "f"]]) { $0.insertItems(at: [first(5)]) }
    #expect(rig.view.contentOffset == CGPoint(x: 0, y: 130))

    rig.layout.target = { CGPoint(x: $0.x, y: $0.y + 5000) }
    _ = rig.batch([["a", "b", "c", "d", "e"]]) { $0.deleteItems(at: [first(5)]) }
    #expect(rig.view.contentOffset == CGPoint(x: 0, y: 150))
  }

  @Test func `a view that shrinks under its offset is brought back`() {
    let rig = LetterRig([(0..<12).map { "\($0)" }])
    rig.view.contentOffset.y = 850
    rig.loop.settle()
    _ = rig.batch([["0", "1", "2", "3"]]) { $0.deleteItems(at: (4..<12).map(first)) }
    rig.loop.advance(to: 2)

    #expect(rig.view.contentOffset.y == 50)
    #expect(rig.shown == ["0", "1", "2", "3"])
  }

  @Test func `an adjustment of the offset inside an update does nothing`() {
    let rig = LetterRig([(0..<12).map { "\($0)" }])
    rig.view.contentOffset.y = 200
    rig.loop.settle()
    rig.layout.inUpdates = { [layout = rig.layout] _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 70)
      layout.invalidateLayout(with: context)
    }
    _ = rig.batch([(1..<12).map { "\($0)" }]) { $0.deleteItems(at: [first(0)]) }
    rig.loop.advance(to: 2)

    #expect(rig.view.contentOffset.y == 200)
  }

  // MARK: Selection and pool

  @Test func `selection follows its item and goes with it`() {
    let rig = LetterRig([["a", "b", "c"], ["d"]])
    rig.view.allowsMultipleSelection = true
    for path in [first(0), first(2), IndexPath(item: 0, section: 1)] {
      rig.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    _ = rig.batch([["d"], ["x", "c"]]) {
      $0.deleteItems(at: [first(0), first(1)])
      $0.insertItems(at: [IndexPath(item: 0, section: 1)])
      $0.moveSection(1, toSection: 0)
    }

    #expect(rig.view.indexPathsForSelectedItems == [first(0), IndexPath(item: 1, section: 1)])
    #expect(rig.cell(0)?.isSelected == true && rig.cell(0, 1)?.isSelected == false)
    #expect(rig.cell(1, 1)?.isSelected == true)
  }

  @Test func `deleting and inserting over and over makes no more cells than were shown at once`() {
    let rig = LetterRig([["a", "b", "c"]])
    var made: Set<ObjectIdentifier> = []
    for turn in 0..<20 {
      _ = rig.batch([["a", "b", "c\(turn)"]]) {
        $0.deleteItems(at: [first(2)])
        $0.insertItems(at: [first(2)])
      }
      rig.cells.forEach { made.insert(ObjectIdentifier($0)) }
      rig.loop.advance(to: rig.loop.now + 1)
    }

    #expect(made.count == 4)
    #expect(rig.cells.count == 3)
  }

  @Test func `touches during the animation land where things are going to be`() {
    let rig = LetterRig([["a", "b"]])
    _ = rig.batch([["x", "a", "b"]]) { $0.insertItems(at: [first(0)]) }
    rig.loop.advance(to: 0.05)

    #expect(rig.view.indexPathForItem(at: CGPoint(x: 150, y: 250)) == first(2))
  }
}
