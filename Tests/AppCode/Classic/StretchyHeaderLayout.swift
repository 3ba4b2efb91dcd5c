import UIKit

/// The header of the first section grows when the content is pulled down.
class StretchyHeaderLayout: UICollectionViewFlowLayout {

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        headerReferenceSize = CGSize(width: collectionView.bounds.width, height: 160)
        itemSize = CGSize(width: (collectionView.bounds.width - 40) / 3, height: 90)
        minimumInteritemSpacing = 10
        minimumLineSpacing = 10
        sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        guard let collectionView = collectionView else { return attributes }
        let pulled = -(collectionView.contentOffset.y + collectionView.contentInset.top)
        guard pulled > 0 else { return attributes }
        attributes?.forEach { attribute in
            if attribute.representedElementKind == UICollectionElementKindSectionHeader,
               attribute.indexPath.section == 0 {
                attribute.frame = CGRect(x: 0, y: -pulled, width: attribute.frame.width,
                                         height: attribute.frame.height + pulled)
            }
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }
}

class StretchyHeaderController: UICollectionViewController {

    init() {
        super.init(collectionViewLayout: StretchyHeaderLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(UICollectionReusableView.self,
                                forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
                                withReuseIdentifier: "header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 40
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .lightGray
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                                 at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header",
                                                                     for: indexPath)
        header.backgroundColor = .systemTeal
        return header
    }
}
