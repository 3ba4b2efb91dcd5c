import QuartzCore
import Testing

@testable import UIKit

/// Is as high as its number says, and notes what it was offered.
@MainActor private final class FittingCell: UICollectionViewCell {
  var wish: CGFloat?
  private(set) var offers: [CGSize] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    offers.append(layoutAttributes.size)
    if let wish { layoutAttributes.frame.size.height = wish }
    return layoutAttributes
  }
}

/// Never content with what it has.
@MainActor private final class GreedyCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height += 1
    return layoutAttributes
  }
}

/// Holds a square that its constraints keep 8 pt from every side.
@MainActor private final class ConstrainedCell: UICollectionViewCell {
  private let square = UIView()
  private var side: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square)
    let side = square.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      side, square.heightAnchor.constraint(equalTo: square.widthAnchor),
      square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: square.bottomAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8),
    ])
    self.side = side
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ length: CGFloat) { side?.constant = length }
}

@MainActor private final class TallHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 7, height: 90)
    return layoutAttributes
  }
}

@MainActor private final class NoSizes: NSObject, UICollectionViewDelegateFlowLayout {}

/// Cells that say how large they are (Facts 2.9, 3.9).
@MainActor @Suite struct `Flow fitting` {
  private let silent = NoSizes()

  private func rig(
    _ cell: UICollectionViewCell.Type, estimate: CGSize = CGSize(width: 320, height: 100), items: Int = 1000,
    fill: @escaping (UICollectionViewCell, Int) -> Void = { _, _ in }
  ) -> FlowRig {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    let rig = FlowRig(layout, [FlowSectionCase(sizes: Array(repeating: .zero, count: items))])
    rig.view.delegate = silent
    rig.view.register(cell, forCellWithReuseIdentifier: "cell")
    rig.onCell = { fill($0, $1.item) }
    return rig
  }

  /// 40, 50, 60, 70, 40, …
  private func wish(_ item: Int) -> CGFloat { 40 + CGFloat(item % 4) * 10 }

  private func height(of items: Range<Int>) -> CGFloat { items.map(wish).reduce(0, +) }

  @Test func `what is on screen has its own size, what is not has the estimate`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    let shown = rig.view.indexPathsForVisibleItems.count

