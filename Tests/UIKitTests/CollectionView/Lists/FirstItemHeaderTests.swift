import QuartzCore
import Testing

@testable import UIKit

/// Headers of plain lists stay on screen, also those that are a section's first item (Facts 4.5).
@MainActor @Suite struct `First items as headers` {
  private static func rig(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> ListRig {
    ListRig([30, 30], appearance) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 0
    }
  }

  private static func scroll(_ rig: ListRig, to y: CGFloat) {
    rig.view.contentOffset.y = y
    rig.stage.settle()
  }

  @Test func `in a plain list it stays at the top while its section does`() throws {
    let rig = Self.rig()
    let header = try #require(rig.cell(0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    for y in [10, 100, 700] as [CGFloat] {
      Self.scroll(rig, to: y)
      #expect(rig.cell(0) === header)
      #expect(header.frame.minY == y)
    }
    #expect(header.layer.zPosition > (rig.cell(17)?.layer.zPosition ?? .infinity))
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 100, y: 720)) == IndexPath(item: 0, section: 0))
    // It does not leave its section.
    let end: CGFloat = 30 * 44
    Self.scroll(rig, to: end - 20)
    #expect(header.frame.maxY == end)
    #expect(rig.cell(0, 1)?.frame.minY == end)
    Self.scroll(rig, to: end + 100)
    #expect(rig.cell(0) == nil)
    #expect(rig.cell(0, 1)?.frame.minY == end + 100)
    Self.scroll(rig, to: 0)
    #expect(rig.cell(0)?.frame.minY == 0)
  }

  @Test func `pulled down it goes along`() {
    let rig = Self.rig()
    Self.scroll(rig, to: -50)
    #expect(rig.cell(0)?.frame.minY == 0)
  }

  @Test func `other lists let it go`() {
    let rig = Self.rig(.grouped)
    let start = rig.cell(0)?.frame.minY
    Self.scroll(rig, to: 30)
    #expect(rig.cell(0)?.frame.minY == start)
  }

  @Test func `scrolled to, it shows where it lies`() {
    let rig = Self.rig()
    Self.scroll(rig, to: 700)
    rig.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    rig.stage.settle()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test func `it is found where it is seen and not where it lies`() {
    let rig = Self.rig()
    Self.scroll(rig, to: 700)
    #expect(
      rig.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 40))?.isEmpty == true)
    let found = rig.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 700, width: 390, height: 3)) ?? []
    #expect(found.map(\.indexPath.item) == [0, 15])
  }

  @Test func `one that gets higher stays, and what follows makes room`() throws {
    let rig = Self.rig()
    Self.scroll(rig, to: 700)
    rig.height = { $0.item == 0 ? 80 : 44 }
    rig.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    rig.wait(1)
    #expect(rig.cell(0)?.frame.height == 80)
    #expect(rig.cell(0)?.frame.minY == rig.view.contentOffset.y)
  }
}
