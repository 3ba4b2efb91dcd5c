import UIKit

/// A wall of pictures: a carousel, a row of small ones, and columns of all shapes.
public final class PinterestViewController: UIViewController {
  /// Between the bar and the bottom of the screen, in points.
  private static let barMargin: CGFloat = 16

  private let pictureCount: Int
  private let metrics: PinterestMetrics
  private let bar = PictureBar()
  private var deal = Deal()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  public convenience init(itemCount: Int = 30) {
    self.init(itemCount: itemCount, metrics: PinterestMetrics())
  }

  init(itemCount: Int, metrics: PinterestMetrics) {
    pictureCount = itemCount
    self.metrics = metrics
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .clear
    collectionView.contentInset.bottom = PictureBar.size.height + Self.barMargin
    for part in [collectionView, bar] as [UIView] {
      part.semanticContentAttribute = metrics.semanticContentAttribute
      view.addSubview(part)
    }
    bar.shuffle.addTarget(self, action: #selector(shuffle), for: .touchUpInside)
    bar.insert.addTarget(self, action: #selector(insert), for: .touchUpInside)
    bar.remove.addTarget(self, action: #selector(remove), for: .touchUpInside)
    show(PinterestSnapshot(pictureCount: pictureCount), animated: false)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = PictureBar.size
    let end = view.bounds.maxY - view.safeAreaInsets.bottom - Self.barMargin
    bar.frame = CGRect(
      x: view.bounds.midX - size.width / 2, y: end - size.height, width: size.width, height: size.height)
  }

  // MARK: Pictures

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, let section = dataSource.sectionIdentifier(for: index) else { return nil }
      let ratios = { [dataSource] in
        dataSource.snapshot().itemIdentifiers(inSection: .pinterest).map { Picture(id: $0).aspectRatio }
      }
      return PinterestLayout(metrics: metrics, ratios: ratios, environment: environment).section(section)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<PinterestSection, Picture.ID> {
    let semantics = metrics.semanticContentAttribute
    let cells = UICollectionView.CellRegistration<PictureCell, Picture.ID> { cell, indexPath, picture in
      guard let section = PinterestSection(rawValue: indexPath.section) else { return }
      cell.show(Picture(id: picture), in: section, semantics)
    }
    let headers = UICollectionView.SupplementaryRegistration<PictureHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.show(PinterestSection(rawValue: indexPath.section)?.title, semantics)
    }
    let dataSource = UICollectionViewDiffableDataSource<PinterestSection, Picture.ID>(
      collectionView: collectionView
    ) { collectionView, indexPath, picture in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: picture)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return dataSource
  }

  private func show(_ snapshot: PinterestSnapshot, animated: Bool) {
    dataSource.apply(snapshot, animatingDifferences: animated)
    bar.remove.isEnabled = snapshot.numberOfItems > 0
  }

  // MARK: Buttons

  @objc private func shuffle() {
    var snapshot = dataSource.snapshot()
    snapshot.shuffle(using: &deal)
    show(snapshot, animated: true)
  }

  @objc private func insert() {
    var snapshot = dataSource.snapshot()
    snapshot.insertPicture(before: pictureInTheMiddle)
    show(snapshot, animated: true)
  }

  @objc private func remove() {
    var snapshot = dataSource.snapshot()
    guard let picture = pictureInTheMiddle ?? snapshot.itemIdentifiers.last else { return }
    snapshot.removePicture(picture)
    show(snapshot, animated: true)
  }

  /// The picture that a person who taps a button looks at: under the middle of the screen, or next to it.
  /// nil: none is on screen.
  private var pictureInTheMiddle: Picture.ID? {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return collectionView.indexPathsForVisibleItems
      .compactMap { indexPath -> (picture: Picture.ID, distance: CGFloat)? in
        guard let cell = collectionView.cellForItem(at: indexPath),
          let picture = dataSource.itemIdentifier(for: indexPath)
        else { return nil }
        let frame = cell.convert(cell.bounds, to: view)
        let across = max(frame.minX - middle.x, middle.x - frame.maxX, 0)
        let down = max(frame.minY - middle.y, middle.y - frame.maxY, 0)
        return (picture, across * across + down * down)
      }
      .min { $0.distance < $1.distance }?.picture
  }
}

/// A carousel, a row of small pictures, and columns of pictures of all shapes.
#Preview("Pinterest") {
  PinterestViewController()
}
