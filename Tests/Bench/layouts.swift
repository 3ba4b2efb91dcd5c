// Measures a frame of scrolling with a thousand and with a million items: the flow layout, the table, table
// views, every collection view of the gallery, and beside them, in the same run, the layout that tutorials
// teach, which keeps all attributes and filters them for every rectangle. And what the insertion of one item
// costs. Scripts/bench compiles and runs it.

import Gallery
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
  var count: Int
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

  /// Of what a composition hangs onto its items and sections.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
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

/// Rows of a table view.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  let height: (Int) -> CGFloat

  init(count: Int, height: @escaping (Int) -> CGFloat) {
    self.count = count
    self.height = height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? FittingRow)?.row = indexPath.row
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath.row)
  }
}

/// As a table cell that measures its content would.
final class FittingRow: UITableViewCell {
  var row = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(30 + row % 53))
  }
}

struct Figures {
  var prepare: Double  // milliseconds
  var frame: Double  // microseconds
  var bytes: Double  // per item, of the resident memory
  // microseconds, of one item into all of them; nil where the items are not the bench's own
  var insert: Double?
}

func milliseconds(_ action: () -> Void) -> Double {
  let time = ContinuousClock().measure(action).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

/// Of the C library, whose Swift module leaves it out.
@_silgen_name("malloc_trim") func returnFreeMemory(keeping bytes: Int) -> Int32

/// The memory that is held, not what building it took.
func residentBytes() -> Int {
  _ = returnFreeMemory(keeping: 0)
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
}

/// A collection view or table in a window of its own.
struct Subject {
  var window: UIWindow
  var view: UIScrollView
  /// Adds one item on screen; nil where the items are not the bench's own.
  var insert: (@MainActor () -> Void)?
  /// A layout that looks at everything is too slow for as many frames.
  var frames = 300
  /// The scroll view, where that is not the collection view.
  var scrolled: (@MainActor () -> UIScrollView)?
}

/// Has the collection view show one more item.
@MainActor func insert(into view: UICollectionView, _ source: Source) {
  source.count += 1
  view.insertItems(at: [view.indexPathsForVisibleItems.dropFirst().first ?? IndexPath(item: 0, section: 0)])
}

/// A table of rows of that height, or as high as the delegate or the cells say where `height` is nil.
@MainActor func tableSubject(count: Int, height: CGFloat?, asksDelegate: Bool = false) -> Subject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UITableView(frame: window.bounds, style: .plain)
  let source = TableSource(count: count) { CGFloat(30 + $0 % 53) }
  view.register(
    height == nil && !asksDelegate ? FittingRow.self : UITableViewCell.self, forCellReuseIdentifier: "cell")
  if let height { view.rowHeight = height }
  view.estimatedRowHeight = 56
  view.dataSource = source
  if asksDelegate { view.delegate = source }
  window.addSubview(view)
  window.makeKeyAndVisible()
  let insert: @MainActor () -> Void = {
    source.count += 1
    view.insertRows(
      at: [view.indexPathsForVisibleRows?.dropFirst().first ?? IndexPath(row: 0, section: 0)], with: .none)
  }
  return Subject(window: window, view: view, insert: insert)
}

