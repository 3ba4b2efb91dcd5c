import QuartzCore
import Testing
import UIKit

private let badge = "badge"
private let line = "line"

/// Rows with a badge on the first and a line under the second, and contexts that name what a test says.
@MainActor private final class BadgedRows: RowLayout {
  var shift: CGFloat = 0
  var named: ((UICollectionViewLayoutInvalidationContext) -> Void)?
  var hasBadge = true

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    extras = (hasBadge ? [makeBadge()] : []) + [makeLine()]
    return super.layoutAttributesForElements(in: rect)
  }

  private func makeBadge() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: badge, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: shift, y: (collectionView?.bounds.minY ?? 0) + 10, width: 20, height: 20)
    return attributes
  }

  private func makeLine() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: line, with: IndexPath(item: 1, section: 0))
    attributes.frame = CGRect(x: shift, y: 200, width: 20, height: 2)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("supplementary \(elementKind) \(indexPath.item)")
    return hasBadge && elementKind == badge ? makeBadge() : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("decoration \(elementKind) \(indexPath.item)")
    return makeLine()
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    named?(context)
    return context
  }
}

/// The data source's side of the badge.
@MainActor private final class Badges: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
  }
}

/// A collection view with such a layout, laid out.
@MainActor private final class BadgeRig {
  let layout = BadgedRows()
  let badges = Badges()
  let rig: CollectionRig

  init() {
    rig = CollectionRig(layout)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: line)
    rig.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: badge, withReuseIdentifier: "badge")
    rig.view.dataSource = badges
    _ = rig.start()
  }

  var badgeView: UICollectionReusableView? {
    rig.view.supplementaryView(forElementKind: badge, at: path(0))
  }

  /// The questions to the layout after invalidations, each of which names what `names` names.
  func asked(_ names: ((UICollectionViewLayoutInvalidationContext) -> Void)...) -> [String] {
    rig.calls {
      for name in names {
        let context = UICollectionViewLayoutInvalidationContext()
        name(context)
        layout.invalidateLayout(with: context)
      }
    }.filter { !$0.hasPrefix("invalidate") }
  }
}

private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

