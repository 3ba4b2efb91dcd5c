import QuartzCore
import Testing
import UIKit

/// A cell with a wrapping text, pinned to the edges of its content view or of the cell itself.
@MainActor private final class TextCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func pin(to view: UIView) {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
  }
}

/// A cell with a bar of a given height.
@MainActor private final class BarCell: UICollectionViewCell {
  let bar = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      bar.heightAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height += 1
    return attributes
  }
}

/// Rows that are as high as their cells would like to be, in a layout of an app's own.
@MainActor private final class FittedRows: UICollectionViewLayout {
  private var heights: [Int: CGFloat] = [:]
  private(set) var questions = 0

  private func frame(of item: Int) -> CGRect {
    let y = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 40) }
    return CGRect(x: 0, y: y, width: collectionView?.bounds.width ?? 0, height: heights[item] ?? 40)
  }

  override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: frame(of: count).minY)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath.item)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    questions += 1
    heights[original.indexPath.item] = preferred.size.height
    return preferred.size.height != original.size.height
  }
}

/// The sizes of cells by their constraints (Facts 2.9).
@MainActor @Suite struct `Cell fitting` {
  private static let words = "Rectangles that only touch at an edge do not intersect"

  private func cell(pinnedTo view: (TextCell) -> UIView) -> TextCell {
    VirtualRunLoop.current = VirtualRunLoop()
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 189, height: 40))
    cell.label.text = Self.words
    cell.pin(to: view(cell))
    return cell
  }

  private func height(of cell: TextCell, width: CGFloat) -> CGFloat {
    cell.label.sizeThatFits(CGSize(width: width - 24, height: 1000)).height + 16
  }

  @Test func `a cell of a required width is as high as the text in its content view`() {
    let cell = cell { $0.contentView }
    let wanted = height(of: cell, width: 189)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 189, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(wanted > 60)
    #expect(size == CGSize(width: 189, height: wanted))
  }

  @Test func `a cell that was made without a size measures all the same`() {
    let cell = cell { $0.contentView }
    cell.frame = .zero
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 189, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 189, height: height(of: cell, width: 189)))
  }

  @Test func `a text that is pinned to the cell past its content view counts as well`() {
    let cell = cell { $0 }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 189, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 189, height: height(of: cell, width: 189)))
  }

  @Test func `with nothing in it a cell is as large as it is asked to be`() {
    VirtualRunLoop.current = VirtualRunLoop()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(cell.systemLayoutSizeFitting(CGSize(width: 30, height: 20)) == CGSize(width: 30, height: 20))
  }

  @Test func `cells size themselves through super in a layout of an app's own`() {
    let layout = FittedRows()
    let rig = CollectionRig(layout, journal: Journal(), items: 3)
    rig.view.register(BarCell.self, forCellWithReuseIdentifier: "cell")
    rig.loop.settle()

    let frames = (0..<3).map { rig.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(frames == [0, 81, 162])
    #expect(rig.view.contentSize.height == 243)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a layout that lets views have no other size keeps its own`() {
    let rig = CollectionRig(RowLayout(), items: 3)
    rig.view.register(BarCell.self, forCellWithReuseIdentifier: "cell")
    rig.loop.settle()

    let frames = (0..<3).map { rig.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(frames == [0, 100, 200])
  }
}