@MainActor func subject(_ layout: UICollectionViewLayout, _ source: Source, asksSizes: Bool) -> Subject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  let isFitting = (layout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? false
  view.register(
    isFitting ? FittingCell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  if asksSizes { view.delegate = source }
  window.addSubview(view)
  window.makeKeyAndVisible()
  let frames = layout is FilterLayout && source.count > 10_000 ? 30 : 300
  return Subject(window: window, view: view, insert: { insert(into: view, source) }, frames: frames)
}

/// The collection view or table `id` of a preview with so many items in each of them.
@MainActor func subject(_ preview: GalleryPreview, _ id: String, count: Int) -> Subject? {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let counts = Dictionary(uniqueKeysWithValues: preview.collections.map { ($0, count) })
  window.rootViewController = preview.makeViewController(counts)
  window.makeKeyAndVisible()
  func lists(in view: UIView) -> [UIScrollView] {
    if view is UICollectionView || view is UITableView, let list = view as? UIScrollView { return [list] }
    return view.subviews.flatMap(lists)
  }
  let found = lists(in: window).first { ($0.accessibilityIdentifier ?? "table") == id }
  return found.map { Subject(window: window, view: $0) }
}

/// `make` is timed with the first layout pass: what is prepared there is prepared, wherever it is done.
@MainActor func figures(items: Int, _ make: () -> Subject?) -> Figures? {
  let before = residentBytes()
  var made: Subject?
  let prepare = milliseconds {
    made = make()
    made?.window.layoutIfNeeded()
    made?.view.layoutIfNeeded()
  }
  guard let subject = made else { return nil }
  let bytes = Double(max(0, residentBytes() - before)) / Double(items)
  return Figures(
    prepare: prepare, frame: frame(subject), bytes: bytes,
    insert: subject.insert.map { insertion(subject, $0) })
}

/// Microseconds of a frame of a brisk fling, some 3000 pt/s, from the middle of the content. It turns back
/// before the end: however few items there are, each frame brings new ones on screen.
@MainActor func frame(_ subject: Subject) -> Double {
  let view = subject.scrolled?() ?? subject.view
  let isAcross = view.contentSize.width - view.bounds.width > view.contentSize.height - view.bounds.height
  let extent = isAcross ? view.contentSize.width : view.contentSize.height
  let middle = extent / 2
  let room = max(1, middle - 2 * (isAcross ? view.bounds.width : view.bounds.height))
  var best = Double.infinity
  for round in 0..<4 {
    let time = milliseconds {
      for step in 0..<subject.frames {
        let travel = CGFloat((round % 2 == 0 ? step : subject.frames - step) * 50)
          .truncatingRemainder(dividingBy: 2 * room)
        let place = middle + min(travel, 2 * room - travel)
        view.contentOffset = isAcross ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
        subject.view.layoutIfNeeded()
      }
    }
    best = min(best, time / Double(subject.frames))
  }
  return best * 1000
}

/// Microseconds of the insertion of one item on screen, with the layout pass after it.
@MainActor func insertion(_ subject: Subject, _ insert: @MainActor () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<4 {
    let time = milliseconds {
      UIView.performWithoutAnimation {
        insert()
        subject.view.layoutIfNeeded()
      }
    }
    best = min(best, time)
  }
  return best * 1000
}

/// Sections of absolute and fractional sizes. None of them may look at its items.
enum Composition: String, CaseIterable {
  case list, grid, nested = "nested groups", badges, backgrounds = "background, header"
  case pinned = "pinned headers", orthogonal

  @MainActor func subject(count: Int) -> Subject {
    let layout = UICollectionViewCompositionalLayout(section: section)
    if self == .backgrounds { layout.register(Paper.self, forDecorationViewOfKind: "paper") }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "header"] {
      view.register(Paper.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    let source = Source(count: count, size: { _ in .zero })
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    var subject = Subject(window: window, view: view, insert: { insert(into: view, source) })
    if self == .orthogonal { subject.scrolled = { Composition.strip(in: view) } }
    return subject
  }

  /// The scroll view of a section that scrolls by itself.
  @MainActor private static func strip(in view: UICollectionView) -> UIScrollView {
    view.layoutIfNeeded()
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first ?? view
  }

  @MainActor private var section: NSCollectionLayoutSection {
    let quarter = size(.fractionalWidth(0.25), .fractionalHeight(1))
    let row = size(.fractionalWidth(1), .absolute(56))
    // Tall, so that a thousand items are many screens.
    let tallRow = size(.fractionalWidth(1), .absolute(130))
    let section: NSCollectionLayoutSection
    switch self {
    case .list, .backgrounds, .pinned:
      section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [.init(layoutSize: row)]))
    case .grid:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: tallRow, repeatingSubitem: .init(layoutSize: quarter), count: 4)
      section = NSCollectionLayoutSection(group: group)
    case .nested:
      let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [half, half])
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair]))
    case .badges:
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: quarter, supplementaryItems: [badge])
      section = NSCollectionLayoutSection(group: .horizontal(layoutSize: tallRow, subitems: [item]))
    case .orthogonal:
      let tile = size(.absolute(90), .absolute(120))
      section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: tile, subitems: [.init(layoutSize: tile)]))
      section.orthogonalScrollingBehavior = .continuous
    }
    section.interGroupSpacing = 4
    if self == .backgrounds { section.decorationItems = [.background(elementKind: "paper")] }
    if self == .backgrounds || self == .pinned {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = self == .pinned
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  @MainActor private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}

