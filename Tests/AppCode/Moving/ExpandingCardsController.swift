import UIKit

private let closedHeight: CGFloat = 80
private let openHeight: CGFloat = 220

/// Cards that open when they are tapped; one at a time.
class ExpandingCardsController: UIViewController {
    private var openPath: IndexPath?
    private var collectionView: UICollectionView!

    override func loadView() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        collectionView.accessibilityIdentifier = "cards"
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
        view = collectionView
    }
}

extension ExpandingCardsController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
        cell.contentView.backgroundColor = .systemIndigo
        cell.contentView.layer.cornerRadius = 12
        return cell
    }
}

extension ExpandingCardsController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 20, height: indexPath == openPath ? openHeight : closedHeight)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        openPath = openPath == indexPath ? nil : indexPath
        collectionView.performBatchUpdates(nil) { _ in
            guard let path = self.openPath else { return }
            collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
        }
    }
}
