// Table: rows one under another, and the base of the pizza pickers.

import UIKit

/// Frames one under another, as many as you like: one is worked out when it is asked for, so that a million
/// of them take no more room, nor time to prepare, than one.
public struct EqualRows: RandomAccessCollection, Sendable {
  /// Of each row, in points.
  public let size: CGSize
  public let startIndex = 0
  public let endIndex: Int

  /// `count` is not negative.
  public init(count: Int, size: CGSize) {
    self.size = size
    endIndex = count
  }

  /// In content coordinates, top to bottom.
  public subscript(row: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(row) * size.height, width: size.width, height: size.height)
  }
}

/// Rows of one height and the full width. `prepare()` notes how many and how large; a query is a search among
/// them.
open class TableLayout: UICollectionViewLayout {
  /// In points.
  public var rowHeight: CGFloat = 300 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }

  /// `rows[i]` is the frame of item i, top to bottom, in content coordinates.
  public private(set) var rows = EqualRows(count: 0, size: .zero)
  private var width: CGFloat = 0

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = collectionView.bounds.width
    let count = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
    rows = EqualRows(count: count, size: CGSize(width: width, height: rowHeight))
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: rows.last?.maxY ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items(in: rect).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rows[indexPath.item]
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  /// The rows that `rect` touches, edges included; found by halving, as rows stand in order.
  public func items(in rect: CGRect) -> Range<Int> {
    let lower = firstRow { $0.maxY >= rect.minY }
    let upper = firstRow { $0.minY > rect.maxY }
    return lower..<max(lower, upper)
  }

  /// The first row for which `isPast` holds; it must not cease to hold further down.
  private func firstRow(where isPast: (CGRect) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A band of colour with the row's number.
final class RowCell: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 34)
    title.textColor = .white
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }

  func show(number: Int, of count: Int) {
    title.text = "Row \(number + 1)"
    let step = CGFloat(number) / CGFloat(max(count, 1))
    contentView.backgroundColor = UIColor(
      hue: 0.55 + 0.2 * step, saturation: 0.55, brightness: 0.85 - 0.35 * step, alpha: 1)
  }
}

public final class TableViewController: UIViewController, UICollectionViewDataSource {
  private let itemCount: Int

  public init(itemCount: Int = 20) {
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: TableLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .white
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(number: indexPath.item, of: itemCount)
    return cell
  }
}

/// Rows one under another.
#Preview("Table") {
  TableViewController()
}
