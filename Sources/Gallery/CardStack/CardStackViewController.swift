import UIKit

/// A deck of postcards.
public final class CardStackViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let itemCount: Int
  private let layout = CardStackLayout()

  public init(itemCount: Int = 10) {
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: "postcard")
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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "postcard", for: indexPath)
    (cell as? PostcardCell)?.show(.number(indexPath.item))
    return cell
  }

  /// A tap on a card that looks out of the deck deals it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