final class Paper: UICollectionReusableView {}

/// A kind of layout to measure: a name, and how it is made with so many items.
struct Kind {
  var name: String
  var make: @MainActor (_ count: Int) -> Subject?
}

@MainActor let kinds: [Kind] = {
  let equal: (Int) -> CGSize = { _ in CGSize(width: 390, height: 56) }
  let rows: (Int) -> CGSize = { CGSize(width: 390, height: CGFloat(30 + $0 % 53)) }
  let own = [
    Kind(name: "flow, equal sizes") {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = equal(0)
      return subject(layout, Source(count: $0, size: equal), asksSizes: false)
    },
    Kind(name: "flow, sizes from the delegate") {
      subject(UICollectionViewFlowLayout(), Source(count: $0, size: rows), asksSizes: true)
    },
    Kind(name: "flow, sizes from the cells") {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = equal(0)
      return subject(layout, Source(count: $0, size: equal), asksSizes: false)
    },
    Kind(name: "table") {
      subject(TableLayout(), Source(count: $0, size: equal), asksSizes: false)
    },
    Kind(name: "table view, one height") { tableSubject(count: $0, height: 56) },
    Kind(name: "table view, from the delegate") { tableSubject(count: $0, height: nil, asksDelegate: true) },
    Kind(name: "table view, from the cells") { tableSubject(count: $0, height: nil) },
  ]
  let compositions = Composition.allCases.map { composition in
    Kind(name: "composition, \(composition.rawValue)") { composition.subject(count: $0) }
  }
  let gallery = GalleryPreview.all.flatMap { preview in
    preview.collections.map { id in
      Kind(name: "\(preview.slug), \(id)") { subject(preview, id, count: $0) }
    }
  }
  let filter = Kind(name: "a filter over all frames") {
    subject(FilterLayout(), Source(count: $0, size: equal), asksSizes: false)
  }
  return own + compositions + gallery + [filter]
}()

@MainActor func measure() {
  func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  func number(_ value: Double?) -> String { value.map { String(format: "%.1f", $0) } ?? "" }
  func ratio(_ many: Double?, _ few: Double?) -> Double? {
    guard let many, let few else { return nil }
    return many / few
  }

  let titles = [
    "first, ms", "1M first, ms", "frame, us", "1M frame, us", "ratio", "1M B/item", "insert, us",
    "1M insert, us",
    "ratio",
  ]
  print(
    "\nScrolling a collection view or a table: a thousand items and a million; \"first\" is making it and its first layout pass;"
      + " \"insert\" adds one item")
  print("  " + cell("", 30) + titles.map { cell($0, 14) }.joined())
  for kind in kinds {
    guard let few = figures(items: 1_000, { kind.make(1_000) }),
      let many = figures(items: 1_000_000, { kind.make(1_000_000) })
    else {
      print("  " + kind.name + ": there is no such collection view")
      continue
    }
    let values = [
      few.prepare, many.prepare, few.frame, many.frame, many.frame / few.frame, many.bytes, few.insert,
      many.insert,
      ratio(many.insert, few.insert),
    ]
    let name = kind.name + String(repeating: " ", count: max(0, 30 - kind.name.count))
    print("  " + name + values.map { cell(number($0), 14) }.joined())
    fflush(nil)
  }
}

MainActor.assumeIsolated { measure() }
