import QuartzCore
import Testing

@testable import UIKit

/// How often items were hashed and compared.
private final class Tally {
  var steps = 0

  func taken(by work: () -> Void) -> Int {
    let before = steps
    work()
    return steps - before
  }
}

private struct Counted: Hashable {
  let number: Int
  let tally: Tally

  static func == (a: Counted, b: Counted) -> Bool {
    a.tally.steps += 1
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) {
    tally.steps += 1
    hasher.combine(number)
  }
}

@Suite("What snapshots cost") struct SnapshotStepsTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Counted>

  private let tally = Tally()

  private func items(_ numbers: some Sequence<Int>) -> [Counted] {
    numbers.map { Counted(number: $0, tally: tally) }
  }

  private func snapshot(_ items: [Counted]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// With one item in a hundred inserted, deleted or moved far, each by itself.
  private func changed(_ snapshot: Snapshot, _ items: [Counted], _ random: inout Dice) -> Snapshot {
    var (changed, count) = (snapshot, items.count)
    for place in stride(from: 50, to: items.count, by: 100) {
      switch place / 100 % 3 {
      case 0:
        count += 1
        changed.insertItems(self.items([count]), beforeItem: items[place])
      case 1: changed.deleteItems([items[place]])
      default:
        // Places that end in 7 stay.
        let target = Int.random(in: 0..<(items.count / 10), using: &random) * 10 + 7
        changed.moveItem(items[place], afterItem: items[target])
      }
    }
    return changed
  }

  @Test func `filling takes a few steps for each item`() {
    let items = items(0..<20_000)
    let steps = tally.taken { _ = snapshot(items) }
    #expect(steps >= 20_000 && steps < 100_000)
  }

  @Test func `a change of one item does not look at all the others`() {
    let items = items(0..<20_000)
    var snapshot = snapshot(items)
    // The first change of a copy copies.
    snapshot.deleteItems([items[0]])
    for place in [9_990, 19_990] {
      let new = self.items([100_000 + place, 200_000 + place])
      let steps = tally.taken {
        snapshot.insertItems([new[0]], beforeItem: items[place])
        snapshot.insertItems([new[1]], afterItem: items[place])
        snapshot.moveItem(items[place], beforeItem: items[5])
        snapshot.deleteItems([items[place + 1]])
        snapshot.appendItems([items[place + 1]])
        snapshot.reloadItems([items[place]])
      }
      #expect(steps < 3_000)
    }
    #expect(snapshot.numberOfItems == 20_003)
  }

  @Test func `a difference takes a few steps for each item, whatever has changed`() {
    let items = items(0..<20_000)
    let first = snapshot(items)
    var random = Dice(1)
    let changed = changed(first, items, &random)
    let reversed = snapshot(items.reversed())
    let shuffled = snapshot(items.shuffled(using: &random))
    for target in [changed, reversed, shuffled] {
      var found: SnapshotDifference?
      let steps = tally.taken { found = target.difference(from: first) }
      #expect(found?.isEmpty == false)
      #expect(steps < 20_000 * 12)
    }
  }

  @Test func `marking one item again does not look at all the others`() {
    let items = items(0..<20_000)
    let first = snapshot(items)
    var marked = first
    marked.reconfigureItems([items[15_000]])
    var found: SnapshotDifference?
    // Both lists are compared from end to end: that is one step for each item.
    let steps = tally.taken { found = marked.difference(from: first) }
    #expect(found?.reconfiguredItems == [IndexPath(item: 15_000, section: 0)])
    #expect(steps < 20_000 + 2_000)
  }

  @Test @MainActor
  func `applying ten times as many changes of ten times as many items takes ten times the steps`() {
    func steps(_ count: Int) -> Int {
      let loop = VirtualRunLoop()
      VirtualRunLoop.current = loop
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      window.addSubview(view)
      window.makeKeyAndVisible()
      let items = items(0..<count)
      let first = snapshot(items)
      source.apply(first, animatingDifferences: false)
      loop.settle()
      var random = Dice(2)
      let changed = changed(first, items, &random)
      return tally.taken {
        source.apply(changed)
        loop.settle()
      }
    }
    let (few, many) = (steps(2_000), steps(20_000))
    #expect(few > 2_000)
    #expect(many < few * 12)
  }
}
