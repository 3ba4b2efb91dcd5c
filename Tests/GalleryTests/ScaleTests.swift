import Testing
import UIKit

@testable import Gallery

/// A layout's answer follows the visible part, not the amount of content: counted, not timed (Scripts/bench
/// times it).
@MainActor @Suite struct `Layouts of many items` {
  /// A layout, and the axis along which it scrolls.
  enum Kind: String, CaseIterable, Sendable {
    case snappingList, cardStack, drum, table, pizzaHalves, pizzaDrum

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .snappingList: SnappingListLayout()
      case .cardStack: CardStackLayout()
      case .drum: DrumLayout()
      case .table: TableLayout()
      case .pizzaHalves: PizzaHalvesLayout(side: .left)
      case .pizzaDrum: PizzaDrumLayout(side: .right)
      }
    }
  }

  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// How many attributes the layout returns for the screen at the middle of its content and a few frames on.
  private func answers(_ kind: Kind, items: Int) -> [Int] {
    let rig = LayoutRig(kind.makeLayout(), frame: Self.screen, itemCount: items)
    let content = rig.view.contentSize
    let isAcross = content.width > content.height
    return (0..<20).map { frame in
      let way = CGFloat(frame) * 37
      rig.view.contentOffset =
        isAcross
        ? CGPoint(x: (content.width / 2 + way).rounded(), y: 0)
        : CGPoint(x: 0, y: (content.height / 2 + way).rounded())
      rig.loop.settle()
      return rig.view.collectionViewLayout.layoutAttributesForElements(in: rig.view.bounds)?.count ?? 0
    }
  }

  @Test(arguments: Kind.allCases)
  func `a million items get no more attributes in a frame than a thousand`(kind: Kind) {
    let few = answers(kind, items: 1_000)
    let many = answers(kind, items: 1_000_000)

    #expect(few.allSatisfy { $0 > 0 } && many.allSatisfy { $0 > 0 })
    // Of a deck the four next in line and the last come on top; elsewhere one more or less may touch the
    // screen.
    #expect((many.max() ?? 0) <= (few.max() ?? 0) + 5, "\(few) and \(many)")
  }

  @Test(arguments: Kind.allCases.filter { $0 != .cardStack })
  func `no frame gets more than a few dozen attributes`(kind: Kind) {
    #expect(answers(kind, items: 1_000_000).allSatisfy { $0 <= 40 })
  }

  @Test func `a deck of a thousand is whole, one of a million has a front, an end and a thousand between`() {
    for count in [10, 1_000, 1_000_000] {
      let rig = LayoutRig(CardStackLayout(), frame: Self.screen, itemCount: count)
      let items = rig.elementsOnScreen.map(\.indexPath.item)

      #expect(items.count <= 1_010)
      #expect(items.prefix(4) == [0, 1, 2, 3] && items.last == count - 1)
      if count <= 1_000 { #expect(items == Array(0..<count)) }
    }
  }

  /// Counts what a table makes.
  private final class CountedTable: TableLayout {
    var made = 0

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      made += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
  }

  @Test func `a table makes attributes for three screens at the most, and none to prepare`() {
    let layout = CountedTable()
    let rig = LayoutRig(layout, frame: Self.screen, itemCount: 1_000_000)
    layout.made = 0
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.made == 0)

    rig.view.contentOffset.y = 123_456_789
    rig.loop.settle()
    // 2532 pt of rows of 300 pt, and those that were made for cells that came in.
    #expect(layout.made <= 10 + rig.view.visibleCells.count)
  }

  @Test func `rows are worked out, not kept`() {
    let rows = EqualRows(count: 1_000_000, size: CGSize(width: 390, height: 300))

    #expect(MemoryLayout.size(ofValue: rows) <= 64)
    #expect(rows.count == 1_000_000)
    #expect(rows[999_999] == CGRect(x: 0, y: 299_999_700, width: 390, height: 300))
  }
}