/// The questions that a layout is asked again after a context that names elements (Facts 2.3).
@MainActor @Suite struct `Partial invalidation` {
  @Test func `only what a context names is asked for, after prepare, items before the rest`() {
    let badges = BadgeRig()
    badges.layout.change = { $0.alpha = 0.5 }
    let questions = badges.asked {
      $0.invalidateDecorationElements(ofKind: line, at: [path(1)])
      $0.invalidateSupplementaryElements(ofKind: badge, at: [path(0)])
      $0.invalidateItems(at: [path(2), path(0)])
    }

    #expect(
      questions == [
        "prepare", "content size", "item 0", "supplementary badge 0", "decoration line 1", "item 2",
      ])
    #expect((0..<4).map { badges.rig.cell($0)?.alpha } == [0.5, 1, 0.5, 1])
  }

  @Test func `a context that names nothing asks for the screen`() {
    let badges = BadgeRig()
    #expect(badges.asked { _ in } == ["prepare", "content size", "elements 0,-600 300x1800"])
  }

  @Test func `several contexts before a pass add up, and one that names nothing asks for everything`() {
    let badges = BadgeRig()
    let some = badges.asked(
      { $0.invalidateItems(at: [path(3)]) }, { $0.invalidateItems(at: [path(1), path(3)]) })
    #expect(some == ["prepare", "content size", "item 1", "item 3"])

    let all = badges.asked({ $0.invalidateItems(at: [path(3)]) }, { _ in })
    #expect(all == ["prepare", "content size", "elements 0,-600 300x1800"])
  }

  @Test func `a badge that follows the screen is all that a frame of scrolling asks for`() {
    let badges = BadgeRig()
    badges.layout.invalidatesOnScroll = true
    badges.layout.named = {
      $0.invalidateSupplementaryElements(ofKind: badge, at: [IndexPath(item: 0, section: 0)])
    }
    let view = badges.badgeView
    let questions = badges.rig.calls { badges.rig.view.contentOffset.y = 30 }

    #expect(
      questions == [
        "should invalidate 0,0 300x600 -> 0,30 300x600", "context", "invalidate", "invalidate with []",
        "scrolled 0,30", "prepare", "content size", "supplementary badge 0", "item 6", "will display 6",
      ])
    #expect(view != nil && badges.badgeView === view && view?.frame.minY == 40)
  }

  @Test func `what comes on screen is asked for once the bounds leave what is known, named or not`() {
    let badges = BadgeRig()
    badges.layout.invalidatesOnScroll = true
    badges.layout.named = {
      $0.invalidateSupplementaryElements(ofKind: badge, at: [IndexPath(item: 0, section: 0)])
    }
    let questions = badges.rig.calls { badges.rig.view.contentOffset.y = 700 }

    #expect(questions.contains("elements 0,100 300x1800"))
    #expect(!questions.contains { $0.hasPrefix("supplementary") })
    #expect(badges.rig.cell(7) != nil && badges.badgeView?.frame.minY == 710)
  }

  @Test func `an element that is new to the answer is shown, one that is gone from it leaves`() {
    let badges = BadgeRig()
    badges.layout.hasBadge = false
    let gone = badges.asked { $0.invalidateSupplementaryElements(ofKind: badge, at: [path(0)]) }
    #expect(gone == ["prepare", "content size", "supplementary badge 0", "elements 0,-600 300x1800"])
    #expect(badges.badgeView == nil)

    badges.layout.hasBadge = true
    let back = badges.asked { $0.invalidateSupplementaryElements(ofKind: badge, at: [path(0)]) }
    // Once for the answer, once for the frame that the new view is made with.
    #expect(back == ["prepare", "content size", "supplementary badge 0", "supplementary badge 0"])
    #expect(badges.badgeView?.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @Test func `another content size looks at everything on screen afresh`() {
    let badges = BadgeRig()
    badges.layout.contentHeight = 2500
    let questions = badges.asked { $0.invalidateItems(at: [path(1)]) }

    #expect(questions == ["prepare", "content size", "elements 0,-600 300x1800"])
  }

  @Test func `elements that do not exist are not asked for`() {
    let badges = BadgeRig()
    let questions = badges.asked {
      $0.invalidateItems(at: [path(99), IndexPath(item: 0, section: 4)])
      $0.invalidateSupplementaryElements(ofKind: badge, at: [IndexPath()])
    }

    #expect(questions == ["prepare", "content size"])
  }

  @Test func `a layout that invalidates itself while it is asked is asked again and comes to an end`() {
    let badges = BadgeRig()
    var times = 0
    badges.layout.change = { [unowned badges] _ in
      times += 1
      if times < 4 { badges.layout.invalidateLayout() }
    }
    _ = badges.asked { $0.invalidateItems(at: [path(1)]) }

    #expect(badges.rig.view.visibleCells.count == 6)
    #expect(badges.rig.loop.nextDeadline == nil)
  }

  @Test func `a name that counts make void is never asked for`() {
    let badges = BadgeRig()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(19)])
    badges.layout.invalidateLayout(with: context)
    let questions = badges.rig.calls { badges.rig.view.reloadData() }

    #expect(!questions.contains("item 19"))
    #expect(questions.contains("elements 0,-600 300x1800"))
  }
}

