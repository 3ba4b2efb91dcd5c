// Measures diffable data: filling a snapshot, editing it, and applying it, with ten thousand, a hundred
// thousand and a million items, of which one in a hundred changes; and how each grows when there is ten times
// as much of everything. Scripts/bench compiles and runs it.

import UIKit

/// As an app's model: told apart by its id.
struct Photo: Hashable {
  let id: UUID
  var title: String

  static func == (a: Photo, b: Photo) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The same numbers each time: of one seed.
struct Lot: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

func milliseconds(_ action: () -> Void) -> Double {
  let time = ContinuousClock().measure(action).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

/// A collection view of one column with its data source, in a window.
@MainActor final class Screen<Item: Hashable> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Item>

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Item>, isAnimated: Bool) -> Double {
    milliseconds {
      source.apply(snapshot, animatingDifferences: isAnimated)
      view.layoutIfNeeded()
    }
  }
}

/// Milliseconds.
struct Costs {
  var fill = 0.0
  var edit = 0.0
  var first = 0.0
  var plain = 0.0
  var animated = 0.0
  var reversed = 0.0

  var all: [Double] { [fill, edit, first, plain, animated, reversed] }

  static let titles = ["fill", "edit", "first apply", "apply", "apply, animated", "apply, reversed"]
}

/// - Parameters:
///   - distance: how far an item is moved at most; nil for anywhere.
///   - new: makes an item of that number.
@MainActor func costs<Item: Hashable>(
  of count: Int, distance: Int?, _ new: (Int) -> Item
) -> Costs {
  var costs = Costs()
  let items = (0..<count).map(new)
  let extra = (count..<(count + count / 100)).map(new)
  var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
  costs.fill = milliseconds {
    snapshot.appendSections([0])
    snapshot.appendItems(items)
  }
  var random = Lot(state: 1)
  var changed = snapshot
  var isDeleted = Set<Int>()
  func survivor() -> Int {
    var place = Int.random(in: 0..<count, using: &random)
    while isDeleted.contains(place) { place = Int.random(in: 0..<count, using: &random) }
    return place
  }
  // Every change by itself, as an app's code makes them.
  costs.edit = milliseconds {
    for change in 0..<(count / 100) {
      let place = survivor()
      switch change % 3 {
      case 0:
        changed.insertItems([extra[change]], beforeItem: items[place])
      case 1:
        isDeleted.insert(place)
        changed.deleteItems([items[place]])
      default:
        var other = distance.map { min(count - 1, place + 1 + change % $0) } ?? survivor()
        if isDeleted.contains(other) || other == place { other = survivor() }
        if other != place { changed.moveItem(items[place], afterItem: items[other]) }
      }
    }
  }
  var reversed = NSDiffableDataSourceSnapshot<Int, Item>()
  reversed.appendSections([0])
  reversed.appendItems(items.reversed())

  costs.first = Screen<Item>().apply(snapshot, isAnimated: true)
  func best(_ target: NSDiffableDataSourceSnapshot<Int, Item>, isAnimated: Bool) -> Double {
    (0..<3).map { _ in
      let screen = Screen<Item>()
      _ = screen.apply(snapshot, isAnimated: false)
      return screen.apply(target, isAnimated: isAnimated)
    }.min() ?? 0
  }
  costs.plain = best(changed, isAnimated: false)
  costs.animated = best(changed, isAnimated: true)
  costs.reversed = best(reversed, isAnimated: false)
  return costs
}

@MainActor func measure() {
  func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  func row(_ name: String, _ values: [String]) {
    print("  " + name + cell("", 30 - name.count) + values.map { cell($0, 16) }.joined())
    fflush(nil)
  }
  func rows(_ name: String, _ costs: (Int) -> Costs) {
    var before: Costs?
    for (count, text) in [(10_000, "10,000"), (100_000, "100,000"), (1_000_000, "1,000,000")] {
      let found = costs(count)
      row("\(name), \(text)", found.all.map { String(format: "%.1f", $0) })
      if let before {
        row("  times", zip(found.all, before.all).map { String(format: "%.1f", $0 / $1) })
      }
      before = found
    }
  }
  print(
    "\nDiffable data, milliseconds: one item in a hundred is inserted, deleted or moved; \"times\" is growth for ten"
      + " times as many items and changes")
  row("", Costs.titles)
  rows("numbers") { costs(of: $0, distance: nil) { $0 } }
  rows("numbers, near moves") { costs(of: $0, distance: 20) { $0 } }
  rows("values with a UUID") {
    costs(of: $0, distance: nil) { Photo(id: UUID(), title: "Photo \($0)") }
  }
}

MainActor.assumeIsolated { measure() }
