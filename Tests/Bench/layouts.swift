// What a frame of scrolling costs with a thousand and with a million items: the flow layout, and beside it, in the same
// run, the layout that tutorials teach, which keeps all attributes and filters them for every rectangle.
// Scripts/bench compiles and runs it.

import UIKit

/// One column of rows; `prepare()` makes all attributes, and each question looks at all of them.
final class FilterLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let length = CGFloat(30 + item % 53)
      attributes.frame = CGRect(x: 0, y: height, width: 390, height: length)
      cache.append(attributes)
      height += length
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
}

final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let count: Int
  let size: (Int) -> CGSize

  init(count: Int, size: @escaping (Int) -> CGSize) {
    self.count = count
    self.size = size
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }
}

/// As a cell that measures its content would.
final class FittingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(30 + layoutAttributes.indexPath.item % 53)
    return layoutAttributes
  }
}

struct Figures {
  var prepare: Double  // milliseconds
  var frame: Double  // microseconds
  var bytes: Double  // per item, of the resident memory
}

func milliseconds(_ action: () -> Void) -> Double {
  let time = ContinuousClock().measure(action).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

/// Of the C library, whose Swift module leaves it out.
@_silgen_name("malloc_trim") func returnFreeMemory(keeping bytes: Int) -> Int32

/// What is held, not what building it took.
func residentBytes() -> Int {
  _ = returnFreeMemory(keeping: 0)
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
}

@MainActor func figures(_ layout: UICollectionViewLayout, _ source: Source, asksSizes: Bool) -> Figures {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  let isFitting = (layout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? false
  view.register(
    isFitting ? FittingCell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  if asksSizes { view.delegate = source }
  window.addSubview(view)
  window.makeKeyAndVisible()

  let before = residentBytes()
  let prepare = milliseconds { view.layoutIfNeeded() }
  let bytes = Double(max(0, residentBytes() - before)) / Double(source.count)
  let middle = view.contentSize.height / 2
  var best = Double.infinity
  // A layout that looks at everything is too slow for as many frames.
  let frames = layout is FilterLayout && source.count > 10_000 ? 30 : 300
  for round in 0..<4 {
    let time = milliseconds {
      for step in 0..<frames {
        let way = round % 2 == 0 ? step : frames - step
        // A brisk fling: some 6000 pt/s.
        view.contentOffset.y = middle + CGFloat(way * 100)
        view.layoutIfNeeded()
      }
    }
    best = min(best, time / Double(frames))
  }
  return Figures(prepare: prepare, frame: best * 1000, bytes: bytes)
}

@MainActor func measure() {
  let equal: (Int) -> CGSize = { _ in CGSize(width: 390, height: 56) }
  let rows: (Int) -> CGSize = { CGSize(width: 390, height: CGFloat(30 + $0 % 53)) }
  let kinds: [(name: String, sizes: ((Int) -> CGSize)?, make: () -> UICollectionViewLayout)] = [
    (
      "flow, equal sizes", nil,
      {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = equal(0)
        return layout
      }
    ),
    ("flow, sizes from the delegate", rows, { UICollectionViewFlowLayout() }),
    (
      "flow, sizes from the cells", nil,
      {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = equal(0)
        return layout
      }
    ),
    ("a filter over all frames", nil, { FilterLayout() }),
  ]
  func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  func number(_ value: Double) -> String { String(format: "%.1f", value) }

  let titles = ["first, ms", "1M first, ms", "frame, us", "1M frame, us", "ratio", "1M B/item"]
  print("\nScrolling a collection view: a thousand items and a million; \"first\" is the first layout pass")
  print("  " + cell("", 30) + titles.map { cell($0, 14) }.joined())
  for kind in kinds {
    let found = [1_000, 1_000_000].map { count in
      figures(
        kind.make(), Source(count: count, size: kind.sizes ?? equal), asksSizes: kind.sizes != nil)
    }
    let values = [
      found[0].prepare, found[1].prepare, found[0].frame, found[1].frame, found[1].frame / found[0].frame,
      found[1].bytes,
    ]
    let name = kind.name + String(repeating: " ", count: max(0, 30 - kind.name.count))
    print("  " + name + values.map { cell(number($0), 14) }.joined())
  }
}

MainActor.assumeIsolated { measure() }
