import QuartzCore
import Testing

@testable import UIKit

/// Handlers of sections that scroll by themselves (Facts 4.8).
@Suite("Handlers of sections that scroll by themselves") @MainActor struct VisibleScrollingItemsTests {
  /// The items that the handler of the last section was given, call by call.
  @MainActor private final class Calls {
    var offsets: [CGPoint] = []
    var frames: [[CGRect]] = []
    var items: [[Int]] = []
  }

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ width: CGFloat = 200
  )
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(width), .absolute(100)), subitems: [item]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Smaller the further from the middle, as pictures in a carousel are.
  private func carousel(_ calls: Calls) -> NSCollectionLayoutSection {
    let section = section(.groupPagingCentered)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.offsets.append(offset)
      calls.frames.append(items.map(\.frame))
      calls.items.append(items.map(\.indexPath.item))
      let width = environment.container.contentSize.width
      for item in items {
        let scale = max(1 - abs(item.frame.midX - offset.x - width / 2) / width, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  /// 300 × 600 pt: five items of 200 × 100 below a row that scrolls with the collection view, and ten such
  /// rows below.
  private func rig(_ calls: Calls, isRightToLeft: Bool = false) -> CollectionRig {
    let row = section(.none, 300)
    let sections = [row, carousel(calls), row, row]
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let rig = CollectionRig(layout, journal: Journal(), items: 5)
    rig.sectionCount = sections.count
    if isRightToLeft { rig.view.semanticContentAttribute = .forceRightToLeft }
    return rig.start()
  }

  private func cell(_ item: Int, _ rig: CollectionRig) -> UICollectionViewCell? {
    rig.view.cellForItem(at: IndexPath(item: item, section: 1))
  }

  @Test func `at rest the offset is that of the section, and frames are in its own coordinates across`() {
    let calls = Calls()
    let rig = rig(calls)

    #expect(calls.offsets == [CGPoint(x: -50, y: 0)])
    #expect(calls.items == [[0, 1]])
    #expect(
      calls.frames.first == [
        CGRect(x: 0, y: 540, width: 200, height: 100), CGRect(x: 210, y: 540, width: 200, height: 100),
      ])
    #expect(cell(0, rig)?.transform.a == 1)
    #expect(abs((cell(1, rig)?.transform.a ?? 0) - 0.8) < 1e-9)
  }

  @Test func `every step of its own scrolling is a call, and what it makes of the items is shown`() throws {
    let calls = Calls()
    let rig = rig(calls)
    let scroller = try #require(cell(0, rig)?.superview as? UIScrollView)
    for x in [CGFloat(-20), 10, 40] {
      scroller.contentOffset.x = x
      rig.loop.settle()
    }
    #expect(calls.offsets.map(\.x) == [-50, -20, 10, 40])
    scroller.setContentOffset(CGPoint(x: 160, y: 0), animated: true)
    rig.loop.settle()
    rig.loop.advance(to: rig.loop.now + 2)
    rig.loop.settle()

    #expect(calls.offsets.count > 10)
    #expect(calls.offsets.last == CGPoint(x: 160, y: 0))
    #expect(calls.items.last == [0, 1, 2])
    #expect([0, 1, 2].compactMap { cell($0, rig)?.transform.a } == [0.8, 1, 0.8])
    #expect(cell(1, rig)?.center == CGPoint(x: 310, y: 50))
  }

  @Test func `scrolling the collection view keeps the section where it is`() {
    let calls = Calls()
    let rig = rig(calls)
    rig.view.setOrthogonalOffset(CGPoint(x: 160, y: 0), ofSection: 1)
    rig.loop.settle()
    let before = calls.offsets.count
    rig.view.contentOffset.y = 40
    rig.loop.settle()

    #expect(calls.offsets.count == before + 1)
    #expect(calls.offsets.last == CGPoint(x: 160, y: 0))
    #expect(cell(1, rig)?.transform.a == 1)
  }

  @Test func `the same arithmetic holds from right to left`() {
    let calls = Calls()
    let rig = rig(calls, isRightToLeft: true)

    #expect(calls.offsets.last == CGPoint(x: 790, y: 0))
    #expect(calls.items.last == [0, 1])
    #expect(calls.frames.last?.map(\.minX) == [840, 630])
    #expect(cell(0, rig)?.transform.a == 1)
    rig.view.setOrthogonalOffset(CGPoint(x: 580, y: 0), ofSection: 1)
    rig.loop.settle()
    #expect(calls.offsets.last == CGPoint(x: 580, y: 0))
    #expect(abs((cell(0, rig)?.transform.a ?? 0) - 0.8) < 1e-9)
    #expect(cell(1, rig)?.transform.a == 1)
  }

  @Test func `what is moved goes where the handler has it, in either direction`() {
    for (isRightToLeft, x) in [(false, CGFloat(130)), (true, 970)] {
      let section = section(.continuous)
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items where item.indexPath.item == 0 { item.center.x += 30 }
      }
      let layout = UICollectionViewCompositionalLayout(section: section)
      let rig = CollectionRig(layout, journal: Journal(), items: 5)
      if isRightToLeft { rig.view.semanticContentAttribute = .forceRightToLeft }
      _ = rig.start()
      #expect(rig.cell(0)?.center.x == x)
    }
  }

  @Test func `a section that scrolls does not call the handlers of others`() {
    let (first, second) = (Calls(), Calls())
    let sections = [carousel(first), carousel(second)]
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let rig = CollectionRig(layout, journal: Journal(), items: 5)
    rig.sectionCount = 2
    _ = rig.start()
    rig.view.setOrthogonalOffset(CGPoint(x: 160, y: 0), ofSection: 1)
    rig.loop.settle()

    #expect(first.offsets.count == 1)
    #expect(second.offsets.count == 2)
    #expect(rig.cell(1).map { abs($0.transform.a - 0.8) < 1e-9 } == true)
  }

  @Test func `a handler that scrolls its own section comes to an end`() {
    weak var view: UICollectionView?
    var count = 0
    let section = section(.continuous)
    section.visibleItemsInvalidationHandler = { _, offset, _ in
      count += 1
      view?.setOrthogonalOffset(CGPoint(x: offset.x + 1, y: 0), ofSection: 0)
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let rig = CollectionRig(layout, journal: Journal(), items: 50)
    view = rig.view
    _ = rig.start()

    #expect(count > 0 && count < 20, "\(count)")
    #expect(rig.cell(0) != nil)
  }
}