/// Where the content is after an adjustment, whatever moves it (Facts 2.3).
@MainActor @Suite struct `Offset adjustments` {
  /// Invalidates with `shift` points down.
  private static func adjust(_ layout: UICollectionViewLayout, by shift: CGFloat) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = shift
    layout.invalidateLayout(with: context)
  }

  private static func drag(_ rig: CollectionRig, _ steps: [(UITouch.Phase, CGFloat)]) {
    for (phase, y) in steps {
      rig.loop.advance(to: rig.loop.now + 0.016)
      rig.touch(phase, y)
    }
  }

  @Test func `at rest the content moves, once`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    rig.view.contentOffset.y = 300
    Self.adjust(layout, by: 40)
    rig.loop.settle()

    #expect(rig.view.contentOffset.y == 340)
  }

  @Test func `a finger holds on to what it held`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    Self.drag(rig, [(.began, 500), (.moved, 480), (.moved, 400)])
    let before = rig.view.contentOffset.y
    Self.adjust(layout, by: 250)
    Self.drag(rig, [(.moved, 390)])

    #expect(rig.view.isDragging)
    #expect(rig.view.contentOffset.y == before + 260)
  }

  @Test func `a deceleration comes to rest at the same place of the content`() {
    func end(adjustingBy shift: CGFloat?) -> CGFloat {
      let layout = RowLayout()
      let rig = CollectionRig(layout, items: 400).start()
      Self.drag(
        rig, [(.began, 500), (.moved, 480), (.moved, 450), (.moved, 420), (.moved, 390), (.ended, 390)])
      rig.loop.advance(to: rig.loop.now + 0.2)
      #expect(rig.view.isDecelerating)
      if let shift {
        let before = rig.view.contentOffset.y
        Self.adjust(layout, by: shift)
        #expect(rig.view.contentOffset.y == before + shift)
        #expect(rig.view.isDecelerating)
      }
      rig.loop.advance(to: rig.loop.now + 10)
      #expect(!rig.view.isDecelerating)
      return rig.view.contentOffset.y
    }
    let plain = end(adjustingBy: nil)

    #expect(plain > 300)
    #expect(abs(end(adjustingBy: 500) - (plain + 500)) < 1)
    #expect(abs(end(adjustingBy: -100) - (plain - 100)) < 1)
  }

  @Test func `a deceleration towards an edge still ends there`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout, items: 12).start()
    Self.drag(rig, [(.began, 500), (.moved, 450), (.moved, 350), (.moved, 250), (.ended, 250)])
    #expect(rig.view.isDecelerating)
    Self.adjust(layout, by: 20)
    rig.loop.advance(to: rig.loop.now + 10)

    #expect(rig.view.contentOffset.y == 600)
  }

  @Test func `an animation ends as much further on, and tells of its end`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    rig.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    rig.loop.advance(to: rig.loop.now + 0.1)
    let before = rig.view.contentOffset.y
    Self.adjust(layout, by: 50)
    #expect(rig.view.contentOffset.y == before + 50)
    rig.loop.advance(to: rig.loop.now + 1)

    #expect(rig.view.contentOffset.y == 450)
  }

  @Test func `with a change of size the layout is asked where to be from the adjusted place`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    rig.view.contentOffset.y = 300
    rig.loop.settle()
    layout.adjustment.y = 70
    let calls = rig.calls { rig.window.frame = CGRect(x: 0, y: 0, width: 300, height: 400) }

    #expect(calls.contains("target of 0,370"))
    #expect(rig.view.contentOffset.y == 370)
  }

  @Test func `a batch's adjustment does not count`() {
    let layout = BatchAdjusting()
    let rig = CollectionRig(layout).start()
    rig.view.contentOffset.y = 300
    rig.loop.settle()
    let context = BatchContext()
    context.contentOffsetAdjustment.y = 40
    layout.invalidateLayout(with: context)
    rig.loop.settle()

    #expect(rig.view.contentOffset.y == 300)
  }
}

/// As the collection view's own for a batch: new counts, and everything else as it was.
@MainActor private final class BatchContext: UICollectionViewLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

@MainActor private final class BatchAdjusting: RowLayout {
  override class var invalidationContextClass: AnyClass { BatchContext.self }
}
