import Testing

@testable import UIKit

@Suite("Layouts of lists") @MainActor struct ListLayoutTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// Two sections of two rows and one, on a screen of that width.
  private func text(
    _ appearance: Appearance, width: CGFloat = 390,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> String {
    ListRig([2, 1], appearance, size: CGSize(width: width, height: 844), change).text
  }

  @Test func `a plain list has its rows`() {
    #expect(
      text(.plain) == """
        row 0.0: 0 0 390 44
        row 0.1: 0 44 390 44
        row 1.0: 0 88 390 44
        """)
  }

  @Test func `a plain list has headers and footers`() {
    let text = text(.plain) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(
      text == """
        header 0: 0 22 390 28
        row 0.0: 0 50 390 44
        row 0.1: 0 94 390 44
        footer 0: 0 138 390 28
        header 1: 0 188 390 28
        row 1.0: 0 216 390 44
        footer 1: 0 260 390 28
        """)
  }

  @Test func `a plain list on a wide screen has a first item as its header`() {
    #expect(
      text(.plain, width: 834, { $0.headerMode = .firstItemInSection }) == """
        row 0.0: 0 22 834 44
        row 0.1: 0 66 834 44
        row 1.0: 0 132 834 44
        """)
  }

  @Test func `a grouped list has its rows`() {
    #expect(
      text(.grouped) == """
        row 0.0: 0 18 390 44
        row 0.1: 0 62 390 44
        row 1.0: 0 141 390 44
        """)
  }

  @Test func `a grouped list has headers and footers`() {
    let text = text(.grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(
      text == """
        header 0: 0 18 390 38
        row 0.0: 0 56 390 44
        row 0.1: 0 100 390 44
        footer 0: 0 144 390 38
        header 1: 0 200 390 38
        row 1.0: 0 238 390 44
        footer 1: 0 282 390 38
        """)
  }

  @Test func `a grouped list on a wide screen has a first item as its header`() {
    #expect(
      text(.grouped, width: 834, { $0.headerMode = .firstItemInSection }) == """
        row 0.0: 0 18 834 44
        row 0.1: 0 62 834 44
        row 1.0: 0 124 834 44
        """)
  }

  @Test func `a list of cards has its rows`() {
    #expect(
      text(.insetGrouped) == """
        row 0.0: 16 18 358 44
        row 0.1: 16 62 358 44
        row 1.0: 16 141 358 44
        """)
  }

  @Test func `a list of cards has headers and footers`() {
    let text = text(.insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(
      text == """
        header 0: 16 18 358 38
        row 0.0: 16 56 358 44
        row 0.1: 16 100 358 44
        footer 0: 16 144 358 38
        header 1: 16 200 358 38
        row 1.0: 16 238 358 44
        footer 1: 16 282 358 38
        """)
  }

  @Test func `a list of cards on a wide screen has a first item as its header`() {
    #expect(
      text(.insetGrouped, width: 834, { $0.headerMode = .firstItemInSection }) == """
        row 0.0: 20 18 794 44
        row 0.1: 20 62 794 44
        row 1.0: 20 124 794 44
        """)
  }

  @Test func `a sidebar has its rows`() {
    #expect(
      text(.sidebar) == """
        row 0.0: 16 8 358 44
        row 0.1: 16 52 358 44
        row 1.0: 16 112 358 44
        """)
  }

  @Test func `a sidebar has headers and footers`() {
    let text = text(.sidebar) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(
      text == """
        header 0: 16 8 358 38
        row 0.0: 16 46 358 44
        row 0.1: 16 90 358 44
        footer 0: 16 134 358 38
        header 1: 16 188 358 38
        row 1.0: 16 226 358 44
        footer 1: 16 270 358 38
        """)
  }

  @Test func `a sidebar on a wide screen has a first item as its header`() {
    #expect(
      text(.sidebar, width: 834, { $0.headerMode = .firstItemInSection }) == """
        row 0.0: 20 8 794 44
        row 0.1: 20 52 794 44
        row 1.0: 20 112 794 44
        """)
  }

  @Test func `a plain sidebar has its rows`() {
    #expect(
      text(.sidebarPlain) == """
        row 0.0: 0 8 390 44
        row 0.1: 0 52 390 44
        row 1.0: 0 112 390 44
        """)
  }

  @Test func `a plain sidebar has headers and footers`() {
    let text = text(.sidebarPlain) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(
      text == """
        header 0: 0 8 390 28
        row 0.0: 0 36 390 44
        row 0.1: 0 80 390 44
        footer 0: 0 124 390 28
        header 1: 0 168 390 28
        row 1.0: 0 196 390 44
        footer 1: 0 240 390 28
        """)
  }

  @Test func `a plain sidebar on a wide screen has a first item as its header`() {
    #expect(
      text(.sidebarPlain, width: 834, { $0.headerMode = .firstItemInSection }) == """
        row 0.0: 0 8 834 44
        row 0.1: 0 52 834 44
        row 1.0: 0 112 834 44
        """)
  }

  @Test func `the room above headers can be chosen`() {
    let plain = ListRig([1], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    let grouped = ListRig([1], .grouped) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 50
    }

    #expect(plain.text == "header 0: 0 0 390 28\nrow 0.0: 0 28 390 44")
    #expect(grouped.text == "row 0.0: 0 50 390 44")
  }

  @Test func `rows are as high as their cells ask`() {
    let rig = ListRig([3], .plain)
    rig.height = { [60, 44, 81][$0.item] }
    rig.view.reloadData()
    rig.stage.settle()

    #expect(rig.text == "row 0.0: 0 0 390 60\nrow 0.1: 0 60 390 44\nrow 0.2: 0 104 390 81")
    #expect(rig.view.contentSize == CGSize(width: 390, height: 185))
  }

  @Test func `a plain list keeps its header at the top without the room above it`() throws {
    let rig = ListRig([40, 40], .plain) { $0.headerMode = .supplementary }
    rig.view.contentOffset.y = 500
    rig.stage.settle()

    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(rig.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 500)

    // The section ends at 22 + 28 + 40 * 44.
    rig.view.contentOffset.y = 1800
    rig.stage.settle()
    #expect(rig.view.supplementaryView(forElementKind: kind, at: path)?.frame.maxY == 1810)
  }

  @Test func `headers of other lists scroll away`() {
    let rig = ListRig([40], .insetGrouped) { $0.headerMode = .supplementary }
    rig.view.contentOffset.y = 500
    rig.stage.settle()

    #expect(!rig.text.contains("header"))
  }

  @Test func `cards keep out of the safe area, and rows from edge to edge do not`() {
    func row(_ appearance: Appearance) -> CGRect? {
      let rig = ListRig([1], appearance)
      rig.page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
      rig.stage.settle()
      return rig.cell(0)?.frame
    }

    #expect(row(.plain) == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(row(.grouped) == CGRect(x: 0, y: 18, width: 390, height: 44))
    #expect(row(.insetGrouped) == CGRect(x: 63, y: 18, width: 264, height: 44))
  }

  @Test func `a section of a list can be changed like any other`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.interGroupSpacing = 10
      return section
    }
    let rig = ListRig([2], layout: layout)

    #expect(rig.text == "row 0.0: 2 1 384 44\nrow 0.1: 2 55 384 44")
    #expect(rig.view.contentSize.height == 102)
  }
}
