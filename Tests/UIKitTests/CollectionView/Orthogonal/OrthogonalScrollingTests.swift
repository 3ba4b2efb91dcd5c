import QuartzCore
import Testing

@testable import UIKit

@Suite("Sections that scroll by themselves") @MainActor struct OrthogonalScrollingTests {
  @Test func `groups lie across in a scroll view of their own`() throws {
    let rig = OrthogonalRig([.init(header: true), .init(behavior: .none, items: 2)])
    let embedded = try #require(rig.embedded())
    #expect(embedded.frame == CGRect(x: 0, y: 40, width: 375, height: 100))
    #expect(embedded.contentSize == CGSize(width: 1288, height: 100))
    #expect(embedded.clipsToBounds == false)
    #expect(embedded.isDirectionalLockEnabled)
    #expect(rig.cell(0)?.superview === embedded)
    #expect(rig.cell(0, 1)?.superview === rig.view)
    #expect(rig.view.contentSize == CGSize(width: 375, height: 140 + 216))
    #expect(rig.frame(0) == CGRect(x: 20, y: 40, width: 300, height: 100))
    #expect(rig.frame(1) == CGRect(x: 336, y: 40, width: 300, height: 100))
    #expect(rig.items() == [0, 1])
  }

  @Test func `centred groups begin in the middle, with a negative offset`() {
    let rig = OrthogonalRig(.groupPagingCentered)
    #expect(rig.offset() == -17.5)
    #expect(rig.frame(0)?.midX == 187.5)
    #expect(rig.view.contentOffset == .zero)
  }

