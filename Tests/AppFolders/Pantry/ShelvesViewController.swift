import UIKit

class ShelvesViewController: UIViewController {

    private let shelves = ["Grains", "Pulses", "Spices", "Tea", "Preserves"]
    private let store = JarStore()
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pantry"
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.bounds.width - 40, height: 88)
        layout.minimumLineSpacing = 14
        layout.sectionInset.top = 20
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .groupTableViewBackground
        collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        store.observe { [weak self] in
            self?.collectionView.reloadData()
        }
        if store.jars.isEmpty {
            store.add(Jar(name: "Oats", grams: 500))
        }
    }
}

extension ShelvesViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return shelves.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath) as! ShelfCell
        cell.titleLabel.text = shelves[indexPath.row]
        cell.countLabel.text = "\(store.jars.filter { $0.labels.contains(shelves[indexPath.row]) }.count) jars"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let alert = UIAlertController(title: shelves[indexPath.row], message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}

class ShelfCell: UICollectionViewCell {

    let titleLabel = UILabel()
    let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        titleLabel.font = UIFont.systemFont(ofSize: 22, weight: .light)
        countLabel.textColor = .lightGray
        titleLabel.frame = CGRect(x: 16, y: 12, width: 200, height: 30)
        countLabel.frame = CGRect(x: 16, y: 48, width: 200, height: 24)
        contentView.addSubview(titleLabel)
        contentView.addSubview(countLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
