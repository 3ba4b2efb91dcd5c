// Snapping list: a row of cards that stops with one in the middle.

import UIKit

/// Cards side by side, one pitch apart; whatever the flick, a card comes to rest in the middle.
public class SnappingListLayout: UICollectionViewLayout {
  /// Space before the first card and after the last, in points: what shows of the neighbours' side.
  public var inset: CGFloat = 36
  /// From card to card, in points.
  public var distance: CGFloat = 100
  public var itemHeight: CGFloat = 200

  private(set) var count = 0
  private var bounds = CGSize.zero

  var itemWidth: CGFloat { bounds.width - 2 * inset }
  /// From the left edge of a card to that of the next, in points.
  var pitch: CGFloat { itemWidth + distance }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    bounds = collectionView.bounds.size
    count = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
  }

  public override var collectionViewContentSize: CGSize {
    guard count > 0 else { return CGSize(width: 0, height: bounds.height) }
    return CGSize(width: 2 * inset + CGFloat(count) * pitch - distance, height: bounds.height)
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items(from: rect.minX, to: rect.maxX).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: inset + CGFloat(indexPath.item) * pitch, y: bounds.height / 2 - itemHeight / 2,
      width: itemWidth, height: itemHeight)
    return attributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != bounds
  }

  /// The card nearest to the middle at the proposed offset. `distance / 2 - inset` puts the boundary between
  /// two cards exactly halfway between them.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard pitch > 0 else { return proposedContentOffset }
    let index = floor((proposedContentOffset.x + bounds.width / 2 + distance / 2 - inset) / pitch)
    return CGPoint(x: index * pitch, y: proposedContentOffset.y)
  }

  private var cardsBeforeResize: CGFloat?

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    let oldPitch = oldBounds.width - 2 * inset + distance
    cardsBeforeResize = oldPitch > 0 ? oldBounds.minX / oldPitch : nil
  }

  /// The card that is in the middle stays there when the size changes.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: cardsBeforeResize.map { $0 * pitch } ?? proposedContentOffset.x, y: proposedContentOffset.y)
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    cardsBeforeResize = nil
  }

  /// The cards that reach from `minX` to `maxX`: a division, however many cards there are.
  func items(from minX: CGFloat, to maxX: CGFloat) -> Range<Int> {
    guard count > 0, pitch > 0, itemWidth >= 0, minX <= maxX else { return 0..<0 }
    let first = ceil((minX - inset - itemWidth) / pitch)
    let last = floor((maxX - inset) / pitch)
    let end = CGFloat(count)
    let lower = Int(min(max(first, 0), end))
    let upper = Int(min(max(last + 1, 0), end))
    return lower..<max(lower, upper)
  }
}

/// A coloured card with its number.
final class CardCell: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 24
    contentView.layer.masksToBounds = true

    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 48)
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

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
  }

  func show(number: Int, of count: Int) {
    title.text = "\(number + 1)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number) / CGFloat(max(count, 1)), saturation: 0.62, brightness: 0.78, alpha: 1)
  }
}

public final class SnappingListViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let itemCount: Int

  public init(itemCount: Int = 12) {
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: SnappingListLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = UIColor(white: 0.95, alpha: 1)
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.show(number: indexPath.item, of: itemCount)
    return cell
  }

  /// A tap on a card that looks in from the side brings it to the middle.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}

/// A row of cards that stops with one in the middle.
#Preview("Snapping list") {
  SnappingListViewController()
}
