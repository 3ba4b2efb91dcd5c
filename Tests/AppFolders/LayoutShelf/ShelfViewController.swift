import UIKit

class ShelfViewController: UICollectionViewController {
    private let layouts: [UICollectionViewLayout] = [StairsLayout(), RingLayout(), BookendLayout()]
    private var current = 0

    init() {
        super.init(collectionViewLayout: layouts[0])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(nextLayout))
    }

    @objc func nextLayout() {
        current = (current + 1) % layouts.count
        collectionView.setCollectionViewLayout(layouts[current], animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
        return cell
    }
}
