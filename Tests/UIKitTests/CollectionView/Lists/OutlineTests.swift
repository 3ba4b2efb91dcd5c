import Testing

@testable import UIKit

@Suite("Outlines in lists") @MainActor struct OutlineTests {
  /// A list of "a" with "a1" and "a2", the first of which holds "a1x", and "b" with nothing.
  @MainActor final class Files {
    let stage = Stage()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      view.register(HeaderCell.self, forCellWithReuseIdentifier: "row")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      }
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a", "b"])
      snapshot.append(["a1", "a2"], to: "a")
      snapshot.append(["a1x"], to: "a1")
      source.apply(snapshot, to: 0, animatingDifferences: false)
      stage.settle()
    }

    var shown: [String] { source.snapshot().itemIdentifiers }

    func toggle(_ item: String) -> Bool {
      guard let path = source.indexPath(for: item) else { return false }
      defer { stage.settle() }
      return view.toggleOutline(at: path)
    }

    /// The list's words to the rows on screen: level, and "+" for expanded ones.
    var rows: [String] {
      view.visibleCells.compactMap { cell in
        cell.shownAttributes?.listRow.map { "\($0.level)\($0.isExpanded ? "+" : "")" }
      }
    }

    func tap(_ y: CGFloat) {
      let time = stage.loop.now + 0.01
      stage.touch(.began, 100, y, at: time)
      stage.touch(.ended, 100, y, at: time + 0.05)
    }
  }

  final class HeaderCell: UICollectionViewCell {
    static var isHeader = false
    override var togglesOutline: Bool { Self.isHeader }
  }

  @Test func `an item shows and hides what it holds`() {
    let files = Files()
    #expect(files.shown == ["a", "b"])
    #expect(files.toggle("a"))
    #expect(files.shown == ["a", "a1", "a2", "b"])
    #expect(files.source.snapshot(for: 0).isExpanded("a"))
    #expect(files.toggle("a"))
    #expect(files.shown == ["a", "b"])
  }

  @Test func `what was expanded inside is so again`() {
    let files = Files()
    for item in ["a", "a1", "a", "a"] { #expect(files.toggle(item)) }
    #expect(files.shown == ["a", "a1", "a1x", "a2", "b"])
  }

  @Test func `rows know how deep they lie and whether they are expanded`() {
    let files = Files()
    #expect(files.rows == ["0", "0"])
    _ = files.toggle("a")
    _ = files.toggle("a1")
    #expect(files.rows == ["0+", "1+", "2", "1", "0"])
    _ = files.toggle("a")
    #expect(files.rows == ["0", "0"])
  }

  @Test func `the change is animated`() {
    let files = Files()
    _ = files.toggle("a")
    let cell = files.view.cellForItem(at: IndexPath(item: 3, section: 0))
    #expect(cell?.layer.animationKeys()?.isEmpty == false)
  }

  @Test func `handlers are asked, then told`() {
    let files = Files()
    var log: [String] = []
    var allows = false
    files.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)")
      return allows
    }
    files.source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    files.source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should collapse \($0)")
      return allows
    }
    files.source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }

    #expect(!files.toggle("a"))
    allows = true
    #expect(files.toggle("a"))
    allows = false
    #expect(!files.toggle("a"))
    #expect(files.shown == ["a", "a1", "a2", "b"])
    allows = true
    #expect(files.toggle("a"))
    #expect(
      log == [
        "should expand a", "should expand a", "will expand a", "should collapse a", "should collapse a",
        "will collapse a",
      ])
  }

  @Test func `what an item holds can be made when it is expanded`() {
    let files = Files()
    var before: [String] = []
    files.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, below in
      before = below.items
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["\(parent)-new"])
      return snapshot
    }
    #expect(files.toggle("a"))
    #expect(before == ["a1", "a1x", "a2"])
    #expect(files.shown == ["a", "a-new", "b"])
    #expect(files.toggle("b"))
    #expect(files.shown == ["a", "a-new", "b", "b-new"])
  }

  @Test func `items outside of outlines have nothing to show`() {
    let files = Files()
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([7])
    flat.appendItems(["x", "y"])
    files.source.apply(flat, animatingDifferences: false)
    files.stage.settle()
    #expect(!files.toggle("x"))
    #expect(files.rows == ["0", "0"])
    #expect(!files.view.toggleOutline(at: IndexPath(item: 9, section: 9)))
  }

  @Test func `the bars of a row move it up and down, wherever the finger holds them`() throws {
    let files = Files()
    files.source.reorderingHandlers.canReorderItem = { _ in true }
    var order: [String] = []
    files.source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let first = try #require(files.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    press.addAction { [weak view = files.view] in view?.reorder(first, following: $0) }
    files.view.addGestureRecognizer(press)

    let now = files.stage.loop.now
    files.stage.touch(.began, 370, 10, at: now + 0.01)
    files.stage.touch(.moved, 300, 50, at: now + 0.02)
    #expect(first.center == CGPoint(x: 195, y: 62))
    files.stage.touch(.ended, 300, 50, at: now + 0.03)
    #expect(order == ["b", "a"])
  }

  @Test func `a tap on a header toggles, and on other rows it selects`() {
    let files = Files()
    files.tap(22)
    #expect(files.shown == ["a", "b"])
    #expect(files.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])

    HeaderCell.isHeader = true
    defer { HeaderCell.isHeader = false }
    files.view.selectItem(at: nil, animated: false, scrollPosition: [])
    files.tap(22)
    #expect(files.shown == ["a", "a1", "a2", "b"])
    #expect(files.view.indexPathsForSelectedItems == [])
  }
}