  @Test func `a flick goes one group on, and cells come and go`() {
    let rig = OrthogonalRig(.groupPaging, items: 10)
    rig.calls = []
    rig.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -150, dy: 0))
    rig.rest()
    #expect(rig.offset() == 316)
    // Of the first group the last four points show.
    #expect(rig.items() == [0, 1, 2])
    #expect(rig.frame(1) == CGRect(x: 20, y: 0, width: 300, height: 100))
    #expect(rig.calls == ["will display 0.2"])
    rig.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -150, dy: 0))
    rig.rest()
    #expect(rig.items() == [1, 2, 3])
    #expect(rig.calls.contains("ended displaying 0.0"))
    #expect(!rig.calls.contains("scrolled"))
    #expect(rig.view.contentOffset == .zero)
  }

  @Test func `plain scrolling of a section changes no attributes`() {
    let rig = OrthogonalRig(.continuous)
    let before = rig.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    rig.view.setOrthogonalOffset(CGPoint(x: 200, y: 0), ofSection: 0)
    rig.loop.settle()
    #expect(rig.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.isEqual(before) == true)
    #expect(rig.frame(1)?.minX == 136)
  }

  @Test func `free scrolling stops free, whole pages stop at pages`() {
    let free = OrthogonalRig(.continuous, items: 20)
    free.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -100, dy: 0))
    free.rest()
    #expect(free.offset() > 200)
    #expect(free.offset().truncatingRemainder(dividingBy: 316) != 0)

    let pages = OrthogonalRig(.paging, items: 20)
    pages.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -100, dy: 0))
    pages.rest()
    #expect(pages.offset() == 375)
  }

  @Test func `properties reach the scroll view`() {
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    func embedded(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 4,
      _ change: (inout Properties) -> Void = { _ in }
    ) -> OrthogonalScrollView? {
      var properties = Properties()
      change(&properties)
      return OrthogonalRig([.init(behavior: behavior, items: items, properties: properties)]).embedded()
    }
    #expect(embedded(.continuous)?.decelerationRate == .normal)
    #expect(embedded(.continuousGroupLeadingBoundary)?.decelerationRate == .normal)
    #expect(embedded(.groupPaging)?.decelerationRate == .fast)
    #expect(embedded(.groupPagingCentered)?.decelerationRate == .fast)
    #expect(embedded(.continuous) { $0.decelerationRate = .fast }?.decelerationRate == .fast)
    #expect(embedded(.groupPaging) { $0.decelerationRate = .normal }?.decelerationRate == .normal)
    #expect(embedded(.paging)?.isPagingEnabled == true)
    #expect(embedded(.continuous)?.bounces == true)
    #expect(embedded(.continuous) { $0.bounce = .never }?.bounces == false)
    #expect(embedded(.continuous, items: 1)?.draggableAxes == [])
    #expect(embedded(.continuous, items: 1) { $0.bounce = .always }?.draggableAxes == [.horizontal])
  }

  @Test func `taps find what appears`() {
    let rig = OrthogonalRig(.groupPaging, items: 10)
    rig.view.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 0)
    rig.loop.settle()
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == IndexPath(item: 2, section: 0))
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == nil)
    #expect(
      rig.calls {
        rig.touch(.began, 100, 50, at: rig.loop.now)
        rig.run(0.2)
        rig.touch(.ended, 100, 50, at: rig.loop.now)
      } == ["highlighted 0.2", "selected 0.2", "unhighlighted 0.2"])
    #expect(rig.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(rig.cell(2)?.isSelected == true)
    rig.view.setOrthogonalOffset(.zero, ofSection: 0)
    rig.loop.settle()
    #expect(rig.cell(2) == nil)
    rig.view.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 0)
    rig.loop.settle()
    #expect(rig.cell(2)?.isSelected == true)
  }

  @Test func `badges go with their items, headers and backgrounds stay`() throws {
    let rig = OrthogonalRig([.init(header: true, badge: true, background: true)])
    let badge = try #require(
      rig.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0)))
    let header = try #require(
      rig.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(badge.superview === rig.embedded())
    #expect(header.superview === rig.view)
    #expect(badge.convert(badge.bounds, to: nil) == CGRect(x: 305, y: 35, width: 20, height: 20))
    rig.view.setOrthogonalOffset(CGPoint(x: 316, y: 0), ofSection: 0)
    rig.loop.settle()
    #expect(header.frame == CGRect(x: 20, y: 0, width: 335, height: 40))
    let shown = rig.view.shownElements.filter { $0.attributes.representedElementKind == "badge" }
    #expect(shown.map(\.frame.minX) == [-11, 305])
    #expect(shown.last?.orthogonalOffset == CGPoint(x: 316, y: 0))
    let places = rig.view.subviews.filter { $0 is OrthogonalScrollView || $0 is UICollectionReusableView }
    #expect(places.firstIndex { $0 is OrthogonalScrollView } == 1)
  }

  @Test func `scrolling to an item scrolls both`() {
    let rig = OrthogonalRig((0..<20).map { _ in .init(items: 50) })
    rig.view.scrollToItem(at: IndexPath(item: 30, section: 15), at: [.top, .left], animated: false)
    rig.loop.settle()
    #expect(rig.view.contentOffset.y == 1333)
    #expect(rig.offset(15) == 9480)
    #expect(rig.frame(30, 15) == CGRect(x: 20, y: 167, width: 300, height: 100))

    rig.view.scrollToItem(at: IndexPath(item: 3, section: 19), at: .left, animated: true)
    rig.run(0.1)
    #expect(rig.offset(19) > 0 && rig.offset(19) < 948)
    rig.rest()
    #expect(rig.offset(19) == 948)
  }

  @Test func `a section keeps its offset while it is off the screen`() {
    let rig = OrthogonalRig((0..<40).map { _ in .init(items: 50) })
    rig.view.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 1)
    rig.loop.settle()
    rig.view.contentOffset.y = 3000
    rig.loop.settle()
    #expect(rig.embedded(1) == nil)
    // Only what has been scrolled is remembered.
    #expect(rig.view.orthogonal.travels == [1: 632])
    #expect(rig.view.scrolledOrthogonalSections == [1])
    #expect(rig.view.subviews.filter { $0 is OrthogonalScrollView }.count <= 8)
    #expect(rig.view.orthogonalOffset(ofSection: 1) == CGPoint(x: 632, y: 0))
    rig.view.contentOffset.y = 0
    rig.loop.settle()
    #expect(rig.offset(1) == 632)
    #expect(rig.items(1) == [1, 2, 3])
    rig.view.reloadData()
    rig.loop.settle()
    #expect(rig.offset(1) == 0)
    #expect(rig.items(1) == [0, 1])
  }

  @Test func `layouts that scroll sideways have sections that scroll down`() {
    let rig = OrthogonalRig(
      [.init(items: 10, group: CGSize(width: 100, height: 300)), .init(items: 3)], isHorizontal: true)
    #expect(rig.embedded()?.frame == CGRect(x: 0, y: 0, width: 100, height: 667))
    #expect(rig.frame(1) == CGRect(x: 0, y: 336, width: 100, height: 300))
    rig.drag(from: CGPoint(x: 50, y: 500), by: CGVector(dx: 0, dy: -150))
    rig.rest()
    #expect(rig.offset() == 316)
    #expect(rig.items() == [0, 1, 2, 3])
  }

  @Test func `a frame of scrolling asks for what is seen, however many items there are`() {
    func made(_ items: Int) -> [Int] {
      let rig = OrthogonalRig([.init(behavior: .continuous, items: items)])
      let layout = CountingLayout(sectionProvider: { [unowned rig] index, environment in
        rig.layout().sectionProvider(index, environment)
      })
      rig.view.setCollectionViewLayout(layout, animated: false)
      rig.loop.settle()
      return (1...40).map { frame in
        layout.made = 0
        rig.view.setOrthogonalOffset(CGPoint(x: CGFloat(frame) * 50, y: 0), ofSection: 0)
        rig.loop.settle()
        return layout.made
      }
    }
    let few = made(1000)
    #expect(few == made(1_000_000))
    #expect(few.allSatisfy { $0 >= 1 && $0 <= 4 }, "\(few)")
  }

  @Test func `a million items cost what is seen of them`() {
    let rig = OrthogonalRig([.init(behavior: .continuous, items: 1_000_000)])
    rig.view.setOrthogonalOffset(CGPoint(x: 316 * 900_000, y: 0), ofSection: 0)
    rig.loop.settle()
    #expect(rig.items() == [899_999, 900_000, 900_001])
    rig.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .right, animated: false)
    rig.loop.settle()
    #expect(rig.items() == [999_998, 999_999])
    #expect(rig.embedded()?.subviews.count == rig.items().count)
  }
}

/// Counts the attributes that it returns for rectangles.
@MainActor private final class CountingLayout: UICollectionViewCompositionalLayout {
  var made = 0

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    made += attributes?.count ?? 0
    return attributes
  }
}
