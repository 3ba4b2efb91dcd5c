import Testing

@testable import UIKit

@Suite("Rows of lists") @MainActor struct ListRowTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// One line a row: "^" is the first of its group, "v" the last; then the separators above and below.
  private func text(_ rig: ListRig, _ count: Int) -> [String] {
    (0..<count).map { item in
      guard let row = rig.row(item) else { return "none" }
      if row.role == .header { return "header" }
      func word(_ separator: ListRow.Separator?) -> String {
        guard let separator else { return "-" }
        return separator.insets.map { "\(Int($0.leading))..\(Int($0.trailing))" } ?? "auto"
      }
      let place = (row.isFirst ? "^" : "") + (row.isLast ? "v" : "")
      return "\(place) \(word(row.topSeparator)) \(word(row.bottomSeparator))"
    }
  }

  @Test func `plain lists have lines around every row`() {
    #expect(text(ListRig([3], .plain), 3) == ["^ auto auto", " - auto", "v - auto"])
  }

  @Test func `the outer lines of a grouped list go from edge to edge`() {
    #expect(text(ListRig([3], .grouped), 3) == ["^ 0..0 auto", " - auto", "v - 0..0"])
    #expect(text(ListRig([1], .grouped), 1) == ["^v 0..0 0..0"])
  }

  @Test func `cards have lines between rows`() {
    #expect(text(ListRig([3], .insetGrouped), 3) == ["^ - auto", " - auto", "v - -"])
  }

  @Test(arguments: [Appearance.sidebar, .sidebarPlain]) func `sidebars have none`(_ appearance: Appearance) {
    #expect(text(ListRig([2], appearance), 2) == ["^ - -", "v - -"])
    #expect(text(ListRig([2], appearance) { $0.showsSeparators = true }, 2) == ["^ - auto", "v - -"])
  }

  @Test func `lists without separators have none, whatever else is said`() {
    let rig = ListRig([2], .plain) {
      $0.showsSeparators = false
      $0.separatorConfiguration.topSeparatorVisibility = .visible
    }
    #expect(text(rig, 2) == ["^ - -", "v - -"])
  }

  @Test func `a first item that is the header is no row of its card`() {
    let rig = ListRig([3], .insetGrouped) { $0.headerMode = .firstItemInSection }
    #expect(text(rig, 3) == ["header", "^ - auto", "v - -"])
  }

  @Test func `the handler decides for each item, from what holds for all`() {
    var asked: Set<IndexPath> = []
    let rig = ListRig([3], .insetGrouped) {
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 5
      $0.itemSeparatorHandler = { path, common in
        asked.insert(path)
        var own = common
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 1 { own.color = .systemBlue }
        if path.item == 2 {
          own.bottomSeparatorVisibility = .visible
          own.bottomSeparatorInsets = .zero
        }
        return own
      }
    }
    #expect(asked == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
    #expect(rig.row(0)?.bottomSeparator == nil)
    #expect(rig.row(1)?.bottomSeparator?.color == .systemBlue)
    #expect(rig.row(2)?.bottomSeparator?.color == .systemRed)
    #expect(rig.row(2)?.bottomSeparator?.insets == .zero)
  }

  @Test func `headers and footers know that they are`() {
    let rig = ListRig([1], .grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    func role(_ kind: String) -> ListRow.Role? {
      let path = IndexPath(item: 0, section: 0)
      return rig.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.listRow?.role
    }
    #expect(role(UICollectionView.elementKindSectionHeader) == .header)
    #expect(role(UICollectionView.elementKindSectionFooter) == .footer)
  }

  @Test func `sections that are no lists say nothing of their items`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let rig = ListRig([1], layout: .init(section: NSCollectionLayoutSection(group: group)))
    #expect(rig.cell(0) != nil)
    #expect(rig.row(0) == nil)
  }

  @Test func `a cell hears of it when it becomes the last of its card`() {
    let rig = ListRig([2], .insetGrouped)
    #expect(rig.cell(0)?.shownAttributes?.listRow?.isLast == false)

    rig.counts = [1]
    rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    rig.stage.settle()
    #expect(rig.cell(0)?.shownAttributes?.listRow?.isLast == true)
  }
}

