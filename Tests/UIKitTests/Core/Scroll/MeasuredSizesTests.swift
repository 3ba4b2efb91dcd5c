import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Measured sizes` {
  private static func sizes(
    _ heights: [Int: CGFloat], of series: MeasuredSizes.Series = .items(section: 0)
  ) -> MeasuredSizes {
    var sizes = MeasuredSizes()
    for (number, height) in heights.sorted(by: { $0.key < $1.key }) {
      sizes.append(CGSize(width: 0, height: height), at: number, of: series)
    }
    return sizes
  }

  // MARK: The value

  @Test func `of neighbours of one size are one run`() {
    let sizes = Self.sizes([0: 10, 1: 10, 2: 20, 4: 20])
    #expect(sizes.lists.map(\.series) == [.items(section: 0)])
    #expect(sizes.lists.first?.runs.map(\.first) == [0, 2, 4])
    #expect(sizes.lists.first?.runs.map(\.count) == [2, 1, 1])
  }

  @Test func `leave out what is no size, is out of order, or is more than anybody scrolls past`() {
    var sizes = Self.sizes([5: 10])
    for height in [-1, .nan, .infinity, 1e9] as [CGFloat] {
      sizes.append(CGSize(width: 0, height: height), at: 6, of: .items(section: 0))
    }
    sizes.append(CGSize(width: 0, height: 10), at: 5, of: .items(section: 0))
    for (first, count) in [(-1, 1), (6, 0), (6, MeasuredSizes.mostElements), (.max, 1), (6, .max)] {
      sizes.append(
        MeasuredSizes.Run(first: first, count: count, size: CGSize(width: 0, height: 10)),
        of: .items(section: 0))
    }
    #expect(sizes == Self.sizes([5: 10]))
  }

  @Test func `change by those that are new or others`() {
    let (before, after) = (Self.sizes([0: 10, 1: 20, 9: 1]), Self.sizes([0: 10, 1: 30, 2: 30]))
    #expect(after.changes(since: before) == Self.sizes([1: 30, 2: 30]))
    #expect(after.changes(since: after).isEmpty)
    #expect(after.changes(since: Self.sizes([1: 30], of: .headers)) == after)
  }

  // MARK: Tables

  private func table(_ style: UITableView.Style = .plain) -> TableRig {
    let rig = TableRig(style, rows: Array(repeating: 30, count: 6))
    rig.view.rowHeight = UITableView.automaticDimension
    rig.view.sectionHeaderHeight = UITableView.automaticDimension
    rig.fitting = { CGFloat(30 + ($0.row * 7 + $0.section * 11) % 60) + 1 / 3 }
    rig.titles = [0: "First", 2: "Third"]
    rig.footerTitles = [1: "Foot"]
    return rig.start()
  }

  private func go(_ rig: TableRig, downTo y: CGFloat) {
    while rig.view.contentOffset.y < y {
      rig.view.contentOffset.y += 150
      rig.loop.settle()
    }
  }

  private func frame(_ row: Int, _ section: Int = 0, in rig: TableRig) -> CGRect {
    rig.view.rectForRow(at: IndexPath(row: row, section: section))
  }

  private func frames(of rig: TableRig) -> [CGRect] {
    (0..<6).flatMap { section in (0..<30).map { frame($0, section, in: rig) } }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `of a table put every row of the next one where it was`(style: UITableView.Style) {
    let first = table(style)
    go(first, downTo: 4000)
    let (expected, size) = (frames(of: first), first.view.contentSize)
    let next = table(style)
    #expect(frames(of: next) != expected)

    next.view._adopt(first.view._measuredSizes)
    next.loop.settle()

    #expect(next.view.contentSize == size && frames(of: next) == expected)
    #expect(next.view._measuredSizes == first.view._measuredSizes)
  }

  @Test func `of a table are asked again where rows come on screen`() {
    let first = table()
    go(first, downTo: 4000)
    let next = table()
    // Saved with other code.
    next.fitting = { _ in 50 }
    next.view._adopt(first.view._measuredSizes)
    next.loop.settle()
    let before = frame(20, 1, in: next)

    next.view.contentOffset.y = 2500
    next.loop.settle()

    #expect(before == frame(20, 1, in: first))
    #expect(next.view.visibleCells.allSatisfy { $0.frame.height == 50 })
  }

  @Test func `of a table leave rows on screen as they are`() {
    let rig = table()
    let before = frame(0, in: rig)
    rig.view._adopt(Self.sizes([0: 500, 1: 500, 29: 500]))
    rig.loop.settle()
    #expect(frame(0, in: rig) == before && frame(29, in: rig).height == 500)
  }

  @Test func `of rows that the table does not have do nothing`() {
    let rig = table()
    let before = frames(of: rig)
    for series in [
      .items(section: 0), .items(section: 6), .items(section: .max), .headers, .missingFooters,
      .bars(section: 0), .badges(place: 0, section: 0), .globalBars,
    ] as [MeasuredSizes.Series] { rig.view._adopt(Self.sizes([30: 5, 9999: 7], of: series)) }
    rig.loop.settle()
    #expect(frames(of: rig) == before)
  }

  @Test func `of a table whose rows are all asked at once are none`() {
    let rig = TableRig(rows: [300])
    rig.view.estimatedRowHeight = 0
    rig.height = { CGFloat(40 + $0.row) }
    #expect(rig.start().view._measuredSizes.isEmpty)
  }

  // MARK: Collection views

  /// In halves of a point, whose sums are exact in whatever order they are made.
  private func wish(_ value: Int) -> CGSize {
    CGSize(width: CGFloat(60 + value % 5 * 31), height: CGFloat(30 + value * 7 % 50) + 0.5)
  }

  private func section(_ number: Int) -> NSCollectionLayoutSection {
    let kinds = [FitSection.rows(), FitSection.columns(), FitSection.nested(), FitSection.tags()]
    let section = kinds[number % 4]
    let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: FitRig.header, alignment: .top)
    ]
    return section
  }

  private func composition() -> FitRig {
    let values = (0..<5).map { section in (0..<40).map { section * 40 + $0 } }
    let rig = FitRig(values, wish: wish, section)
    rig.barWish = CGSize(width: 0, height: 33)
    return rig.start()
  }

  private func frames(of view: UICollectionView) -> [CGRect?] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private func go(_ view: UICollectionView, _ loop: VirtualRunLoop, downTo y: CGFloat) {
    while view.contentOffset.y < y {
      view.contentOffset.y += 150
      loop.settle()
    }
  }

  @Test func `of a composition put every item of the next one where it was`() {
    let first = composition()
    go(first.view, first.loop, downTo: 3000)
    let (expected, size) = (frames(of: first.view), first.view.contentSize)
    let next = composition()
    #expect(frames(of: next.view) != expected)

    next.view._adopt(first.view._measuredSizes)
    next.loop.settle()

    #expect(next.view.contentSize == size)
    for (now, before) in zip(frames(of: next.view), expected) { #expect(now == before) }
    #expect(next.view._measuredSizes == first.view._measuredSizes)
  }

  @Test func `of items that a composition does not have do nothing`() {
    let rig = composition()
    let before = frames(of: rig.view)
    for series in [
      .items(section: 0), .items(section: 5), .items(section: .max), .headers, .bars(section: 1),
      .badges(place: 0, section: 0), .badges(place: .max, section: .max), .globalBars,
    ] as [MeasuredSizes.Series] { rig.view._adopt(Self.sizes([40: 5, 9999: 7], of: series)) }
    rig.loop.settle()
    #expect(frames(of: rig.view) == before)
  }
}
