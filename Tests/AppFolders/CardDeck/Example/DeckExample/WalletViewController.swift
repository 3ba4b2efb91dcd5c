import CardDeck
import UIKit

final class WalletViewController: UIViewController, UICollectionViewDataSource {
    private let names = ["Library", "Tram", "Swimming", "Museum", "Canteen", "Gym"]
    private let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink, .systemYellow, .systemGreen, .systemRed]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let layout = DeckLayout()
        layout.peek = 64
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! CardCell
        cell.nameLabel.text = names[indexPath.item]
        cell.contentView.backgroundColor = colors[indexPath.item]
        return cell
    }
}
