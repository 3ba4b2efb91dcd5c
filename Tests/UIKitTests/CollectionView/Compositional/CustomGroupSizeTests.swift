import Testing

@testable import UIKit

/// Waterfalls that do not know how far they go: the height of their custom group is an estimate.
@MainActor @Suite struct `Estimated custom groups` {
  private func rig(
    _ height: NSCollectionLayoutDimension, rows: Int, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionRig {
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.fractionalWidth(1), height)) { environment in
        let width = environment.container.contentSize.width / 2
        return (0..<2 * rows).map { item in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat(item % 2) * width, y: CGFloat(item / 2) * 90, width: width, height: 80))
        }
      })
    change(section)
    return CompositionRig(section, items: [2 * rows])
  }

  @Test func `a group reaches as far as its items`() {
    #expect(rig(.estimated(500), rows: 20).contentSize == CGSize(width: 375, height: 19 * 90 + 80))
    #expect(rig(.estimated(500), rows: 2).contentSize.height == 170)
    #expect(rig(.estimated(500), rows: 20).frame(39)?.maxY == 1_790)
  }

  @Test func `a size that is no estimate stands`() {
    #expect(rig(.absolute(500), rows: 20).contentSize.height == 500)
  }

  @Test func `insets come after all of it`() {
    let found = rig(.estimated(10), rows: 2) { section in section.contentInsets.bottom = 7 }
    #expect(found.contentSize.height == 177)
  }
}
