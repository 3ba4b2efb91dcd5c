import UIKit

extension NSCollectionLayoutDimension {
    /// As a debugging screen prints it.
    var words: String {
        if isFractionalWidth { return String(format: "%.2f of the width", dimension) }
        if isFractionalHeight { return String(format: "%.2f of the height", dimension) }
        if isEstimated { return "about \(Int(dimension))" }
        if isAbsolute { return "\(Int(dimension)) points" }
        return "?"
    }
}

extension NSCollectionLayoutSection {
    static func grid(columns: Int, spacing: CGFloat = 8, aspect: CGFloat = 1) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(aspect / CGFloat(columns)))
        let group: NSCollectionLayoutGroup
        if #available(iOS 16.0, *) {
            group = .horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
        } else {
            group = .horizontal(layoutSize: size, subitem: item, count: columns)
        }
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }
}

/// A screen that says in words what a layout is made of, and shows it.
final class LayoutInspectorController: UIViewController {
    private let section = NSCollectionLayoutSection.grid(columns: 3, aspect: 1.25)
    private let label = UILabel()
    private lazy var collectionView: UICollectionView = {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.scrollDirection = .vertical
        config.contentInsetsReference = .safeArea
        return UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: config))
    }()

    static func describe(_ item: NSCollectionLayoutItem, depth: Int = 0) -> [String] {
        let size = item.layoutSize
        let indent = String(repeating: "  ", count: depth)
        var lines = ["\(indent)\(size.widthDimension.words) by \(size.heightDimension.words)"]
        if !item.supplementaryItems.isEmpty {
            lines.append("\(indent)badges: \(item.supplementaryItems.map { $0.elementKind })")
        }
        if let group = item as? NSCollectionLayoutGroup {
            if let spacing = group.interItemSpacing, spacing.isFixed {
                lines.append("\(indent)spaced by \(Int(spacing.spacing))")
            }
            lines += group.subitems.flatMap { describe($0, depth: depth + 1) }
        }
        return lines
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            supplementaryItems: [
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: .init(widthDimension: .absolute(8), heightDimension: .absolute(8)), elementKind: "dot",
                    containerAnchor: NSCollectionLayoutAnchor(edges: .leading),
                    itemAnchor: NSCollectionLayoutAnchor(edges: [.trailing], absoluteOffset: CGPoint(x: -2, y: 0)))
            ])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [item])
        column.interItemSpacing = NSCollectionLayoutSpacing.fixed(4)
        label.numberOfLines = 0
        label.text = LayoutInspectorController.describe(column).joined(separator: "\n")
        label.accessibilityIdentifier = "words"
        label.frame = CGRect(x: 10, y: 10, width: 300, height: 120)
        view.addSubview(label)

        collectionView.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 500)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        print(column.visualDescription())
    }
}

extension LayoutInspectorController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }
}

#Preview("Layout inspector") { LayoutInspectorController() }
