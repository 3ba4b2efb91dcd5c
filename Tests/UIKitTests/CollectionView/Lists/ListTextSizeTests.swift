import QuartzCore
import Testing

@testable import UIKit

/// Rows of a list while the size of text on the screen changes.
@MainActor @Suite struct `Lists with text of another size` {
  private static let usual = 3

  private func rig(
    adjusts: Bool = true, accessories: [UICellAccessory] = [], layout: UICollectionViewLayout? = nil
  ) -> ListCellRig {
    ListCellRig(count: 60, layout: layout) { cell, item in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Row \(item)", "More of it")
      content.textProperties.adjustsFontForContentSizeCategory = adjusts
      content.secondaryTextProperties.adjustsFontForContentSizeCategory = adjusts
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
  }

  private func set(_ size: Int, _ rig: ListCellRig) {
    rig.window.screenTextSize = size
    rig.loop.settle()
  }

  private func heights(_ rig: ListCellRig) -> Set<CGFloat> { Set(rig.view.visibleCells.map(\.frame.height)) }

  @Test func `rows get higher, those below them move, and all come back`() {
    let rig = rig()
    defer { set(Self.usual, rig) }
    let before = (0..<5).map { rig.cell($0).frame }

    set(9, rig)
    let after = (0..<5).map { rig.cell($0).frame }
    #expect(after[0].height > 1.6 * before[0].height)
    #expect(zip(after, after.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(heights(rig).count == 1)
    #expect(rig.parts(0, UILabel.self).map(\.font.pointSize) == [40, 36])
    #expect(rig.view.contentOffset.y == 0)

    set(Self.usual, rig)
    #expect((0..<5).map { rig.cell($0).frame } == before)
  }

  @Test func `texts that do not adjust their fonts leave rows as high as they are`() {
    let rig = rig(adjusts: false)
    defer { set(Self.usual, rig) }
    let before = rig.cell(2).frame
    set(9, rig)
    #expect(rig.cell(2).frame == before)
  }

  @Test(arguments: [0, 8]) func `what is on screen stays there, within what can be scrolled`(size: Int) {
    let rig = rig()
    defer { set(Self.usual, rig) }
    rig.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    rig.loop.settle()
    let place = rig.cell(30).frame.minY - rig.view.contentOffset.y

    set(size, rig)

    #expect(abs(rig.cell(30).frame.minY - rig.view.contentOffset.y - place) < 1e-6)
    #expect(rig.view.contentOffset.y > 0)
    #expect(rig.view.contentOffset.y <= rig.view.contentSize.height - rig.view.bounds.height)
  }

  @Test func `at the end the content still ends where the screen does`() {
    let rig = rig()
    defer { set(Self.usual, rig) }
    rig.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    rig.loop.settle()
    set(0, rig)
    #expect(rig.view.contentOffset.y <= rig.view.contentSize.height - rig.view.bounds.height + 1e-6)
    #expect(rig.view.visibleCells.count > 10)
  }

  @Test func `cells that waited meanwhile are as high as the others`() {
    let rig = rig()
    defer { set(Self.usual, rig) }
    set(11, rig)
    let few = rig.view.visibleCells.count
    set(0, rig)

    #expect(rig.view.visibleCells.count > few && heights(rig).count == 1)
    rig.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
    rig.loop.settle()
    #expect(heights(rig).count == 1)
  }

  @Test func `a row with a size of text of its own is higher than the others`() {
    let rig = rig()
    let before = rig.cell(1).frame
    rig.cell(0).traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    rig.loop.settle()

    #expect(rig.cell(0).frame.height > before.height)
    #expect(rig.cell(1).frame.height == before.height && rig.cell(1).frame.minY == rig.cell(0).frame.maxY)
  }

  @Test func `a label among the accessories makes room for itself`() throws {
    let rig = rig(accessories: [.label(text: "12")])
    defer { set(Self.usual, rig) }
    let before = rig.cell(0).contentView.frame.width
    set(9, rig)
    let label = try #require(rig.parts(0, UILabel.self).first { $0.text == "12" })
    #expect(label.font.pointSize == 40)
    #expect(rig.cell(0).contentView.frame.width < before)
  }

  @Test func `a layout of an app's own is prepared again, once for each change`() {
    let rig = CollectionRig(RowLayout()).start()
    defer { rig.window.screenTextSize = Self.usual }
    let calls = rig.calls { rig.window.screenTextSize = 6 }
    #expect(calls.filter { $0 == "prepare" }.count == 1)
    #expect(rig.calls { rig.window.screenTextSize = 6 } == [])
  }
}
