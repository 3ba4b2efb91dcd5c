import UIKit

/// Tags that stand at the left, whatever their line has room for.
class LeftAlignedTagsLayout: UICollectionViewFlowLayout {

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let original = super.layoutAttributesForElements(in: rect) else { return nil }
        var updated = Array<UICollectionViewLayoutAttributes>(original)
        for (index, attributes) in original.enumerated() where attributes.representedElementKind == nil {
            if let aligned = layoutAttributesForItem(at: attributes.indexPath) {
                updated[index] = aligned
            }
        }
        return updated
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let current = super.layoutAttributesForItem(at: indexPath)?.copy()
                as? UICollectionViewLayoutAttributes else { return nil }
        let inset = evaluatedSectionInset(forSectionAt: indexPath.section)
        guard indexPath.item > 0,
              let previous = layoutAttributesForItem(at: IndexPath(item: indexPath.item - 1, section: indexPath.section)),
              previous.frame.minY < current.frame.maxY, previous.frame.maxY > current.frame.minY else {
            current.frame.origin.x = inset.left
            return current
        }
        current.frame.origin.x = previous.frame.maxX + evaluatedInteritemSpacing(forSectionAt: indexPath.section)
        return current
    }

    private func evaluatedInteritemSpacing(forSectionAt section: Int) -> CGFloat {
        let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
        return delegate?.collectionView?(collectionView!, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
    }

    private func evaluatedSectionInset(forSectionAt section: Int) -> UIEdgeInsets {
        if let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout,
           let inset = delegate.collectionView?(collectionView!, layout: self, insetForSectionAt: section) {
            return inset
        }
        return sectionInset
    }
}

final class TagCell: UICollectionViewCell {
    @IBOutlet weak var outletNobodyConnects: UILabel?
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 12
        contentView.backgroundColor = UIColor(red: 0.86, green: 0.9, blue: 1, alpha: 1)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class TagsViewController: UIViewController {
    private let words = ["swift", "layout", "collection", "view", "tag", "a very long tag indeed", "left", "aligned", "ui"]
    private let layout = LeftAlignedTagsLayout()
    private var tags: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        layout.minimumInteritemSpacing = 8
        tags = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        tags.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tags.register(TagCell.self, forCellWithReuseIdentifier: String(describing: TagCell.self))
        tags.dataSource = self
        tags.delegate = self
        tags.backgroundColor = .white
        view.addSubview(tags)
    }
}

extension TagsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return words.count * 4
    }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TagCell", for: indexPath) as! TagCell
        cell.label.text = words[indexPath.row % words.count]
        return cell
    }
}

// Conforms to the plain delegate only: on a phone the size is found by its selector all the same.
extension TagsViewController: UICollectionViewDelegate {
    @objc func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                              sizeForItemAt indexPath: IndexPath) -> CGSize {
        let word = words[indexPath.row % words.count]
        return CGSize(width: CGFloat(word.count) * 9 + 24, height: 32)
    }
}
