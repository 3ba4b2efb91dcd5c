import QuartzCore
import Testing

@testable import UIKit

/// Cells, headers, footers and badges that say how large they are (Facts 2.9, 4.9).
@MainActor @Suite("Compositions of views that choose their sizes") struct CompositionFittingTests {
  /// 40, 50, 60, 70, 40, …
  private func height(_ value: Int) -> CGFloat { 40 + CGFloat(value % 4) * 10 }

  private func tall(_ value: Int) -> CGSize { CGSize(width: 100, height: height(value)) }

  private func sum(_ values: Range<Int>) -> CGFloat { values.map(height).reduce(0, +) }

  private func rows(_ count: Int = 1000, estimate: CGFloat = 44) -> FitRig {
    FitRig([Array(0..<count)], wish: tall) { _ in FitSection.rows(estimate: estimate) }
  }

  @Test func `C36 with cells: rows stand as high as they would like after one layout pass`() {
    let rig = FitRig([Array(0..<10)], wish: { _ in CGSize(width: 1, height: 60) }) { _ in FitSection.rows() }
    #expect(rig.layout.collectionViewContentSize.height == 440)
    rig.view.layoutIfNeeded()
    #expect(rig.view.visibleCells.map(\.frame.minY) == (0...7).map { CGFloat($0) * 60 })
    // As high as they were expected to be, all of them had been on screen.
    #expect(rig.view.contentSize.height == 600)
    #expect(rig.frame(3)?.minY == 180)
  }

  @Test func `of two columns the higher one decides where the next row begins`() {
    let rig = FitRig([Array(0..<7)], wish: tall) { _ in FitSection.columns() }.start()
    #expect((0..<7).map { rig.frame($0)?.minY } == [0, 0, 50, 50, 120, 120, 170])
    #expect((0..<7).map { rig.frame($0)?.height } == (0..<7).map(height))
    #expect((0..<7).map { rig.frame($0)?.minX } == [0, 160, 0, 160, 0, 160, 0])
    // The last row has one item, and waits for no other.
    #expect(rig.view.contentSize.height == height(6) + CGFloat(170))
  }

  @Test func `siblings of uniform size are as high as the highest`() {
    let rig = FitRig([Array(0..<6)], wish: tall) { _ in
      FitSection.columns(.uniformAcrossSiblings(estimate: 44))
    }.start()
    #expect((0..<6).map { rig.frame($0)?.height } == [50, 50, 70, 70, 50, 50])
    #expect(rig.view.contentSize.height == 170)
    rig.asked = []
    rig.move(to: 0)
    rig.loop.settle()
    #expect(rig.asked == [])
  }

  @Test func `groups in groups add up`() {
    let rig = FitRig([Array(0..<5)], wish: tall) { _ in FitSection.nested() }.start()
    #expect((0..<5).map { rig.frame($0)?.minY } == [0, 0, 50, 110, 110])
    // The second pair has one item only.
    #expect(rig.view.contentSize.height == CGFloat(180))
  }

  @Test func `a cloud of tags breaks where the tags end`() {
    let widths: [CGFloat] = [100, 120, 90, 200, 60, 44, 300, 310, 10]
    let rig = FitRig([Array(widths.indices)], wish: { CGSize(width: widths[$0], height: 1) }) { _ in
      FitSection.tags()
    }.start()
    #expect(widths.indices.map { rig.frame($0)?.minY } == [0, 0, 30, 30, 60, 60, 90, 120, 150])
    #expect(widths.indices.map { rig.frame($0)?.minX } == [0, 108, 0, 98, 0, 68, 0, 0, 0])
    #expect(rig.view.contentSize.height == 180)
    #expect(rig.complaints() == [])
  }

