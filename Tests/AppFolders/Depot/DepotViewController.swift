import UIKit

class TrainCell: UICollectionViewCell {
    let line = UILabel()
    let track = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
        contentView.layer.cornerRadius = 10
        line.font = .boldSystemFont(ofSize: 22)
        track.font = .systemFont(ofSize: 13)
        track.textColor = .darkGray
        [line, track].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 28)
        track.frame = CGRect(x: 16, y: 42, width: bounds.width - 32, height: 18)
    }
}

class DepotViewController: UIViewController, DepotViewInput {
    var output: DepotViewOutput!
    private var trains: [Train] = []
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Depot"
        view.backgroundColor = .white
        list.backgroundColor = .white
        list.register(TrainCell.self, forCellWithReuseIdentifier: "train")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        output.viewIsReady()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
    }

    func show(_ trains: [Train]) {
        self.trains = trains
        list.reloadData()
    }
}

extension DepotViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return trains.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "train", for: indexPath) as! TrainCell
        cell.line.text = trains[indexPath.item].line
        cell.track.text = "Track \(trains[indexPath.item].track)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        return CGSize(width: view.bounds.width - 32, height: 72)
    }
}
