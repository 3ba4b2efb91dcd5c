import QuartzCore
import Testing

@testable import UIKit

private final class NumberCell: UICollectionViewCell {
  var number = -1
  var fillings = 0
}

/// Rows of 50 points in a window of 300 by 600, filled by a diffable data source with numbers.
@MainActor private final class NumberRig {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let loop = VirtualRunLoop()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  private let inProvider: Box

  /// Code that runs while a cell is asked for.
  @MainActor final class Box { var run: () -> Void = {} }

  init() {
    VirtualRunLoop.current = loop
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let inProvider = Box()
    self.inProvider = inProvider
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      inProvider.run()
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = number
      (cell as? NumberCell)?.fillings += 1
      return cell
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
  }

  var onProviding: () -> Void {
    get { inProvider.run }
    set { inProvider.run = newValue }
  }

  func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  func apply(_ snapshot: Snapshot, animated: Bool = true) {
    source.apply(snapshot, animatingDifferences: animated)
    loop.settle()
  }

  /// By place: what the cells on screen show.
  var shown: [[Int]] {
    (0..<view.numberOfSections).map { section in
      view.indexPathsForVisibleItems.filter { $0.section == section }
        .map { (view.cellForItem(at: $0) as? NumberCell)?.number ?? -1 }
    }
  }

  func cell(_ number: Int) -> NumberCell? {
    view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.number == number }
  }

  func wait(_ seconds: TimeInterval = 1) { loop.advance(to: loop.now + seconds) }
}

