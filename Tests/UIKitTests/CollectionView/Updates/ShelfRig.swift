import QuartzCore
import Synchronization
import UIKit

/// Counts the views of one test that are alive.
final class Census: Sendable {
  private let count = Mutex(0)

  var alive: Int { count.withLock { $0 } }
  func enter() { count.withLock { $0 += 1 } }
  func leave() { count.withLock { $0 -= 1 } }

  /// Of the test that runs now.
  @MainActor static var current = Census()
}

/// Shows one value.
@MainActor final class ShelfCell: UICollectionViewCell {
  var value = 0
  private let census = Census.current

  override init(frame: CGRect) {
    super.init(frame: frame)
    census.enter()
  }

  required init?(coder: NSCoder) { nil }

  deinit { census.leave() }
}

/// Shows a section's name.
@MainActor final class ShelfHeader: UICollectionReusableView {
  var name = 0
}

/// Stands behind a section.
@MainActor final class ShelfBoard: UICollectionReusableView {
  private(set) var section = -1

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    section = layoutAttributes.indexPath.section
  }
}

/// A small collection view over shelves, in virtual time.
@MainActor final class ShelfRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  let kind: ShelfKind
  private let census = Census()
  private(set) var shelves: [Shelf]
  private(set) var complaints: [String] = []

  /// The views that the data source has handed out and that have not ended being displayed.
  private var outstanding: Set<ObjectIdentifier> = []
  /// Values of cells that were made or recycled since the last look, and of those that were told to be
  /// displayed.
  private var asked: [Int] = []
  private var displayed: Set<Int> = []
  /// Values that have been on screen since the last look.
  private var seen: Set<Int> = []
  private var selected: Set<Int> = []
  /// Of the latest animated scroll.
  private var target: CGFloat?

  init(_ kind: ShelfKind, _ shelves: [Shelf], size: CGSize) {
    VirtualRunLoop.current = loop
    Census.current = census
    self.kind = kind
    self.shelves = shelves
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: kind.makeLayout())
    super.init()
    view.allowsMultipleSelection = true
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ShelfHeader.self, forSupplementaryViewOfKind: ShelfPlaces.header, withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
  }

  // MARK: Steps

  func play(_ step: ShelfStep) {
    noteSeen()
    let before = cellsByValue
    switch step {
    case .batch(let batch, let style):
      run(batch, style)
      loop.settle()
      noteSeen()
      lookAtIdentity(before)
      wait(style.seconds)
    case .scroll(let y, let isAnimated):
      if isAnimated { target = y }
      view.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated)
    case .resize(let size): view.frame.size = size
    case .reload(let new):
      shelves = new
      selected = []
      view.reloadData()
    case .select(let values): values.forEach(toggle)
    case .wait(let seconds): wait(seconds)
    }
    look()
  }

  /// Frame by frame, so that what comes and goes on the way is seen.
  private func wait(_ seconds: TimeInterval) {
    let end = loop.now + seconds
    while loop.now < end, loop.nextDeadline != nil {
      loop.advance(to: min(end, loop.now + 1.0 / 60))
      noteSeen()
    }
    loop.advance(to: end)
  }

  private func toggle(_ value: Int) {
    guard let path = path(of: value) else { return }
    if selected.remove(value) != nil {
      view.deselectItem(at: path, animated: false)
    } else {
      selected.insert(value)
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func run(_ batch: RandomBatch, _ style: ShelfStep.Style) {
    let update = { [self] in
      if style.isSingle, batch.changes.count == 1, let change = batch.changes.first {
        shelves = batch.after
        apply(change)
      } else {
        view.performBatchUpdates { [self] in
          shelves = batch.after
          let (outer, inner) = (batch.changes.prefix(style.nested), batch.changes.dropFirst(style.nested))
          outer.forEach(apply)
          if !inner.isEmpty { view.performBatchUpdates({ inner.forEach { self.apply($0) } }) }
        }
      }
    }
    style.animation.run(update)
    let dropped = batch.replaced.keys
    // Whether a reloaded element stays selected is not known.
    for value in dropped where selected.contains(value) { selected.remove(value) }
    let all = Set(shelves.flatMap(\.values))
    let fresh = Set(batch.replaced.values)
    selected = selected.intersection(all).union(fresh.filter { isSelectedInView($0) })
  }

  private func isSelectedInView(_ value: Int) -> Bool {
    path(of: value).map { view.indexPathsForSelectedItems?.contains($0) ?? false } ?? false
  }

  private func apply(_ change: RandomBatch.Change) {
    switch change {
    case .insert(let path): view.insertItems(at: [path])
    case .delete(let path): view.deleteItems(at: [path])
    case .reload(let path): view.reloadItems(at: [path])
    case .move(let from, let to): view.moveItem(at: from, to: to)
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }

  // MARK: Looking

  private func complain(_ what: String) { complaints.append(what) }

  func value(at path: IndexPath) -> Int? {
    guard shelves.indices.contains(path.section), shelves[path.section].values.indices.contains(path.item)
    else { return nil }
    return shelves[path.section].values[path.item]
  }

  func path(of value: Int) -> IndexPath? {
    for (section, shelf) in shelves.enumerated() {
      if let item = shelf.values.firstIndex(of: value) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  private var cellsByValue: [Int: ObjectIdentifier] {
    let cells = view.visibleCells.compactMap { $0 as? ShelfCell }
    return Dictionary(cells.map { ($0.value, ObjectIdentifier($0)) }) { first, _ in first }
  }

  private func noteSeen() {
    for path in view.indexPathsForVisibleItems { value(at: path).map { _ = seen.insert($0) } }
  }

  /// Compares all that can be seen of the collection view with the shelves.
  private func look() {
    loop.settle()
    noteSeen()
    lookAtOffset()
    lookAtPlaces()
    lookAtCells()
    lookForDoubles()
    lookAtSelection()
    lookAtViews()
    for value in asked where !seen.contains(value) {
      complain("a cell was made for \(value), never on screen")
    }
    for value in asked where !displayed.contains(value) { complain("no willDisplay for \(value)") }
    asked = []
    displayed = []
    seen = []
  }

  /// Elements on screen, and those of which it may be said either way, as they only touch its edge.
  private func expected() -> (on: [ShelfPlaces.Element: CGRect], edge: Set<ShelfPlaces.Element>) {
    let counts = shelves.map(\.values.count)
    var on: [ShelfPlaces.Element: CGRect] = [:]
    var edge: Set<ShelfPlaces.Element> = []
    for (element, frame) in kind.places(counts, view.bounds).all {
      let overlap = frame.intersection(view.bounds)
      if overlap.isNull { continue }
      if overlap.width < 1e-6 || overlap.height < 1e-6 { edge.insert(element) } else { on[element] = frame }
    }
    return (on, edge)
  }

  private func lookAtPlaces() {
    let (on, edge) = expected()
    for (element, frame) in on {
      let path = IndexPath(item: element.item, section: element.section)
      let shown: UIView? =
        switch element.kind {
        case ShelfPlaces.cell: view.cellForItem(at: path)
        case ShelfPlaces.header: view.supplementaryView(forElementKind: element.kind, at: path)
        default: boards[element.section]
        }
      guard let shown else {
        complain("no \(element.kind) \(element.section).\(element.item), which is on screen")
        continue
      }
      if !shown.frame.isWithin(1e-6, of: frame) {
        complain("\(element.kind) \(element.section).\(element.item) at \(shown.frame) instead of \(frame)")
      }
      if shown.superview !== view { complain("\(element.kind) \(path) is not in the collection view") }
      if shown.alpha != 1 || shown.isHidden { complain("\(element.kind) \(path) cannot be seen") }
    }
    let named = Set(on.keys).union(edge)
    for path in view.indexPathsForVisibleItems
    where !named.contains(.init(kind: ShelfPlaces.cell, section: path.section, item: path.item)) {
      complain("the cell \(path.section).\(path.item) counts as visible and is not on screen")
    }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: ShelfPlaces.header)
    where !named.contains(.init(kind: ShelfPlaces.header, section: path.section, item: path.item)) {
      complain("the header \(path.section).\(path.item) counts as visible and is not on screen")
    }
  }

  private func lookAtOffset() {
    guard !isMoving else { return }
    let most = max(0, kind.places(shelves.map(\.values.count), view.bounds).height - view.bounds.height)
    let y = view.contentOffset.y
    guard y < -0.5 || y > most + 0.5 else { return }
    // A scroll of the program ends at its target, wherever the content has ended by then (Facts 1.1).
    if y != target { complain("rests at \(y), beyond 0...\(most)") }
    view.contentOffset.y = min(max(y, 0), most)
    loop.settle()
  }

  /// Those that are not on their way to nothing: each section has one at most.
  private var boards: [Int: ShelfBoard] {
    let boards = view.subviews.compactMap { $0 as? ShelfBoard }.filter { $0.alpha == 1 }
    return Dictionary(boards.map { ($0.section, $0) }) { [self] _, last in
      complain("two boards for section \(last.section)")
      return last
    }
  }

  /// On screen, or on its way out: an element has one view.
  private func lookForDoubles() {
    let cells = view.subviews.compactMap { ($0 as? ShelfCell)?.value }.filter { path(of: $0) != nil }
    for (value, all) in Dictionary(grouping: cells, by: { $0 }) where all.count > 1 {
      complain("\(all.count) cells show \(value)")
    }
    let names = Set(shelves.map(\.name))
    let headers = view.subviews.compactMap { ($0 as? ShelfHeader)?.name }.filter(names.contains)
    for (name, all) in Dictionary(grouping: headers, by: { $0 }) where all.count > 1 {
      complain("\(all.count) headers show \(name)")
    }
  }

  private func lookAtCells() {
    var views: Set<ObjectIdentifier> = []
    for cell in view.visibleCells {
      guard views.insert(ObjectIdentifier(cell)).inserted else {
        complain("one cell stands for two items")
        continue
      }
      guard let path = view.indexPath(for: cell), let value = value(at: path) else {
        complain("a visible cell has no item")
        continue
      }
      if (cell as? ShelfCell)?.value != value {
        complain("\(path.section).\(path.item) shows \((cell as? ShelfCell)?.value ?? -1), not \(value)")
      }
      if view.cellForItem(at: path) !== cell { complain("two cells for \(path.section).\(path.item)") }
      if cell.isSelected != selected.contains(value) {
        complain("the cell of \(value) is \(cell.isSelected ? "" : "not ")selected")
      }
    }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: ShelfPlaces.header) {
      let header = view.supplementaryView(forElementKind: ShelfPlaces.header, at: path) as? ShelfHeader
      guard shelves.indices.contains(path.section), header?.name == shelves[path.section].name else {
        complain("the header of section \(path.section) shows \(header?.name ?? -1)")
        continue
      }
    }
  }

  private func lookAtSelection() {
    let paths = view.indexPathsForSelectedItems ?? []
    let values = Set(paths.compactMap { value(at: $0) })
    if values.count != paths.count { complain("an item that does not exist is selected") }
    if values != selected { complain("selected are \(values.sorted()), not \(selected.sorted())") }
  }

  /// Whether an animation or a scroll is under way.
  private var isMoving: Bool { loop.nextDeadline != nil }

  private func lookAtViews() {
    let reusable = view.subviews.compactMap { $0 as? UICollectionReusableView }
    let cells = reusable.count { $0 is ShelfCell }
    if census.alive > cells + idle {
      complain("\(census.alive) cells live, \(cells) are in use, \(idle) wait")
    }
    guard !isMoving else { return }
    let (on, edge) = expected()
    let most = on.count + edge.count
    if reusable.count < on.count || reusable.count > most {
      complain("\(reusable.count) views for \(on.count) elements at rest")
    }
    if outstanding.count != cells { complain("\(outstanding.count) cells are out, \(cells) are in the view") }
  }

  /// Cells that were in use at the busiest moment so far and are not now.
  private var idle: Int { max(0, mostOutstanding - outstanding.count) }
  private var mostOutstanding = 0

  /// An item that was on screen and is, and was not reloaded, keeps its cell.
  private func lookAtIdentity(_ before: [Int: ObjectIdentifier]) {
    for (value, cell) in cellsByValue {
      if let old = before[value], old != cell { complain("\(value) has got another cell") }
    }
  }

  // MARK: Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelves[section].values.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let alive = census.alive
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let value = shelves[indexPath.section].values[indexPath.item]
    (cell as? ShelfCell)?.value = value
    asked.append(value)
    if census.alive > alive, alive > outstanding.count {
      complain("a cell was made while \(alive - outstanding.count) waited")
    }
    outstanding.insert(ObjectIdentifier(cell))
    mostOutstanding = max(mostOutstanding, outstanding.count)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? ShelfHeader)?.name = shelves[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let value = (cell as? ShelfCell)?.value else { return }
    displayed.insert(value)
    // Between two frames the program may scroll on; what stood on screen then was not made in vain.
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    if frame?.intersects(collectionView.bounds) == true { seen.insert(value) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { outstanding.remove(ObjectIdentifier(cell)) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { noteSeen() }
}

extension CGRect {
  fileprivate func isWithin(_ tolerance: CGFloat, of other: CGRect) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
