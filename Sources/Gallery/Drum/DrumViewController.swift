import UIKit

/// A drum of genres.
public final class DrumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let itemCount: Int
  private let layout = DrumLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

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
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(SectorCell.self, forCellWithReuseIdentifier: "sector")
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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sector", for: indexPath)
    (cell as? SectorCell)?.show(.number(indexPath.item))
    return cell
  }

  /// A tap on a sector turns the wheel to it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
