import UIKit

/// A deck of postcards.
public final class CardStackViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let itemCount: Int
  private let layout = CardStackLayout()
  private let heading = UILabel()
  private let hint = UILabel()

  public init(itemCount: Int = 10) {
    self.itemCount = itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Postcards"
    heading.font = .boldSystemFont(ofSize: 34)
    heading.textColor = .label
    hint.text = "Swipe the top one aside"
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = .secondaryLabel
    for label in [heading, hint] { view.addSubview(label) }

    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "main"
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: "postcard")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top + 28
    let width = max(bounds.width - 2 * layout.inset, 0)
    for label in [heading, hint] { label.isHidden = bounds.midY - layout.itemHeight / 2 < top + 76 }
    heading.frame = CGRect(x: layout.inset, y: top, width: width, height: 42)
    hint.frame = CGRect(x: layout.inset, y: top + 42, width: width, height: 22)
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "postcard", for: indexPath)
    (cell as? PostcardCell)?.show(.number(indexPath.item), number: indexPath.item + 1)
    return cell
  }

  /// A tap on a card that looks out of the deck deals it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}

/// A deck of postcards; the one in front is swiped away to the left.
#Preview("Card stack") {
  CardStackViewController()
}
