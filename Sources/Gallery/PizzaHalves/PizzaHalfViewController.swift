import UIKit

/// One half of the screen: a list of pizzas, of which only this half shows.
final class PizzaHalfViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout: PizzaHalvesLayout
  private let itemCount: Int
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  /// The half has moved, or come to rest.
  var onScroll: () -> Void = {}

  init(layout: PizzaHalvesLayout, itemCount: Int) {
    self.layout = layout
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = layout.side == .left ? "left" : "right"
    collectionView.backgroundColor = .clear
    collectionView.showsVerticalScrollIndicator = false
    collectionView.decelerationRate = .fast
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PizzaCell.self, forCellWithReuseIdentifier: "pizza")
    collectionView.register(
      PizzaCaptionView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "caption")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  /// The pizza in the middle; nil where the list is empty.
  var pizza: Pizza? { itemCount > 0 ? .number(row) : nil }

  /// The row in the middle.
  var row: Int { layout.row(atOffset: collectionView.contentOffset.y) }

  var isAtRest: Bool {
    !collectionView.isTracking && !collectionView.isDragging && abs(distanceFromRest) < 0.5
  }

  /// How far the row in the middle is from where it would rest, in points.
  var distanceFromRest: CGFloat { collectionView.contentOffset.y - layout.offset(ofRow: row) }

  /// How far the list has been scrolled: 0 on the first row, 1 on the last.
  var progress: CGFloat {
    let first = layout.offset(ofRow: 0)
    let last = layout.offset(ofRow: itemCount - 1)
    guard last > first else { return 0 }
    return min(max((collectionView.contentOffset.y - first) / (last - first), 0), 1)
  }

  /// Takes on a frame and a row height, in points; the half stays on its row.
  func lay(out frame: CGRect, rowHeight: CGFloat) {
    guard frame != view.frame || rowHeight != layout.rowHeight else { return }
    isChangingSize = true
    layout.rowHeight = rowHeight
    view.frame = frame
    let inset = (frame.height - rowHeight) / 2
    collectionView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    view.layoutIfNeeded()
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.y = layout.offset(ofRow: layout.restingRow)
    isChangingSize = false
  }

  private var isChangingSize = false

  // MARK: Data

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pizza", for: indexPath)
    (cell as? PizzaCell)?.show(.number(indexPath.item), side: layout.side)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
    let caption = view as? PizzaCaptionView
    caption?.show(.number(indexPath.item), alignment: layout.side == .left ? .right : .left)
    return view
  }

  /// A tap on a pizza above or below brings it to the middle.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: true)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isChangingSize else { return }
    if !scrollView.isTracking, !scrollView.isDragging { layout.restingRow = row }
    onScroll()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { onScroll() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    layout.restingRow = row
    onScroll()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    layout.restingRow = row
    onScroll()
  }
}
