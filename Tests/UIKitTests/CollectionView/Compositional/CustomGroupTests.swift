import QuartzCore
import Testing

@testable import UIKit

/// Groups whose items lie wherever a closure puts them, however many those are (Facts 4.3).
@MainActor @Suite struct `Large custom groups` {
  /// Squares of 10 pt, forty in a row.
  private static func frame(_ item: Int) -> CGRect {
    CGRect(x: CGFloat(item % 40) * 10, y: CGFloat(item / 40) * 10, width: 10, height: 10)
  }

  private static func section(
    _ count: Int, asked: @escaping () -> Void = {}
  ) -> NSCollectionLayoutSection {
    let height = CGFloat((count + 39) / 40) * 10
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(height))) { _ in
        asked()
        return (0..<count).map { NSCollectionLayoutGroupCustomItem(frame: frame($0)) }
      })
  }

  @Test func `more than ten thousand items are one group, each where the closure has put it`() {
    let count = 30_000
    let rig = CompositionRig(Self.section(count), items: [count])
    for item in [0, 9_999, 10_000, 10_001, 25_000, count - 1] {
      let path = IndexPath(item: item, section: 0)
      #expect(rig.layout.layoutAttributesForItem(at: path)?.frame == Self.frame(item))
    }
    #expect(rig.layout.collectionViewContentSize.height == 7_500)
    let found = rig.layout.layoutAttributesForElements(in: CGRect(x: 1, y: 5_001, width: 8, height: 8)) ?? []
    #expect(found.map(\.indexPath.item) == [20_000])
  }

  @Test func `the closure is not asked again for other places`() {
    var asked = 0
    let rig = CompositionRig(Self.section(20_000) { asked += 1 }, items: [20_000])
    _ = rig.layout.collectionViewContentSize
    let before = asked
    #expect(before > 0)
    for step in 1...20 {
      let area = CGRect(x: 0, y: CGFloat(step) * 100, width: 375, height: 667)
      let found = rig.layout.layoutAttributesForElements(in: area) ?? []
      #expect(found.count >= 66 * 38)
    }
    #expect(asked == before)
  }
}