@Suite("Colours behind lists") @MainActor struct ListBackdropTests {
  private func colors(_ rig: ListRig) -> [UIColor?] { rig.view.backdropViews.map(\.backgroundColor) }

  @Test func `every appearance has its own, over all that can be seen`() {
    #expect(colors(ListRig([2], .plain)) == [.systemBackground])
    let rig = ListRig([2, 3], .insetGrouped)
    #expect(colors(rig) == [.systemGroupedBackground])
    rig.view.contentOffset.y = -200
    rig.stage.settle()
    #expect(rig.view.backdropViews[0].frame.contains(rig.view.bounds))
    #expect(rig.view.subviews.first === rig.view.backdropViews[0])
  }

  @Test func `another one can be chosen, above the background view`() {
    let rig = ListRig([2], .plain) { $0.backgroundColor = .systemTeal }
    let background = UIView()
    rig.view.backgroundView = background
    #expect(colors(rig) == [.systemTeal])
    #expect(rig.view.subviews.first === background)
  }

  @Test func `scrolling within a screen moves no colour`() {
    let rig = ListRig([10_000], .plain)
    rig.view.contentOffset.y = 844 * 20
    rig.stage.settle()
    let frame = rig.view.backdropViews[0].frame
    rig.view.contentOffset.y += 300
    rig.stage.settle()
    #expect(rig.view.backdropViews[0].frame == frame)
    #expect(frame.contains(rig.view.bounds))
  }

  @Test func `each section has its own where they differ`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      .list(
        using: UICollectionLayoutListConfiguration(appearance: section == 0 ? .plain : .grouped),
        layoutEnvironment: environment)
    }
    let rig = ListRig([2, 2], layout: layout)
    #expect(colors(rig) == [.systemBackground, .systemGroupedBackground])
    #expect(rig.view.backdropViews.map(\.frame.minY) == [-844, 88])
  }

  @Test func `what is no list has none`() {
    let rig = ListRig([2], .plain)
    rig.view.collectionViewLayout = UICollectionViewFlowLayout()
    rig.stage.settle()
    #expect(rig.view.backdropViews.isEmpty)
  }
}

@Suite("Long lists") @MainActor struct LongListTests {
  /// How often a list is asked for separators, and makes cells, while it is scrolled by five screens from the
  /// middle.
  private func work(_ count: Int) -> (asked: Int, cells: Int) {
    var asked = 0
    let rig = ListRig([count], .plain) {
      $0.itemSeparatorHandler = { _, common in
        asked += 1
        return common
      }
    }
    rig.height = { _ in 61 }
    rig.view.contentOffset.y = rig.view.contentSize.height / 2
    rig.stage.settle()
    let before = (asked, rig.cellsMade)
    for _ in 0..<50 {
      rig.view.contentOffset.y += 84
      rig.stage.settle()
    }
    return (asked - before.0, rig.cellsMade - before.1)
  }

  @Test func `a million rows of estimated height are as much work as a thousand`() {
    let (few, many) = (work(1_000), work(1_000_000))
    #expect(few.asked > 0 && few.cells > 50)
    #expect(abs(many.asked - few.asked) * 10 <= few.asked, "\(few) \(many)")
    #expect(abs(many.cells - few.cells) <= 2, "\(few) \(many)")
  }

  @Test func `rows of one height are kept as one run`() throws {
    let rig = ListRig([1_000_000], .plain)
    rig.height = { _ in 61 }
    rig.view.reloadData()
    rig.stage.settle()
    for _ in 0..<40 {
      rig.view.contentOffset.y += 84
      rig.stage.settle()
    }
    let plan = try #require(rig.layout.content?.plans.first)
    #expect(plan.stack.runCount == 2)
  }
}
