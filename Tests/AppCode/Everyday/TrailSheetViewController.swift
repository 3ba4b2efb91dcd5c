import UIKit

/// A hillside, and a sheet with the trails that can be pulled up.
class TrailSheetViewController: UIViewController {

    private let hills = CAShapeLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(displayP3Red: 0.72, green: 0.87, blue: 0.94, alpha: 1)
        hills.fillColor = UIColor.systemGreen.cgColor
        view.layer.addSublayer(hills)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let path = UIBezierPath()
        let size = view.bounds.size
        path.move(to: CGPoint(x: 0, y: size.height * 0.4))
        path.addCurve(
            to: CGPoint(x: size.width, y: size.height * 0.34),
            controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * 0.25),
            controlPoint2: CGPoint(x: size.width * 0.7, y: size.height * 0.5))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        hills.path = path.cgPath
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let trails = TrailListViewController()
        if let sheet = trails.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.preferredCornerRadius = 24
        }
        trails.isModalInPresentation = true
        present(trails, animated: true)
    }
}

private final class TrailListViewController: UIViewController {

    private lazy var collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()
    private var dataSource: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = name
            content.secondaryText = "\(name.count) km"
            content.image = UIImage(systemName: "figure.walk")
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.dataSource.snapshot().sectionIdentifiers[path.section]
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, path, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: name)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Easy", "Steep"])
        snapshot.appendItems(["Lake round", "Mill path", "Orchards"], toSection: "Easy")
        snapshot.appendItems(["North ridge", "The long ladder"], toSection: "Steep")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
