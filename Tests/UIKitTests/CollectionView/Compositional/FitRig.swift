import QuartzCore

@testable import UIKit

/// Has the size that its data say, along the sides that the layout leaves to it.
@MainActor final class FitCell: UICollectionViewCell {
  var value = 0
  var wish = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    FitRig.current?.asked.append(value)
    FitRig.current?.note("preferred \(value)")
    if estimatedSides.width { layoutAttributes.size.width = wish.width }
    if estimatedSides.height { layoutAttributes.size.height = wish.height }
    return layoutAttributes
  }
}

/// A header, footer or badge of a size of its own.
@MainActor final class FitBar: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wish = FitRig.current?.barWish else { return layoutAttributes }
    if estimatedSides.width { layoutAttributes.size.width = wish.width }
    if estimatedSides.height { layoutAttributes.size.height = wish.height }
    return layoutAttributes
  }
}

/// Notes what it is told while views get sizes.
@MainActor final class NotingComposition: UICollectionViewCompositionalLayout {
  override func prepare() {
    FitRig.current?.prepared += 1
    FitRig.current?.note("prepare")
    super.prepare()
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let answer = super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    FitRig.current?.note("should invalidate \(originalAttributes.indexPath.last ?? -1): \(answer)")
    return answer
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    FitRig.current?.note("context \(originalAttributes.indexPath.last ?? -1)")
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    FitRig.current?.note("invalidate")
    super.invalidateLayout(with: context)
  }
}

/// A composition of 320 × 480 pt whose cells choose their sizes, in virtual time.
@MainActor final class FitRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static weak var current: FitRig?
  static let header = "header"

  let loop = VirtualRunLoop()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let layout: NotingComposition
  var values: [[Int]]
  /// The true size of what shows a value.
  var wish: (Int) -> CGSize
  var barWish: CGSize?
  /// Whether items of that section are as high as their highest sibling.
  var isUniform: (Int) -> Bool = { _ in false }
  var asked: [Int] = []
  var prepared = 0
  private(set) var journal: [String] = []
  /// Called in every frame and whenever the content moves.
  var onScroll: () -> Void = {}

  init(
    _ values: [[Int]], _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    wish: @escaping (Int) -> CGSize, _ provider: @escaping (Int) -> NSCollectionLayoutSection
  ) {
    VirtualRunLoop.current = loop
    self.values = values
    self.wish = wish
    layout = NotingComposition(
      sectionProvider: { section, _ in provider(section) }, configuration: configuration)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    Self.current = self
    view.register(FitCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [Self.header, "badge", "global"] {
      view.register(FitBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func start() -> FitRig {
    loop.settle()
    return self
  }

  func note(_ line: String) { journal.append(line) }

  func takeJournal() -> [String] {
    defer { journal = [] }
    return journal
  }

  /// The frame that the layout has.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func bar(_ kind: String, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  /// Where on screen each value is shown.
  var places: [Int: CGFloat] {
    let cells = view.visibleCells.compactMap { $0 as? FitCell }
    return Dictionary(cells.map { ($0.value, $0.frame.minY - view.contentOffset.y) }) { first, _ in first }
  }

  /// Scrolls by hand of the program and lays out, once.
  func move(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// The faults of what is on screen after a layout pass.
  func complaints() -> [String] {
    var found: [String] = []
    let cells = view.visibleCells.compactMap { $0 as? FitCell }
    for cell in cells {
      guard let path = view.indexPath(for: cell) else { continue }
      if values[path.section][path.item] != cell.value { found.append("\(path) shows \(cell.value)") }
      let size = wish(cell.value)
      let isHigher = isUniform(path.section) && cell.frame.height > size.height
      if cell.estimatedSides.height, cell.frame.height != size.height, !isHigher {
        found.append("\(cell.value) is \(cell.frame.height) high, not \(size.height)")
      }
      if cell.estimatedSides.width, cell.frame.width != size.width {
        found.append("\(cell.value) is \(cell.frame.width) wide, not \(size.width)")
      }
    }
    for (place, cell) in cells.enumerated() {
      for other in cells[(place + 1)...] {
        let common = cell.frame.intersection(other.frame)
        if !common.isNull, common.width > 1e-6, common.height > 1e-6 {
          found.append("\(cell.value) and \(other.value) lie on each other")
        }
      }
    }
    let most = max(0, view.contentSize.height - view.bounds.height)
    let y = view.contentOffset.y
    if loop.nextDeadline == nil, y < -1e-6 || y > most + 1e-6 {
      found.append("rests at \(y), beyond 0...\(most)")
    }
    return found
  }

  // MARK: Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { values.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    values[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let value = values[indexPath.section][indexPath.item]
    note("cell \(value)")
    (cell as? FitCell)?.value = value
    (cell as? FitCell)?.wish = wish(value)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}

/// Sections of views that choose their sizes.
@MainActor enum FitSection {
  private static func item(
    _ width: CGFloat, _ height: NSCollectionLayoutDimension = .estimated(44)
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), height)) }

  private static func row(
    _ subitems: [NSCollectionLayoutItem], _ height: NSCollectionLayoutDimension = .estimated(44)
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
  }

  static func rows(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: row([item(1, .estimated(estimate))], .estimated(estimate)))
  }

  static func columns(_ height: NSCollectionLayoutDimension = .estimated(44)) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: row([item(0.5, height), item(0.5, height)]))
  }

  /// One beside two below each other.
  static func nested() -> NSCollectionLayoutSection {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(88)), subitems: [item(1), item(1)])
    return NSCollectionLayoutSection(group: row([item(0.5), pair], .estimated(88)))
  }

  /// As many beside each other as fit, 8 points apart.
  static func tags() -> NSCollectionLayoutSection {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(70), .absolute(30)))
    let group = row([tag], .absolute(30))
    group.interItemSpacing = .fixed(8)
    return NSCollectionLayoutSection(group: group)
  }
}