    // They fill the screen to the point.
    #expect(shown == 9)
    for item in 0..<shown {
      #expect(rig.frame(item) == CGRect(x: 0, y: height(of: 0..<item), width: 320, height: wish(item)))
    }
    #expect(rig.view.visibleCells.map(\.frame.height) == (0..<shown).map(wish))
    #expect(rig.frame(500).height == 100)
    #expect(rig.view.contentSize.height < 100 * 1000 && rig.view.contentSize.height > 100 * 980)
  }

  @Test func `a cell is offered the estimate, and not again what it chose`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    let cell = rig.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FittingCell

    #expect(cell?.offers == [CGSize(width: 320, height: 100)])
    rig.view.contentOffset.y = 1
    rig.loop.settle()
    #expect(cell?.offers.count == 1)
  }

  @Test func `sizes far smaller than the estimate fill the screen in one pass`() {
    let rig = rig(FittingCell.self, estimate: CGSize(width: 320, height: 600)) { cell, _ in
      (cell as? FittingCell)?.wish = 12
    }.start()

    #expect(rig.view.visibleCells.count == 40)
    #expect(rig.view.visibleCells.last?.frame == CGRect(x: 0, y: 468, width: 320, height: 12))
  }

  @Test func `scrolling down measures as it goes and moves nothing that is on screen`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    var offset: CGFloat = 0
    for _ in 0..<40 {
      offset += 37
      rig.view.contentOffset.y = offset
      rig.loop.settle()
      #expect(rig.view.contentOffset.y == offset)
    }
    #expect(rig.frame(20).minY == height(of: 0..<20))
  }

  @Test func `what is measured above the screen does not push around what is on it`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    rig.loop.settle()
    let place = { rig.frame(500).minY - rig.view.contentOffset.y }
    for step in 1...8 {
      let before = place()
      rig.view.contentOffset.y -= 30
      rig.loop.settle()
      #expect(abs(place() - before - 30) < 1e-6, "step \(step)")
    }
    #expect(rig.frame(499).height == wish(499))
  }

  @Test func `what shrinks above the screen leaves no gap at the top`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
    rig.loop.settle()
    rig.layout.estimatedItemSize.height = 300
    rig.loop.settle()
    rig.view.contentOffset.y = 100
    rig.loop.settle()

    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.frame(1).minY == wish(0))
  }

  @Test func `an animated way through what has not been measured ends where it was to`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
    rig.loop.settle()
    rig.view.setContentOffset(.zero, animated: true)
    rig.loop.advance(to: 5)

    #expect(rig.view.contentOffset == .zero)
    #expect(rig.view.visibleCells.map(\.frame.height) == (0..<9).map(wish))
  }

  @Test func `the constraints of a cell decide, in both directions`() {
    let rig = rig(ConstrainedCell.self, estimate: UICollectionViewFlowLayout.automaticSize, items: 6) {
      cell, item in
      (cell as? ConstrainedCell)?.hold(CGFloat(20 + item * 10))
    }.start()

    #expect(rig.frames[0].map(\.width) == [36, 46, 56, 66, 76, 86])
    #expect(rig.frames[0].map(\.height) == [36, 46, 56, 66, 76, 86])
    #expect(rig.frame(0).midY == rig.frame(4).midY)
  }

  @Test func `without estimates cells have no say`() {
    let rig = rig(FittingCell.self, estimate: .zero) { ($0 as? FittingCell)?.wish = wish($1) }.start()

    #expect(rig.frame(0).size == CGSize(width: 50, height: 50))
    #expect(rig.view.visibleCells.allSatisfy { $0.frame.height == 50 })
  }

  @Test func `a cell without constraints keeps the size it is offered`() {
    let rig = rig(UICollectionViewCell.self, items: 3).start()

    #expect(rig.frames[0].map(\.size) == Array(repeating: CGSize(width: 320, height: 100), count: 3))
  }

  @Test func `a cell that is never content is asked a few times, and the view comes to rest`() {
    let rig = rig(GreedyCell.self, items: 2).start()

    #expect(rig.calls {} == [])
    #expect(rig.loop.nextDeadline == nil)
    #expect(rig.frame(0).height > 100 && rig.frame(0).height < 110)
  }

  @Test func `an invalidation asks cells again, and what is off screen keeps its size`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.contentOffset.y = 300
    rig.loop.settle()
    for cell in rig.view.visibleCells { (cell as? FittingCell)?.wish = 200 }
    rig.layout.invalidateLayout()
    rig.loop.settle()

    #expect(rig.frame(0).height == wish(0))
    #expect(rig.view.visibleCells.allSatisfy { $0.frame.height == 200 })
  }

  @Test func `another width starts from the estimate`() {
    let rig = rig(FittingCell.self) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.contentOffset.y = 2000
    rig.loop.settle()
    rig.window.frame = CGRect(x: 0, y: 0, width: 330, height: 480)
    rig.loop.settle()

    #expect(rig.frame(0).height == 100)
    #expect(rig.view.visibleCells.allSatisfy { [40, 50, 60, 70].contains($0.frame.height) })
  }

  @Test func `headers choose their length along, and only that`() {
    let rig = rig(UICollectionViewCell.self, items: 3)
    rig.view.register(
      TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "bar")
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    _ = rig.start()

    #expect(rig.header() == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(rig.frame(0).minY == 90)
  }

  @Test func `measured sizes are kept as runs, so that a re-break costs what has been measured`() {
    let rig = rig(FittingCell.self, items: 1_000_000) { ($0 as? FittingCell)?.wish = wish($1) }.start()
    rig.view.contentOffset.y = 5_000_000
    rig.loop.settle()

    let section = rig.layout.content.sections[0]
    #expect(section.sizes.runs.count < 60)
    #expect(section.blocks.count < 60)
  }

  @Test func `several cells a line stand as if their sizes had been known from the start`() {
    let widths: [CGFloat] = [60, 80, 100, 120, 140, 160, 180]
    let heights: [CGFloat] = [40, 70, 100, 130, 160]
    let sizes: [CGSize] = (0..<200).map { item in CGSize(width: widths[item % 7], height: heights[item % 5]) }
    let rig = FlowRig(UICollectionViewFlowLayout(), [FlowSectionCase(sizes: sizes)])
    rig.view.delegate = silent
    rig.layout.estimatedItemSize = CGSize(width: 90, height: 90)
    rig.view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    rig.onCell = { ($0 as? WideCell)?.wish = sizes[$1.item] }
    _ = rig.start()
    while rig.view.bounds.maxY < rig.view.contentSize.height {
      rig.view.contentOffset.y += 200
      rig.loop.settle()
    }
    let oracle = FlowOracle(.vertical, length: 320, rig.sections)

    #expect(rig.layout.content.sections[0].sizes.runs.count > 150)
    #expect(sizes.indices.allSatisfy { agree(rig.frame($0), oracle.items[0][$0]) })
    #expect(rig.view.contentSize.height == oracle.end)
  }

  @Test func `automatic sizes begin with the item size, or with something`() {
    let rig = rig(UICollectionViewCell.self, estimate: UICollectionViewFlowLayout.automaticSize, items: 3)
      .start()
    rig.layout.itemSize = CGSize(width: 70, height: 80)
    rig.loop.settle()
    #expect(rig.frame(0).size == CGSize(width: 70, height: 80))

    rig.layout.itemSize = .zero
    rig.loop.settle()
    #expect(rig.frame(0).size == CGSize(width: 50, height: 50))
  }

  /// Items of many sizes in lines, below a header that is longer than the layout thought.
  private func mixed() -> FlowRig {
    let rig = rig(FittingCell.self, estimate: CGSize(width: 90, height: 60), items: 300) {
      ($0 as? FittingCell)?.wish = wish($1) + 1 / 3
    }
    rig.view.register(
      TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "bar")
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return rig.start()
  }

  @Test func `measured sizes put every item of the next layout where it was`() {
    let first = mixed()
    for _ in 0..<20 {
      first.view.contentOffset.y += 150
      first.loop.settle()
    }
    let (expected, header, size) = (first.frames, first.header(), first.view.contentSize)
    let next = mixed()
    #expect(next.frames != expected)

    next.view._adopt(first.view._measuredSizes)
    next.loop.settle()

    #expect(next.frames == expected && next.header() == header && next.view.contentSize == size)
    #expect(next.view._measuredSizes == first.view._measuredSizes)
  }

  @Test func `sizes of the delegate are not taken from a layout of before`() {
    let first = mixed()
    let next = rig(FittingCell.self, estimate: CGSize(width: 90, height: 60), items: 300)
    next.sections[0].sizes = Array(repeating: CGSize(width: 90, height: 80), count: 300)
    next.view.delegate = next
    _ = next.start()
    let before = next.frames

    next.view._adopt(first.view._measuredSizes)
    next.loop.settle()

    #expect(next.frames == before)
  }

  @Test func `a header that is pinned keeps the length it chose`() {
    let rig = rig(UICollectionViewCell.self, items: 30)
    rig.view.register(
      TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "bar")
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    rig.layout.sectionHeadersPinToVisibleBounds = true
    _ = rig.start()
    rig.view.contentOffset.y = 333
    rig.loop.settle()

    #expect(rig.header() == CGRect(x: 0, y: 333, width: 320, height: 90))
  }
}

/// Takes what it wishes in both directions.
@MainActor private final class WideCell: UICollectionViewCell {
  var wish = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = wish
    return layoutAttributes
  }
}
