import QuartzCore
import Testing

@testable import UIKit

/// Effects of list cells on the list around them.
@MainActor @Suite struct `List cells in a list` {
  private static func layout(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&list)
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private static func fill(
    _ accessories: [UICellAccessory]
  ) -> (UICollectionViewListCell, Int) -> Void {
    { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "row \(item)"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
  }

  @Test func `a delete button without a handler opens the row's trailing actions`() {
    let layout = Self.layout {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    let rig = ListCellRig(count: 2, layout: layout, fill: Self.fill([.delete()]))
    rig.view.isEditing = true
    rig.loop.advance(to: rig.loop.now + 1)
    rig.tap(27, 22)
    rig.loop.advance(to: rig.loop.now + 1)

    #expect(rig.cell(0).swipe?.isOpen == true)
    #expect(rig.cell(0).configurationState.isSwiped)
    #expect(rig.cell(0).swipeOffset < -40)
    #expect(rig.cell(0).contentView.frame.minX == 38 + rig.cell(0).swipeOffset)
    #expect(rig.cell(1).swipe == nil)
  }

  @Test func `the bars take a row to another place without waiting`() {
    let rig = ListCellRig(count: 4, layout: Self.layout(), fill: Self.fill([.reorder(displayed: .always)]))
    rig.touch(.began, 363, 22)
    rig.loop.advance(to: rig.loop.now + 0.1)
    for y in stride(from: 30 as CGFloat, through: 110, by: 10) {
      rig.touch(.moved, 363, y)
      rig.loop.advance(to: rig.loop.now + 0.02)
    }
    rig.touch(.ended, 363, 110)
    rig.loop.advance(to: rig.loop.now + 1)

    #expect(rig.moves == ["0 -> 2"])
    #expect(rig.view.contentOffset == .zero)
  }

  @Test func `all of a header's row works its outline, and of a row only the chevron`() {
    func toggles(
      _ style: UICellAccessory.OutlineDisclosureOptions.Style, _ content: UIListContentConfiguration
    ) -> Bool {
      let rig = ListCellRig { cell, _ in
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: style))]
      }
      return rig.cell(0).togglesOutline
    }
    #expect(toggles(.automatic, .sidebarHeader()))
    #expect(!toggles(.automatic, .sidebarCell()))
    #expect(toggles(.header, .sidebarCell()))
    #expect(!toggles(.cell, .sidebarHeader()))
  }

  @Test func `what accessories are drawn in follows light and dark`() throws {
    let rig = ListCellRig(fill: Self.fill([.disclosureIndicator(options: .init(tintColor: .label))]))
    let shape = try #require(rig.parts(0, GlyphView.self).first?.subviews.first?.layer as? CAShapeLayer)
    #expect(shape.strokeColor == UIColor.black.cgColor)
    rig.window.screenStyle = .dark
    rig.loop.settle()
    #expect(shape.strokeColor == UIColor.white.cgColor)
  }
}