  @Test func `headers, badges and bars of the whole layout choose, too`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "global", alignment: .top)
    ]
    let rig = FitRig([[0, 1]], configuration, wish: tall) { _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.estimated(10), .estimated(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .estimated(44)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: FitRig.header, alignment: .top)
      ]
      return section
    }
    rig.barWish = CGSize(width: 24, height: 33)
    rig.loop.settle()
    let first = IndexPath(item: 0, section: 0)
    #expect(rig.bar("global", IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(rig.bar(FitRig.header, first) == CGRect(x: 0, y: 33, width: 320, height: 33))
    #expect(rig.bar("badge", first) == CGRect(x: 296, y: 66, width: 24, height: 33))
    #expect(rig.frame(1)?.minY == CGFloat(106))
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.view.visibleSupplementaryViews(ofKind: "badge").first?.frame.size == rig.barWish)
  }

  @Test func `a section that scrolls across is as high as the highest that has been seen`() {
    let rig = FitRig([Array(0..<4)], wish: tall) { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(200)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(0.4), .estimated(200)), subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }.start()
    #expect(rig.view.contentSize.height == 60)
  }

  @Test func `what constraints and sizeThatFits say counts, along the sides that are estimated`() throws {
    let rig = FitRig([[0, 1]], wish: tall) { _ in FitSection.rows() }
    rig.view.register(BoundCell.self, forCellWithReuseIdentifier: "cell")
    rig.loop.settle()
    #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 96))
    rig.view.register(ThatFitsCell.self, forCellWithReuseIdentifier: "cell")
    rig.view.reloadData()
    rig.loop.settle()
    #expect(rig.frame(1) == CGRect(x: 0, y: 77, width: 320, height: 77))
  }

  @Test func `a cell that asks again gets its size in the next pass`() throws {
    let rig = rows(20).start()
    let cell = try #require(rig.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FitCell)
    cell.wish.height = 95
    rig.loop.settle()
    #expect(rig.frame(1)?.height == 50)
    cell.invalidateIntrinsicContentSize()
    rig.loop.settle()
    #expect(rig.frame(1)?.height == 95 && rig.frame(2)?.minY == 135)
    rig.view.selfSizingInvalidation = .disabled
    cell.wish.height = 20
    cell.invalidateIntrinsicContentSize()
    rig.loop.settle()
    #expect(rig.frame(1)?.height == 95)
  }

  @Test func `another width asks the cells on screen again`() {
    let rig = rows(50).start()
    rig.move(to: 300)
    rig.wish = { _ in CGSize(width: 1, height: 33) }
    for cell in rig.view.visibleCells { (cell as? FitCell)?.wish.height = 33 }
    rig.view.frame.size.width = 400
    rig.loop.settle()
    #expect(rig.view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 400, height: 33) })
    #expect(rig.frame(0)?.height == 40)
  }

  @Test func `pinned headers that follow the screen ask no cell again`() {
    let rig = FitRig([Array(0..<100)], wish: tall) { _ in
      let section = FitSection.rows()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: FitRig.header, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }.start()
    rig.asked = []
    rig.move(to: 3)
    rig.move(to: 6)
    #expect(rig.asked == [])
    #expect(rig.bar(FitRig.header, IndexPath(item: 0, section: 0))?.minY == 6)
  }

  @Test func `in the order of calls the layout is prepared once for all cells of a pass`() {
    let rig = FitRig([[0, 1]], wish: { CGSize(width: 1, height: $0 == 0 ? 60 : 44) }) { _ in FitSection.rows()
    }
    _ = rig.takeJournal()
    rig.view.layoutIfNeeded()
    #expect(
      rig.takeJournal() == [
        "prepare",
        "cell 0", "preferred 0", "should invalidate 0: true",
        "cell 1", "preferred 1", "should invalidate 1: false",
        "context 0", "invalidate",
        "prepare",
      ])
  }

  @Test func `a pass costs what comes on screen, however much has been measured`() {
    let rig = FitRig([Array(0..<1_000_000)], wish: tall) { _ in FitSection.rows() }.start()
    for step in 1...300 { rig.move(to: CGFloat(step) * 400) }
    (rig.asked, rig.prepared) = ([], 0)
    let before = rig.layout.content?.plans[0].stack.runs
    rig.move(to: 300 * 400 + 400)
    #expect(rig.asked.count < 12)
    #expect(rig.prepared < 12)
    // Of a tree of thousands of runs only some paths are new.
    let after = rig.layout.content?.plans[0].stack.runs
    let measured = rig.layout.fits.sections[0]?.items.count ?? 0
    #expect(measured > 2000)
    #expect(newNodes(in: after?.root, since: nodes(of: before?.root)) < rig.asked.count * 60)
    #expect(after?.root?.height ?? .max < 20)
  }

  private func nodes(of node: GroupRuns.Node?) -> Set<ObjectIdentifier> {
    guard let node else { return [] }
    return nodes(of: node.left).union(nodes(of: node.right)).union([ObjectIdentifier(node)])
  }

  private func newNodes(in node: GroupRuns.Node?, since known: Set<ObjectIdentifier>) -> Int {
    guard let node, !known.contains(ObjectIdentifier(node)) else { return 0 }
    return 1 + newNodes(in: node.left, since: known) + newNodes(in: node.right, since: known)
  }
}

/// Its constraints make it 96 points high.
@MainActor private final class BoundCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      // A quarter of its width: what is not estimated is settled before.
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class ThatFitsCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 77) }
}
