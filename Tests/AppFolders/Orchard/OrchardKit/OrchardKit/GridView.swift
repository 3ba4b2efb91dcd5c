import UIKit

public struct GridRow {
    public var title: String
    public var detail: String

    public init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }
}

open class GridView: UIView, UICollectionViewDataSource {
    public var rows: [GridRow] = [] {
        didSet { collectionView.reloadData() }
    }

    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 112, height: 112)
        layout.sectionInset = UIEdgeInsets(top: 60, left: 16, bottom: 16, right: 16)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        collectionView.frame = bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .white
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "grid")
        collectionView.dataSource = self
        addSubview(collectionView)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "grid", for: indexPath) as! GridCell
        cell.row = rows[indexPath.item]
        return cell
    }
}

final class GridCell: UICollectionViewCell {
    private let label = UILabel()

    var row: GridRow? {
        didSet { label.text = row.map { "\($0.title)\n\($0.detail)" } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.86, green: 0.93, blue: 0.8, alpha: 1)
        label.numberOfLines = 2
        label.textAlignment = .center
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
