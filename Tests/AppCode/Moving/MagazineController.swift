import UIKit

/// Stories in two columns under a masthead, every section on paper of its own.
final class MagazineLayout: UICollectionViewLayout {
    static let paper = "MagazinePaper"
    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var others: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    private var insertedSections = IndexSet()
    private var insertedItems = [IndexPath]()
    private var reloaded = [IndexPath]()

    override init() {
        super.init()
        register(MagazinePaper.self, forDecorationViewOfKind: MagazineLayout.paper)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        register(MagazinePaper.self, forDecorationViewOfKind: MagazineLayout.paper)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cells.removeAll()
        others.removeAll()
        height = 0
        for section in 0..<collectionView.numberOfSections { add(section, to: collectionView) }
    }

    private func add(_ section: Int, to collectionView: UICollectionView) {
        let path = IndexPath(item: 0, section: section)
        let width = collectionView.bounds.width
        let top = height
        add(UICollectionView.elementKindSectionHeader, path, CGRect(x: 0, y: top, width: width, height: 40))
        height += 50
        let column = (width - 30) / 2
        for item in 0..<collectionView.numberOfItems(inSection: section) {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            let isWide = item % 3 == 0
            attributes.frame = CGRect(x: isWide || item % 3 == 1 ? 10 : 20 + column, y: height,
                                      width: isWide ? width - 20 : column, height: isWide ? 120 : 90)
            if isWide || item % 3 == 2 { height += attributes.size.height + 10 }
            cells[attributes.indexPath] = attributes
        }
        if collectionView.numberOfItems(inSection: section) % 3 == 2 { height += 100 }
        add(UICollectionView.elementKindSectionFooter, path, CGRect(x: 0, y: height, width: width, height: 24))
        height += 24
        let paper = UICollectionViewLayoutAttributes(forDecorationViewOfKind: MagazineLayout.paper, with: path)
        paper.frame = CGRect(x: 4, y: top + 4, width: width - 8, height: height - top - 8)
        paper.zIndex = -1
        others.append(paper)
    }

    private func add(_ kind: String, _ path: IndexPath, _ frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = frame
        others.append(attributes)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: (collectionView?.bounds.width ?? 0) - 0.0001, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (Array(cells.values) + others).filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cells[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        return others.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        return others.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for update in updateItems {
            switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
            case (.insert, _, let path?) where path.item == NSNotFound: insertedSections.insert(path.section)
            case (.insert, _, let path?): insertedItems.append(path)
            case (.reload, let path?, _): reloaded.append(path)
            default: break
            }
        }
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = cells[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
        if insertedSections.contains(itemIndexPath.section) || insertedItems.contains(itemIndexPath) {
            attributes?.alpha = 0
            attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            return attributes
        }
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard insertedSections.contains(elementIndexPath.section) else { return nil }
        let attributes = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copy()
            as? UICollectionViewLayoutAttributes
        attributes?.alpha = 0
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        insertedSections.removeAll()
        insertedItems.removeAll()
        reloaded.removeAll()
        super.finalizeCollectionViewUpdates()
    }
}

final class MagazinePaper: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.93, alpha: 1)
        layer.cornerRadius = 8
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}

final class MagazineController: UICollectionViewController {
    private var issues = [4, 3]

    init() { super.init(collectionViewLayout: MagazineLayout()) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "magazine"
        collectionView.backgroundColor = .white
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                                    withReuseIdentifier: kind)
        }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { return issues.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return issues[section]
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                                 at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        view.backgroundColor = .darkGray
        return view
    }

    /// The first story begins a section, the others end themselves.
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        collectionView.performBatchUpdates({
            if indexPath.item == 0 {
                self.issues.insert(2, at: indexPath.section)
                collectionView.insertSections(IndexSet(integer: indexPath.section))
            } else {
                self.issues[indexPath.section] -= 1
                collectionView.deleteItems(at: [indexPath])
                collectionView.reloadSections(IndexSet(integer: (indexPath.section + 1) % self.issues.count))
            }
        })
    }
}
