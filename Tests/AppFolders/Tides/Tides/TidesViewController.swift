import UIKit

final class TidesViewController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 340, height: 70)
        layout.sectionInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(TideCell.self, forCellWithReuseIdentifier: "tide")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Entry.today.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tide", for: indexPath) as! TideCell
        let entry = Entry.today[indexPath.item]
        cell.label.text = "\(entry.time)   \(entry.isHigh ? "high" : "low"), \(entry.metres.metresText)"
        cell.contentView.backgroundColor = entry.isHigh ? .systemTeal : .systemGray5
        return cell
    }
}

final class TideCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        contentView.layer.cornerRadius = 12
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
