import UIKit

/// A drum of genres around a record.
public final class DrumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let itemCount: Int
  private let layout = DrumLayout()
  private var geometry = DrumGeometry(size: .zero, visible: 1, itemHeight: 0)
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let record = RecordView(frame: .zero)
  private let name = UILabel()
  private let tagline = UILabel()

  public init(itemCount: Int = 16) {
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.font = .systemFont(ofSize: 56, weight: .heavy)
    tagline.font = .systemFont(ofSize: 17)
    tagline.textColor = .secondaryLabel
    for label in [name, tagline] { label.textAlignment = .center }
    for part in [record, name, tagline] { view.addSubview(part) }

    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(SectorCell.self, forCellWithReuseIdentifier: "sector")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    geometry = DrumGeometry(
      size: view.bounds.size, visible: layout.visibleCount, itemHeight: layout.itemHeight)
    let radius = max(geometry.innerRadius - 16, 0)
    record.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    record.center = CGPoint(x: view.bounds.midX, y: geometry.centerY)
    placeTitles(above: geometry.centerY - geometry.outerRadius - 25)
    followDrum()
  }

  /// Between the top of the screen and the drum, where there is room for them.
  private func placeTitles(above top: CGFloat) {
    let height: CGFloat = 96
    for label in [name, tagline] { label.isHidden = top < height + 16 }
    let y = (top - height) / 2
    name.frame = CGRect(x: 16, y: y, width: max(view.bounds.width - 32, 0), height: 66)
    tagline.frame = CGRect(x: 16, y: y + 68, width: max(view.bounds.width - 32, 0), height: 24)
  }

  private func followDrum() {
    guard itemCount > 0, geometry.pitch > 0 else { return }
    let place = (collectionView.contentOffset.x / geometry.pitch).rounded()
    let genre = Genre.number(Int(min(max(place, 0), CGFloat(itemCount - 1))))
    name.text = genre.name
    name.textColor = genre.color
    tagline.text = genre.tagline
    record.color = genre.color
    record.turn = -collectionView.contentOffset.x / geometry.outerRadius
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { followDrum() }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sector", for: indexPath)
    (cell as? SectorCell)?.show(.number(indexPath.item))
    return cell
  }

  /// A tap on a sector turns the wheel to it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}

/// A wheel of sectors; the chosen one grows.
#Preview("Drum") {
  DrumViewController()
}
