@testable import UIKit

/// A list on a stage, with cells and bars of given heights.
@MainActor final class ListRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: Stage
  let layout: UICollectionViewCompositionalLayout
  let page = UIViewController()
  let view: UICollectionView
  var counts: [Int]
  /// The heights that cells and bars ask for, in points.
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  private(set) var cellsMade = 0
  private(set) var selected: [IndexPath] = []

  init(
    _ counts: [Int], size: CGSize = CGSize(width: 390, height: 844),
    layout: UICollectionViewCompositionalLayout
  ) {
    self.counts = counts
    self.layout = layout
    stage = Stage(size: size)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(AskingCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.settle()
  }

  convenience init(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    size: CGSize = CGSize(width: 390, height: 844),
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(counts, size: size, layout: .list(using: configuration))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsMade += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? AskingCell)?.height = height(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  /// Drags from `start` by those distances, ten milliseconds each, and lifts `pause` seconds later.
  func drag(from start: CGPoint, by distances: [CGFloat], isVertical: Bool = false, pause: Double = 0) {
    var (place, time) = (start, stage.loop.now + 0.01)
    stage.touch(.began, place.x, place.y, at: time)
    for distance in distances {
      time += 0.01
      if isVertical { place.y += distance } else { place.x += distance }
      stage.touch(.moved, place.x, place.y, at: time)
    }
    stage.touch(.ended, place.x, place.y, at: time + pause)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    let time = stage.loop.now + 0.01
    stage.touch(.began, x, y, at: time)
    stage.touch(.ended, x, y, at: time + 0.05)
  }

  /// Lets that much virtual time pass.
  func wait(_ seconds: Double) {
    stage.loop.advance(to: stage.loop.now + seconds)
    stage.settle()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  func row(_ item: Int, _ section: Int = 0) -> ListRow? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.listRow
  }

  /// Every element on screen, from above: what it is, its corner and its size, in whole points.
  var text: String {
    view.elementViews.shown.ids.compactMap { id in view.elementViews.shown[id].map { (id, $0.view.frame) } }
      .sorted { ($0.1.minY, $0.0.kind) < ($1.1.minY, $1.0.kind) }
      .map { id, frame in
        let kind = id.category == .cell ? "row" : id.kind.contains("Header") ? "header" : "footer"
        let path =
          id.category == .cell ? "\(id.indexPath.section).\(id.indexPath.item)" : "\(id.indexPath.section)"
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        return "\(kind) \(path): " + numbers.joined(separator: " ")
      }.joined(separator: "\n")
  }
}

/// A cell that asks for a height.
final class AskingCell: UICollectionViewCell {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
