import UIKit

/// The same photos as a grid and as a list.
class GridListController: UIViewController, UICollectionViewDataSource {
    private let grid: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 5
        return layout
    }()
    private let list: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 2
        return layout
    }()
    private var isGrid = true
    private(set) var switches = 0
    lazy var collectionView: UICollectionView = .init(frame: .zero, collectionViewLayout: grid)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 44)
        collectionView.accessibilityIdentifier = "photos"
        collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "\(PhotoTile.self)")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        button.setTitle("Switch", for: .normal)
        button.accessibilityIdentifier = "switch"
        button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func toggle() {
        isGrid.toggle()
        collectionView.setCollectionViewLayout(isGrid ? grid : list, animated: true) { finished in
            if finished { self.switches += 1 }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(PhotoTile.self)", for: indexPath)
        cell.backgroundColor = indexPath.item % 2 == 0 ? .systemRed : .systemGreen
        return cell
    }
}

class PhotoTile: UICollectionViewCell {
    private(set) var transitions = 0

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        layer.cornerRadius = 12
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
        transitions += 1
        layer.cornerRadius = 0
    }
}
