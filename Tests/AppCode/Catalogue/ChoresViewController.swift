import UIKit

/// Rows with a button of their own just before the disclosure indicator.
final class ChoresViewController: UIViewController {
    struct Chore: Hashable {
        var name: String
        var isDone = false
    }

    private var chores = ["Dishes", "Plants", "Letters"].map { Chore(name: $0) }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Chore.ID>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Chore.ID> {
            [unowned self] cell, _, id in
            guard let chore = chores.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = chore.name
            content.image = UIImage()
            cell.contentConfiguration = content
            let beside = UICellAccessory.Placement.position(before: .disclosureIndicator())
            cell.accessories = [
                .disclosureIndicator(),
                .customView(configuration: .init(
                    customView: makeButton(chore), placement: .trailing(displayed: .always, at: beside))),
            ]
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Chore.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(chores.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeButton(_ chore: Chore) -> UIButton {
        var configuration = UIButton.Configuration.borderedProminent()
        var title = AttributedString(chore.isDone ? "Done" : "Do")
        title.font = .boldSystemFont(ofSize: 13)
        configuration.attributedTitle = title
        configuration.buttonSize = .small
        configuration.background.backgroundColor = chore.isDone ? .systemGreen : .systemBlue
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
            self?.finish(chore.id)
        })
        button.accessibilityIdentifier = "do \(chore.name)"
        return button
    }

    private func finish(_ id: Chore.ID) {
        guard let place = chores.firstIndex(where: { $0.id == id }) else { return }
        chores[place].isDone = true
        var snapshot = dataSource.snapshot()
        snapshot.moveItem(id, afterItem: chores[chores.count - 1].id)
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

extension ChoresViewController.Chore: Identifiable {
    var id: String { name }
}

#Preview("Chores") { UINavigationController(rootViewController: ChoresViewController()) }
