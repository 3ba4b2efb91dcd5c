import Testing

@testable import UIKit

@MainActor @Suite struct `Interactive transitions` {
  let journal = Journal()
  let rows: HintingLayout
  let pairs: HintingLayout
  let rig: TransitionRig

  init() {
    rows = .rows("rows", journal)
    pairs = .pairs("pairs", journal)
    rig = TransitionRig(rows, journal).start()
  }

  private func begin(
    to layout: UICollectionViewLayout? = nil, _ completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    var between: UICollectionViewTransitionLayout?
    _ = rig.calls {
      between = rig.collection.startInteractiveTransition(to: layout ?? pairs, completion: completion)
    }
    return between ?? UICollectionViewTransitionLayout(currentLayout: rows, nextLayout: pairs)
  }

  @Test func `the start prepares both layouts and moves nothing`() {
    var calls: [String] = []
    _ = rig.calls {
      _ = rig.collection.startInteractiveTransition(to: pairs)
      calls = journal.take()
    }
    let told = (0...5).map { "cell \($0) will rows>pairs" }
    #expect(
      calls == ["rows: transition to", "pairs: transition from"] + told + [
        "pairs: prepare", "pairs: target of 0,0",
      ])
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 300, width: 300, height: 100)))
    #expect(rig.collection.collectionViewLayout is UICollectionViewTransitionLayout)
    #expect(rows.collectionView === rig.collection && pairs.collectionView === rig.collection)
  }

  @Test func `elements, content and offset lie as far between as the progress says`() {
    pairs.target = { _ in CGPoint(x: 0, y: 200) }
    pairs.change = { attributes in
      attributes.alpha = 0.5
      attributes.zIndex = 10
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let between = begin()
    _ = rig.calls { between.transitionProgress = 0.25 }

    let item = rig.collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(
      item?.center == CGPoint(x: 168.75, y: 318.75) && item?.size == CGSize(width: 262.5, height: 112.5))
    #expect(item?.alpha == 0.875 && item?.zIndex == 3 && item?.transform.a == 1.25)
    #expect(rig.cell(3)?.center == CGPoint(x: 168.75, y: 318.75))
    #expect(rig.collection.contentSize == CGSize(width: 300, height: 1200 - 0.25 * 300))
    #expect(rig.collection.contentOffset == CGPoint(x: 0, y: 50))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `all are on screen that are there on the way, those of either layout`() {
    let between = begin()
    _ = rig.calls { between.transitionProgress = 0.9 }
    let shown = rig.collection.indexPathsForVisibleItems.map(\.item)
    let expected = (0..<12).filter { item in
      let (y, height) = (
        CGFloat(item) * 100 * 0.1 + CGFloat(item / 2) * 150 * 0.9, 100 * 0.1 + 150 * 0.9 as CGFloat
      )
      return y < 600 && y + height > 0
    }
    #expect(shown == expected && shown.count > 7)
  }

  @Test func `finished, the rest is animated, and the next layout stays`() {
    var ended: [String] = []
    let between = begin { ended.append("\($0) \($1)") }
    _ = rig.calls { between.transitionProgress = 0.5 }
    let calls = rig.calls { rig.collection.finishInteractiveTransition() }

    #expect(calls.suffix(2) == ["rows: transition over", "pairs: transition over"])
    #expect(rig.collection.collectionViewLayout === pairs && rows.collectionView == nil)
    #expect(near(rig.drawn(3), CGRect(x: 75, y: 225, width: 225, height: 125)))
    rig.advance(0.15)
    #expect(near(rig.drawn(3), CGRect(x: 112.5, y: 187.5, width: 187.5, height: 137.5)))
    #expect(ended == [])
    rig.advance(0.2)
    #expect(ended == ["true true"])
    #expect(journal.take().suffix(8) == (0...7).map { "cell \($0) did rows>pairs" }.suffix(8))
    #expect(near(rig.drawn(3), CGRect(x: 150, y: 150, width: 150, height: 150)))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `cancelled, it goes back, and the old layout stays`() {
    var ended: [String] = []
    pairs.target = { _ in CGPoint(x: 0, y: 200) }
    let between = begin { ended.append("\($0) \($1)") }
    _ = rig.calls { between.transitionProgress = 0.5 }
    _ = rig.calls { rig.collection.cancelInteractiveTransition() }

    #expect(rig.collection.collectionViewLayout === rows && pairs.collectionView == nil)
    #expect(rig.collection.contentOffset == .zero && rig.collection.layer.presented.bounds.minY == 100)
    rig.advance(0.35)
    #expect(ended == ["true false"])
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 300, width: 300, height: 100)))
    #expect(rig.cellsInTree == rig.collection.visibleCells.count)
  }

  @Test func `without animations the rest is there at once`() {
    var ended: [String] = []
    let between = begin { ended.append("\($0) \($1)") }
    _ = rig.calls {
      between.transitionProgress = 0.5
      UIView.performWithoutAnimation { rig.collection.finishInteractiveTransition() }
    }
    #expect(near(rig.drawn(3), CGRect(x: 150, y: 150, width: 150, height: 150)))
    #expect(ended == ["true true"] && rig.loop.nextDeadline == nil)
  }

  @Test func `the delegate may hand out a layout of its own, which keeps values for it`() {
    final class Bent: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for one in all ?? [] { one.center.x += value(forAnimatedKey: "bend") }
        return all
      }
    }
    rig.makeTransitionLayout = { Bent(currentLayout: $0, nextLayout: $1) }
    let between = begin()
    #expect(between.value(forAnimatedKey: "bend") == 0)
    _ = rig.calls {
      between.updateValue(40, forAnimatedKey: "bend")
      between.transitionProgress = 0.5
    }
    #expect(rig.cell(3)?.center.x == 187.5 + 40)
  }

  @Test func `progress keeps between the ends, and what is no number is ignored`() {
    let between = begin()
    between.transitionProgress = 7
    #expect(between.transitionProgress == 1)
    between.transitionProgress = .nan
    #expect(between.transitionProgress == 1)
    between.transitionProgress = -3
    #expect(between.transitionProgress == 0)
  }

  @Test func `new data in the middle are laid out by both`() {
    let between = begin()
    _ = rig.calls { between.transitionProgress = 0.5 }
    rig.itemCount = 3
    let calls = rig.calls { rig.collection.reloadData() }

    #expect(calls.count { $0.hasSuffix("prepare") } == 2)
    #expect(rig.collection.visibleCells.count == 3)
    #expect(rig.collection.contentSize == CGSize(width: 300, height: 300))
  }

  @Test func `another size in the middle is laid out by both`() {
    let between = begin()
    _ = rig.calls { between.transitionProgress = 0.5 }
    let calls = rig.calls { rig.collection.frame.size.width = 200 }

    #expect(calls.count { $0.hasSuffix("prepare") } == 2)
    #expect(rig.cell(3)?.bounds.size == CGSize(width: 150, height: 100))
  }

  @Test func `another layout set in the middle ends it where it stands`() {
    var ended: [String] = []
    let between = begin { ended.append("\($0) \($1)") }
    _ = rig.calls { between.transitionProgress = 0.5 }
    let low = HintingLayout("low", journal) { item, _ in
      CGRect(x: 0, y: CGFloat(item) * 50, width: 300, height: 50)
    }
    _ = rig.calls { rig.collection.setCollectionViewLayout(low, animated: true) }

    #expect(ended == ["false false"])
    #expect(near(rig.drawn(3), CGRect(x: 75, y: 225, width: 225, height: 125)))
    rig.advance(0.4)
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 150, width: 300, height: 50)))
    #expect(rows.collectionView == nil && pairs.collectionView == nil && low.collectionView != nil)
  }
}
