import UIKit

protocol MasonryItem {
    var aspectRatio: CGFloat { get }
}

/// Computes the frames of a wall of pictures for a custom group.
final class MasonryBuilder {
    private var columnHeights: [CGFloat]
    private let columnCount: Int
    private let itemSpacing: CGFloat
    private let collectionWidth: CGFloat

    init(columnCount: Int, itemSpacing: CGFloat, collectionWidth: CGFloat) {
        self.columnHeights = [CGFloat](repeating: 0, count: columnCount)
        self.columnCount = columnCount
        self.itemSpacing = itemSpacing
        self.collectionWidth = collectionWidth
    }

    func makeLayoutItem(for ratio: CGFloat) -> NSCollectionLayoutGroupCustomItem {
        let frame = frame(for: ratio)
        columnHeights[columnIndex()] = frame.maxY + itemSpacing
        return NSCollectionLayoutGroupCustomItem(frame: frame)
    }

    func maxColumnHeight() -> CGFloat { columnHeights.max() ?? 0 }

    private func frame(for ratio: CGFloat) -> CGRect {
        let width = (collectionWidth - itemSpacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
        let size = CGSize(width: width, height: width * ratio)
        let origin = CGPoint(x: CGFloat(columnIndex()) * (width + itemSpacing), y: columnHeights[columnIndex()])
        return CGRect(origin: origin, size: size)
    }

    private func columnIndex() -> Int {
        columnHeights.enumerated().min(by: { $0.element < $1.element })?.offset ?? 0
    }
}

class MasonryViewController: UIViewController, UICollectionViewDataSource {
    struct Picture: MasonryItem {
        var aspectRatio: CGFloat
    }

    let pictures = (0..<30).map { Picture(aspectRatio: [1, 1.5, 0.75, 2][$0 % 4]) }

    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        .init { [unowned self] section, environment in
            self.masonrySection(environment: environment)
        }
    }

    private func masonrySection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        let builder = MasonryBuilder(
            columnCount: columns, itemSpacing: 10,
            collectionWidth: environment.container.contentSize.width - 20)
        var items = [NSCollectionLayoutGroupCustomItem]()
        for picture in pictures {
            items.append(builder.makeLayoutItem(for: picture.aspectRatio))
        }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(builder.maxColumnHeight()))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in items }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.contentInsetsReference = .none
        return section
    }

    override func loadView() {
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "\(UICollectionViewCell.self)")
        view = collectionView
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "\(UICollectionViewCell.self)", for: indexPath)
        cell.backgroundColor = .systemGreen.withAlphaComponent(0.3 + 0.1 * CGFloat(indexPath.item % 7))
        return cell
    }
}

#Preview("Masonry wall") { MasonryViewController() }
