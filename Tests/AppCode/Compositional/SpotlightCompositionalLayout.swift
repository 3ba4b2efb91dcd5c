import UIKit

/// What is further from the middle of the screen is paler: a composition that changes what its base class says.
class SpotlightCompositionalLayout: UICollectionViewCompositionalLayout {

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        return attributes.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }.map(spotlit)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        return spotlit(copy)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        return context
    }

    private func spotlit(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView = collectionView, attributes.representedElementCategory == .cell else { return attributes }
        let middle = collectionView.contentOffset.y + collectionView.bounds.height / 2
        let distance = abs(attributes.center.y - middle) / (collectionView.bounds.height / 2)
        attributes.alpha = max(0.25, 1 - distance * 0.75)
        return attributes
    }
}

final class SpotlightViewController: UICollectionViewController {
    convenience init() {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.5)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(4))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
            subitems: [item, item])
        let section = NSCollectionLayoutSection(group: group)
        self.init(collectionViewLayout: SpotlightCompositionalLayout(section: section))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemOrange
        return cell
    }
}

#Preview("Spotlight") { SpotlightViewController() }
