import QuartzCore
import Testing

@testable import UIKit

@Suite("Sections that scroll by themselves, against a slow oracle") @MainActor struct OrthogonalOracleTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func rows(_ dice: inout Dice) -> [OrthogonalRig.Row] {
    (0..<Int.random(in: 1...8, using: &dice)).map { _ in
      OrthogonalRig.Row(
        behavior: Behavior(rawValue: Int.random(in: 0...5, using: &dice)) ?? .none,
        items: Int.random(in: 0...30, using: &dice),
        group: CGSize(
          width: Int.random(in: 40...500, using: &dice), height: Int.random(in: 30...200, using: &dice)),
        spacing: CGFloat(Int.random(in: 0...40, using: &dice)),
        inset: CGFloat(Int.random(in: 0...60, using: &dice)), header: Bool.random(using: &dice),
        badge: Bool.random(using: &dice), background: Bool.random(using: &dice))
    }
  }

  /// Every item of every section, where it would appear, one after the other.
  private func check(_ rig: OrthogonalRig, _ comment: Comment) {
    var seen: [IndexPath] = []
    var frames: [IndexPath: CGRect] = [:]
    for (section, row) in rig.rows.enumerated() {
      let offset = rig.view.orthogonalOffset(ofSection: section) ?? .zero
      for item in 0..<row.items {
        let path = IndexPath(item: item, section: section)
        guard let resting = rig.view.layoutAttributesForItem(at: path)?.frame else { continue }
        let frame = resting.offsetBy(dx: -offset.x, dy: -offset.y)
        frames[path] = frame
        guard frame.intersects(rig.view.bounds) else { continue }
        seen.append(path)
        let cell = rig.view.cellForItem(at: path)
        let shown = cell.map { $0.convert($0.bounds, to: rig.view) } ?? .null
        #expect(abs(shown.minX - frame.minX) < 0.001 && abs(shown.minY - frame.minY) < 0.001, comment)
        #expect(shown.size == frame.size, comment)
      }
    }
    #expect(rig.view.indexPathsForVisibleItems == seen, comment)
    let shown = rig.view.shownElements.filter { $0.attributes.representedElementCategory == .cell }
    #expect(shown.map(\.attributes.indexPath) == seen, comment)
    for element in shown {
      let frame = frames[element.attributes.indexPath] ?? .null
      #expect(abs(element.frame.minX - frame.minX) < 0.001, comment)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      let under = frames.filter { $0.value.contains(middle) }.map(\.key)
      #expect(rig.view.indexPathForItem(at: middle).map(under.contains) == true, comment)
    }
  }

  @Test(arguments: 0..<40)
  func `what is on screen is what an oracle finds, wherever things are scrolled`(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let rig = OrthogonalRig(rows(&dice), isRightToLeft: seed % 2 == 1)
    check(rig, "seed \(seed), at first")
    for step in 0..<12 {
      for section in rig.rows.indices where Bool.random(using: &dice) {
        let offset = CGFloat(Int.random(in: -100...4000, using: &dice))
        rig.view.setOrthogonalOffset(CGPoint(x: offset, y: 0), ofSection: section)
      }
      if Bool.random(using: &dice) {
        let most = max(0, rig.view.contentSize.height - rig.view.bounds.height)
        rig.view.contentOffset.y = CGFloat.random(in: 0...max(1, most), using: &dice)
      }
      rig.loop.settle()
      check(rig, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<30)
  func `flings of any kind end at a legal stop`(_ seed: Int) throws {
    var dice = Dice(UInt64(1000 + seed))
    let behavior = try #require(Behavior(rawValue: 1 + seed % 5))
    let rig = OrthogonalRig(
      [
        .init(
          behavior: behavior, items: Int.random(in: 2...12, using: &dice),
          group: CGSize(width: Int.random(in: 100...360, using: &dice), height: 100)), .init(items: 40),
      ], isRightToLeft: seed % 2 == 1)
    for fling in 0..<12 {
      let way = CGFloat(Int.random(in: -300...300, using: &dice))
      rig.drag(
        from: CGPoint(x: 190, y: 50), by: CGVector(dx: way, dy: 0),
        lasting: TimeInterval.random(in: 0.03...0.5, using: &dice))
      // Some are caught on their way.
      if Bool.random(using: &dice) { rig.run(.random(in: 0...0.4, using: &dice)) } else { rig.rest() }
      if fling % 4 == 3 {
        rig.rest()
        let embedded = try #require(rig.embedded())
        let (stops, travel) = (embedded.place.section.stops, embedded.travel)
        let legal =
          switch behavior {
          case .none, .continuous: [stops.range.clamp(travel)]
          case .paging: (0...20).map { stops.range.clamp(CGFloat($0) * 375) }
          default: (0..<rig.rows[0].items).map { stops.offset(of: $0) }
          }
        #expect(
          legal.contains { abs($0 - travel) < 0.001 }, "seed \(seed), fling \(fling): \(travel) of \(legal)")
        #expect(embedded._scrollState == .idle)
        check(rig, "seed \(seed), fling \(fling)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `flings over cells that size themselves end at a group, with everything in place`(_ seed: Int) throws {
    var dice = Dice(UInt64(2000 + seed))
    let behaviors: [Behavior] = [.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered]
    let rig = OrthogonalRig(
      [
        .init(
          behavior: behaviors[seed % 3], items: 60, group: CGSize(width: 100, height: 100), isEstimated: true)
      ], isRightToLeft: seed % 2 == 1)
    for fling in 0..<10 {
      let way = CGFloat(Int.random(in: -300...300, using: &dice))
      rig.drag(from: CGPoint(x: 190, y: 50), by: CGVector(dx: way, dy: 0))
      rig.rest()
      check(rig, "seed \(seed), fling \(fling)")
      let embedded = try #require(rig.embedded())
      let (stops, travel) = (embedded.place.section.stops, embedded.travel)
      #expect(
        (0..<60).contains { abs(stops.offset(of: $0) - travel) < 0.001 }, "seed \(seed), fling \(fling)")
    }
  }

  @Test func `mirrored sections begin on the right, and go on to the left`() throws {
    let rig = OrthogonalRig([.init(items: 10)], isRightToLeft: true)
    let content = CGFloat(10 * 316 - 16 + 40)
    #expect(rig.offset() == content - 375)
    #expect(rig.frame(0) == CGRect(x: 55, y: 0, width: 300, height: 100))
    #expect(rig.frame(1)?.maxX == 39)
    // Its place while nothing is scrolled: at the far right of the content.
    #expect(rig.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == content - 20)
    rig.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 150, dy: 0))
    rig.rest()
    #expect(rig.offset() == content - 375 - 316)
    #expect(rig.frame(1)?.maxX == 355)

    let centred = OrthogonalRig([.init(behavior: .groupPagingCentered)], isRightToLeft: true)
    #expect(centred.frame(0)?.midX == 187.5)
    let pages = OrthogonalRig([.init(behavior: .paging, items: 10)], isRightToLeft: true)
    pages.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 150, dy: 0))
    pages.rest()
    #expect(pages.offset() == content - 750)
  }
}