@Suite("Diffable data source") @MainActor struct DiffableDataSourceTests {
  @Test func `it shows what is applied, and knows where it is`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2]), ("b", [3])))
    #expect(rig.view.dataSource === rig.source)
    #expect(rig.shown == [[1, 2], [3]])
    #expect(rig.source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(rig.source.indexPath(for: 4) == nil)
    #expect(rig.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(rig.source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    #expect(rig.source.sectionIdentifier(for: 1) == "b")
    #expect(rig.source.index(for: "b") == 1)
    #expect(text(rig.source.snapshot()) == "a: 1 2 | b: 3")
  }

  @Test func `cells go with their items`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2, 3]), ("b", [4])))
    let cells = [1, 2, 3, 4].map { rig.cell($0) }
    rig.apply(rig.snapshot(("b", [4, 2]), ("a", [3, 5])))
    #expect(rig.shown == [[4, 2], [3, 5]])
    #expect(rig.cell(2) === cells[1] && rig.cell(3) === cells[2] && rig.cell(4) === cells[3])
    #expect(cells.compactMap { $0?.fillings } == [1, 1, 1, 1])
  }

  @Test func `what comes fades in, what moves slides, and the completion waits for it`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2])))
    rig.wait()
    var isDone = false
    rig.source.apply(rig.snapshot(("a", [3, 1, 2]))) { isDone = true }
    rig.wait(ElementTransition.duration / 2)
    let drawn = rig.cell(2)?.layer.presentation()
    #expect(abs((drawn?.position.y ?? 0) - 100) < 1)
    #expect(abs((rig.cell(3)?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    #expect(!isDone)
    rig.wait()
    #expect(isDone)
  }

  @Test func `without animation all is in its place at once, and the cells stay`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2])))
    rig.wait()
    let second = rig.cell(2)
    var isDone = false
    rig.source.apply(rig.snapshot(("a", [2])), animatingDifferences: false) { isDone = true }
    #expect(rig.cell(2) === second)
    #expect(second?.layer.presentation()?.position.y ?? second?.layer.position.y == 25)
    rig.loop.settle()
    #expect(isDone)
  }

  @Test func `reloading makes a new cell, reconfiguring fills the one there is`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2, 3])))
    let cells = [1, 2, 3].map { rig.cell($0) }
    var next = rig.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    rig.apply(next)
    #expect(rig.cell(1) !== cells[0])
    #expect(rig.cell(2) === cells[1] && rig.cell(2)?.fillings == 2)
    #expect(rig.cell(3) === cells[2] && rig.cell(3)?.fillings == 1)
    #expect(rig.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `with reload data every cell is made again`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2])))
    let fillings = rig.cell(1)?.fillings ?? 0
    var isDone = false
    rig.source.applySnapshotUsingReloadData(rig.snapshot(("a", [1, 2, 3]))) { isDone = true }
    rig.loop.settle()
    #expect(rig.shown == [[1, 2, 3]])
    #expect(fillings == 1 && isDone)
  }

  @Test func `one that is applied from within applying comes after it`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1])))
    var hasApplied = false
    rig.onProviding = { [unowned rig] in
      guard !hasApplied else { return }
      hasApplied = true
      rig.source.apply(rig.snapshot(("a", [3])))
      #expect(text(rig.source.snapshot()) == "a: 1 2")
    }
    rig.apply(rig.snapshot(("a", [1, 2])))
    rig.wait()
    #expect(rig.shown == [[3]])
  }

  @Test func `an outline shows what is expanded`() {
    let rig = NumberRig()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    rig.source.apply(outline, to: "a")
    rig.loop.settle()
    #expect(rig.shown == [[1, 2]])
    let first = rig.cell(1)
    outline.expand([1])
    rig.source.apply(outline, to: "a")
    rig.loop.settle()
    #expect(rig.shown == [[1, 11, 12, 2]])
    #expect(rig.cell(1) === first)
    #expect(rig.source.snapshot(for: "a") == outline)

    rig.apply(rig.snapshot(("a", [7])))
    #expect(rig.source.snapshot(for: "a").rootItems == [7])
  }

  @Test func `an item that the user moves is where it was dropped, and both ends are told`() {
    let rig = NumberRig()
    rig.apply(rig.snapshot(("a", [1, 2, 3]), ("b", [4])))
    var told: [String] = []
    rig.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    rig.source.reorderingHandlers.willReorder = { told.append("will \(text($0.finalSnapshot))") }
    rig.source.reorderingHandlers.didReorder = { [unowned rig] transaction in
      told.append("did \(text(rig.source.snapshot())), \(transaction.sectionTransactions.count) sections")
    }
    #expect(!rig.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
    #expect(rig.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 190))
    rig.loop.settle()
    rig.view.endInteractiveMovement()
    rig.wait()
    #expect(told.count == 2)
    #expect(rig.shown.flatMap { $0 } == rig.source.snapshot().itemIdentifiers)
    #expect(rig.source.snapshot().itemIdentifiers.first == 2)
    #expect(told.last?.hasPrefix("did \(text(rig.source.snapshot()))") == true)
  }

  @Test(arguments: 0..<20)
  func `five hundred snapshots at random show what they say`(_ seed: Int) {
    let rig = NumberRig()
    var dice = Dice(UInt64(seed))
    for step in 0..<500 {
      var snapshot = NumberRig.Snapshot()
      for section in ["a", "b", "c", "d"].shuffled(using: &dice).prefix(Int.random(in: 0...4, using: &dice)) {
        snapshot.appendSections([section])
      }
      for item in (0..<14).shuffled(using: &dice).prefix(Int.random(in: 0...11, using: &dice)) {
        if let section = snapshot.sectionIdentifiers.randomElement(using: &dice) {
          snapshot.appendItems([item], toSection: section)
        }
      }
      let again = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<9, using: &dice) == 0 }
      if Bool.random(using: &dice) { snapshot.reloadItems(again) } else { snapshot.reconfigureItems(again) }
      rig.apply(snapshot, animated: Bool.random(using: &dice))
      if Int.random(in: 0..<3, using: &dice) == 0 { rig.wait(Double.random(in: 0...0.5, using: &dice)) }
      let expected = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      #expect(rig.shown == expected, "seed \(seed), step \(step)")
      #expect(
        snapshot.itemIdentifiers.allSatisfy {
          rig.source.itemIdentifier(for: rig.source.indexPath(for: $0) ?? []) == $0
        })
    }
    rig.wait()
    #expect(
      rig.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == rig.view.visibleCells.count)
  }

  @Test func `a provider without a cell ends the program and says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        VirtualRunLoop.current = VirtualRunLoop()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("the cell provider returned nil for [0, 0]; dequeue and return a cell"))
  }
}
