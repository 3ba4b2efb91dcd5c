import UIKit
import ObjectiveC

private var badgeKey: UInt8 = 0

extension UICollectionViewCell {
    /// The badge in a cell's corner, made when it is first asked for.
    var badge: UILabel {
        if let label = objc_getAssociatedObject(self, &badgeKey) as? UILabel { return label }
        let label = UILabel(frame: CGRect(x: contentView.bounds.width - 26, y: 2, width: 24, height: 24))
        label.textAlignment = .center
        label.backgroundColor = #colorLiteral(red: 0.9254902005, green: 0.2352941185, blue: 0.1019607857, alpha: 1)
        label.layer.cornerRadius = 12
        label.clipsToBounds = true
        contentView.addSubview(label)
        objc_setAssociatedObject(self, &badgeKey, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return label
    }
}

class BadgedGridController: UICollectionViewController {
    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "badged")
        collectionView.backgroundView = UIImageView(image: #imageLiteral(resourceName: "harbour"))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "badged", for: indexPath)
        cell.contentView.backgroundColor = .white
        cell.badge.text = String(indexPath.item)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.badge.isHidden = true
    }
}
