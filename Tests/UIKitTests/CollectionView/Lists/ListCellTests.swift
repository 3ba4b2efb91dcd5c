import QuartzCore
import Testing

@testable import UIKit

/// How list cells measure themselves and what they do when touched.
@MainActor @Suite struct `List cells` {
  private static let sentence =
    "Lines of a text that is far too long for the width of a telephone follow each other down the row."

  private static func fill(_ text: String) -> (UICollectionViewListCell, Int) -> Void {
    { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
  }

  @Test func `a row of one line is 44 points high, with a subtitle 59`() {
    let rig = ListCellRig(count: 2) { cell, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = item == 1 ? "Subtitle" : nil
      cell.contentConfiguration = content
    }
    #expect(rig.cell(0).frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(rig.cell(1).frame == CGRect(x: 0, y: 44, width: 390, height: 59))
  }

  @Test func `text that wraps makes the row higher, and the rows below make room when it changes`() {
    let rig = ListCellRig(count: 2, fill: Self.fill("short"))
    #expect(rig.cell(1).frame.minY == 44)

    Self.fill(Self.sentence)(rig.cell(0), 0)
    rig.loop.settle()
    let height = rig.cell(0).frame.height
    #expect(height > 60)
    #expect(rig.cell(1).frame.minY == height)

    let narrow = ListCellRig(width: 240, fill: Self.fill(Self.sentence))
    #expect(narrow.cell(0).frame.height > height)
  }

  @Test func `an accessory leaves the text less width, so that it may wrap further`() {
    // As wide as the row has room for without accessories, and wider than with them.
    let label = UILabel()
    var text = "word"
    while label.sizeThatFits(.zero).width < 310 {
      text += " word"
      label.text = text
    }
    let free = ListCellRig(fill: Self.fill(text))
    #expect(free.cell(0).frame.height == 44)

    let rig = ListCellRig { cell, item in
      Self.fill(text)(cell, item)
      cell.accessories = [.label(text: "1,000"), .disclosureIndicator()]
    }
    #expect(rig.cell(0).frame.height == 63)
  }

  @Test func `a list content in an ordinary cell of a compositional layout gives it its height, too`() {
    let configuration = {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Subtitle")
      return content
    }()
    let view = configuration.makeContentView()
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 59))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 59))
  }

  @Test func `a list content that constraints place is as high as its lines at the width that it gets`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 500))
    var content = UIListContentConfiguration.cell()
    content.text = Self.sentence
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()

    #expect(view.frame.width == 240)
    #expect(view.frame.height > 80)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 240, height: 0)).height)
    #expect(view.textLayoutGuide?.layoutFrame == view.subviews.compactMap { $0 as? UILabel }.first?.frame)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
  }

  @Test func `constraints in the content view of an app's own find the height between the accessories`() {
    let rig = ListCellRig { cell, _ in
      cell.accessories = [.checkmark()]
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 80),
      ])
    }
    #expect(rig.cell(0).frame.height == 102)
    #expect(rig.cell(0).contentView.subviews.first?.frame == CGRect(x: 16, y: 11, width: 335, height: 80))
  }

  // MARK: Touch

  @Test func `a tap on an accessory calls its handler and does not select the row`() {
    var taps: [String] = []
    let rig = ListCellRig { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [
        .delete(displayed: .always) { taps.append("delete") }, .detail { taps.append("detail") },
        .insert(displayed: .always) { taps.append("insert") },
      ]
    }
    // The middles of the glyphs, and the nearest points that a finger of 44 points still hits.
    rig.tap(27, 22)
    rig.tap(363, 22)
    rig.tap(384, 40)
    rig.tap(61, 22)
    #expect(taps == ["delete", "detail", "detail", "insert"])
    #expect(rig.view.indexPathsForSelectedItems == [])

    rig.tap(200, 22)
    #expect(rig.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `an accessory that only says something lets taps through to the row`() {
    let rig = ListCellRig { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [.disclosureIndicator()]
    }
    rig.tap(370, 22)
    #expect(rig.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  // MARK: State

  @Test func `editing brings the accessories that are there only then, and takes them away again`() throws {
    let rig = ListCellRig { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
    }
    #expect(rig.glyphs(0) == ["chevron"])
    let content = rig.cell(0).contentView.frame

    rig.view.isEditing = true
    rig.loop.settle()
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.glyphs(0) == ["minus", "bars"])
    #expect(rig.cell(0).contentView.frame.minX == 38)

    rig.view.isEditing = false
    rig.loop.settle()
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.glyphs(0) == ["chevron"])
    #expect(rig.cell(0).contentView.frame == content)
  }

  @Test func `the ring of a row that can be selected is ticked while it is`() {
    let rig = ListCellRig { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [.multiselect(displayed: .always)]
    }
    #expect(rig.glyphs(0) == ["ring"])
    rig.tap(200, 22)
    #expect(rig.glyphs(0) == ["tick"])
  }

  @Test func `a row is marked while it is selected, and a background of an app's own stays`() {
    let rig = ListCellRig(count: 2, appearance: .insetGrouped) { cell, item in
      Self.fill("row")(cell, item)
      if item == 1 { cell.backgroundConfiguration = .clear() }
    }
    #expect(rig.cell(0).backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(rig.cell(1).backgroundConfiguration?.backgroundColor == .clear)

    rig.tap(200, 22)
    #expect(rig.cell(0).backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func `the first and the last row of a card have its corners`() {
    let rig = ListCellRig(count: 3, appearance: .insetGrouped, fill: Self.fill("row"))
    let layers = (0..<3).map { rig.cell($0).layer }
    #expect(layers.map(\.cornerRadius) == [10, 0, 10])
    #expect(layers[0].maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layers[2].maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `a disabled row is dimmed, but for a colour that was set`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .red
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    let dimmed = content.updated(for: state)

    #expect(dimmed.textProperties.resolvedColor() == .tertiaryLabel)
    #expect(dimmed.secondaryTextProperties.resolvedColor() == .red)
    state.isDisabled = false
    #expect(dimmed.updated(for: state) == content)
  }

  // MARK: Outlines

  @Test func `a row of an outline is indented by its level, and its chevron turns down when it is expanded`()
  {
    var isExpanded = false
    let rig = ListCellRig(isExpanded: { isExpanded }, level: 2) { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [.outlineDisclosure()]
    }
    #expect(rig.cell(0).contentView.frame.minX == 20)
    #expect(!rig.cell(0).configurationState.isExpanded)

    isExpanded = true
    rig.view.collectionViewLayout.invalidateLayout()
    rig.loop.settle()
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.cell(0).configurationState.isExpanded)
    let turned = rig.parts(0, GlyphView.self).first?.transform
    #expect(turned == CGAffineTransform(rotationAngle: .pi / 2))
  }

  // MARK: Separators

  @Test func `an app's own constraint moves the separator`() throws {
    let rig = ListCellRig(count: 2) { cell, item in
      Self.fill("row")(cell, item)
      guard item == 0 else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive =
        true
    }
    #expect(rig.separators(0) == [CGRect(x: 70, y: 43.5, width: 320, height: 0.5)])
  }

  @Test func `content, accessories and separator move aside with a swipe`() {
    let rig = ListCellRig(count: 2) { cell, item in
      Self.fill("row")(cell, item)
      cell.accessories = [.checkmark()]
    }
    let cell = rig.cell(0)
    let before = [cell.contentView.frame.minX, rig.parts(0, AccessoryView.self)[0].frame.minX]
    cell.swipeOffset = -80

    #expect(
      [cell.contentView.frame.minX, rig.parts(0, AccessoryView.self)[0].frame.minX] == before.map { $0 - 80 })
    #expect(rig.separators(0) == [CGRect(x: -64, y: 43.5, width: 374, height: 0.5)])
  }

  @Test func `a header that is a list cell has a header's looks, and is no item`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let rig = ListCellRig(
      layout: UICollectionViewCompositionalLayout.list(using: list), fill: Self.fill("row"))
    let path = IndexPath(item: 0, section: 0)
    let header =
      rig.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
      as? UICollectionViewListCell

    let content = header?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
    #expect(header.flatMap { rig.view.indexPath(for: $0) } == nil)
    #expect(rig.cell(0).frame.width == 358)

    rig.view.selectItem(at: path, animated: false, scrollPosition: [])
    rig.loop.settle()
    #expect(header?.isSelected == false)
    #expect(rig.cell(0).isSelected)
  }

  @Test func `a line ends where one edge says, and at the automatic one where it always does`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.bottomSeparatorInsets.leading = 34
    let rig = ListCellRig(layout: UICollectionViewCompositionalLayout.list(using: list)) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }

    let cell = try #require(rig.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let bottom = cell.subviews.filter { $0.bounds.height < 1 }.map(\.frame).max { $0.minY < $1.minY }
    #expect(bottom?.minX == 34 as CGFloat)
    #expect(bottom?.maxX == 390 as CGFloat)
  }
}
