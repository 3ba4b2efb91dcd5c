import UIKit

struct Bird {
    let name: String
    let place: String
}

class BirdsViewController: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var hintLabel: UILabel!

    private let birds = [
        Bird(name: "Dipper", place: "Below the weir"), Bird(name: "Goldcrest", place: "Spruces"),
        Bird(name: "Wryneck", place: "Old orchard"), Bird(name: "Redstart", place: "Roof of the barn"),
        Bird(name: "Snipe", place: "Wet meadow"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seen today"
        hintLabel.text = "\(birds.count) kinds"
        collectionView.register(BirdCell.nib, forCellWithReuseIdentifier: "BirdCell")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        birds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BirdCell", for: indexPath) as? BirdCell else {
            return UICollectionViewCell()
        }
        cell.setup(with: birds[indexPath.row])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 32, height: 64)
    }
}
