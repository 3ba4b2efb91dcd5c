import UIKit

/// Where the elements of shelves are to be, worked out apart from the collection view.
@MainActor struct ShelfPlaces {
  static let cell = "cell"
  static let header = UICollectionView.elementKindSectionHeader
  static let board = "board"

  struct Element: Hashable {
    var kind: String
    var section: Int
    var item: Int
  }

  /// In the order in which they were added, so that two runs do the same.
  private(set) var all: [(element: Element, frame: CGRect)] = []
  private var frames: [Element: CGRect] = [:]
  var height: CGFloat = 0

  mutating func add(_ kind: String, _ section: Int, _ item: Int, _ frame: CGRect) {
    let element = Element(kind: kind, section: section, item: item)
    all.append((element, frame))
    frames[element] = frame
  }

  subscript(element: Element) -> CGRect? { frames[element] }

  /// Rows of 20 pt, sections 7 pt apart; with headers of 11 pt and a board behind each section if so wanted.
  static func rows(_ counts: [Int], width: CGFloat, isDecorated: Bool) -> ShelfPlaces {
    var places = ShelfPlaces()
    for (section, count) in counts.enumerated() {
      let top = places.height
      if isDecorated {
        places.add(header, section, 0, CGRect(x: 0, y: top, width: width, height: 11))
        places.height += 11
      }
      for item in 0..<count {
        places.add(cell, section, item, CGRect(x: 0, y: places.height, width: width, height: 20))
        places.height += 20
      }
      if isDecorated {
        places.add(
          board, section, 0, CGRect(x: 0, y: top, width: width, height: places.height - top + 3))
      }
      places.height += 7
    }
    return places
  }

  /// Columns of 25 × 17 pt cells at least 5 pt apart, justified, lines 4 pt apart, headers of 9 pt.
  static func flow(_ counts: [Int], width: CGFloat) -> ShelfPlaces {
    var places = ShelfPlaces()
    let columns = max(1, Int((width + 5) / 30))
    let gap = columns > 1 ? (width - CGFloat(columns) * 25) / CGFloat(columns - 1) : 0
    for (section, count) in counts.enumerated() {
      places.add(header, section, 0, CGRect(x: 0, y: places.height, width: width, height: 9))
      let top = places.height + 9
      for item in 0..<count {
        let origin = CGPoint(
          x: CGFloat(item % columns) * (25 + gap), y: top + CGFloat(item / columns) * 21)
        places.add(cell, section, item, CGRect(origin: origin, size: CGSize(width: 25, height: 17)))
      }
      let lines = (count + columns - 1) / columns
      places.height = top + (lines > 0 ? CGFloat(lines) * 21 - 4 : 0)
    }
    return places
  }
}

/// Rows, asked for by rectangle.
@MainActor class ShelfRowsLayout: UICollectionViewLayout {
  var isDecorated: Bool { false }
  private(set) var places = ShelfPlaces()
  private var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = collectionView.bounds.width
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    places = ShelfPlaces.rows(counts, width: width, isDecorated: isDecorated)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: places.height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.all.filter { $0.frame.intersects(rect) }.map { attributes(of: $0.element, $0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ShelfPlaces.cell, indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(elementKind, indexPath) }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(elementKind, indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  private func attributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let element = ShelfPlaces.Element(kind: kind, section: path.section, item: path.item)
    return places[element].map { attributes(of: element, $0) }
  }

  func attributes(of element: ShelfPlaces.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: element.section)
    let attributes =
      switch element.kind {
      case ShelfPlaces.cell: UICollectionViewLayoutAttributes(forCellWith: path)
      case ShelfPlaces.board:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: element.kind, with: path)
      default: UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: element.kind, with: path)
      }
    attributes.frame = frame
    if element.kind == ShelfPlaces.board { attributes.zIndex = -1 }
    return attributes
  }
}

/// Rows with headers and boards behind them, which come from the left and leave to the right.
@MainActor final class DecoratedShelfLayout: ShelfRowsLayout {
  override var isDecorated: Bool { true }

  override init() {
    super.init()
    register(ShelfBoard.self, forDecorationViewOfKind: ShelfPlaces.board)
  }

  required init?(coder: NSCoder) { nil }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x -= 200
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x += 200
    attributes?.alpha = 0.5
    return attributes
  }
}

/// Rows that move aside as they leave the middle; every question is answered with everything.
@MainActor final class EverythingShelfLayout: ShelfRowsLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.all.map { attributes(of: $0.element, $0.frame) }
  }

  override func attributes(
    of element: ShelfPlaces.Element, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.attributes(of: element, frame)
    let distance = frame.midY - (collectionView?.bounds.midY ?? 0)
    attributes.transform = CGAffineTransform(translationX: Self.shift(at: distance), y: 0)
    return attributes
  }

  /// In points, of a row whose middle is so far below the view's.
  static func shift(at distance: CGFloat) -> CGFloat { min(max(distance / 10, -20), 20) }
}
