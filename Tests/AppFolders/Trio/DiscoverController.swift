import UIKit

struct Album {
    let name: String
    let tracks: [String]
}

class DiscoverController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    fileprivate let cellId = "cellId"
    fileprivate let groups = ["New", "Loud", "Quiet", "Long"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(GroupCell.self, forCellWithReuseIdentifier: cellId)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return groups.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath) as! GroupCell
        cell.titleLabel.text = groups[indexPath.item]
        cell.horizontalController.albums = (1...6).map { Album(name: "\(groups[indexPath.item]) \($0)", tracks: []) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return .init(width: view.frame.width, height: 200)
    }
}

class GroupCell: UICollectionViewCell {

    let titleLabel = UILabel()
    let horizontalController = HorizontalController()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .boldSystemFont(ofSize: 22)
        titleLabel.frame = CGRect(x: 16, y: 0, width: frame.width - 32, height: 36)
        horizontalController.view.frame = CGRect(x: 0, y: 40, width: frame.width, height: frame.height - 40)
        addSubview(titleLabel)
        addSubview(horizontalController.view)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }
}

class HorizontalController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    var albums: [Album] = [] {
        didSet { collectionView.reloadData() }
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        super.init(collectionViewLayout: layout)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        collectionView.contentInset = .init(top: 0, left: 16, bottom: 0, right: 16)
        collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return albums.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath) as! AlbumCell
        cell.label.text = albums[indexPath.item].name
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return .init(width: 130, height: 140)
    }
}

class AlbumCell: UICollectionViewCell {

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.9, green: 0.87, blue: 0.95, alpha: 1)
        layer.cornerRadius = 8
        label.textAlignment = .center
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }
}
