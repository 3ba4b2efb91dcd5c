import UIKit

/// Settings as of iOS 14: inset groups whose first row is their header, cells with accessories.
class SettingsViewController: UIViewController {

    struct Row: Hashable {
        enum Kind: Hashable { case header, link, value(String), toggle, destructive }
        let title: String
        let symbol: String?
        let kind: Kind
        private let identifier = UUID()

        init(_ title: String, symbol: String? = nil, kind: Kind = .link) {
            self.title = title
            self.symbol = symbol
            self.kind = kind
        }
    }

    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        applySnapshot()
    }

    private func createLayout() -> UICollectionViewLayout {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .firstItemInSection
        config.footerMode = .none
        config.showsSeparators = true
        config.backgroundColor = .systemGroupedBackground
        return UICollectionViewCompositionalLayout.list(using: config)
    }

    private func configureDataSource() {
        let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, indexPath, row in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = row.title
            cell.contentConfiguration = content
        }

        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
            [weak self] (cell, indexPath, row) in
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            if let symbol = row.symbol { content.image = UIImage(systemName: symbol) }
            content.imageProperties.tintColor = .systemBlue
            content.imageToTextPadding = 12

            switch row.kind {
            case .value(let value):
                content = UIListContentConfiguration.valueCell()
                content.text = row.title
                content.secondaryText = value
                content.secondaryTextProperties.color = .secondaryLabel
                cell.accessories = [.disclosureIndicator()]
            case .toggle:
                let toggle = UISwitch()
                toggle.isOn = true
                toggle.addAction(UIAction { _ in self?.title = toggle.isOn ? "On" : "Off" }, for: .valueChanged)
                cell.accessories = [
                    .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
                ]
            case .destructive:
                content.textProperties.color = .systemRed
                content.textProperties.alignment = .center
                cell.accessories = []
            default:
                cell.accessories = [
                    .label(text: "new", options: .init(tintColor: .systemOrange)),
                    .disclosureIndicator(displayed: .always, options: .init(tintColor: .tertiaryLabel))
                ]
            }
            cell.contentConfiguration = content
        }

        dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
            (collectionView, indexPath, row) -> UICollectionViewCell? in
            if row.kind == .header {
                return collectionView.dequeueConfiguredReusableCell(using: headerRegistration, for: indexPath, item: row)
            }
            return collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: row)
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems([Row("Account", kind: .header), Row("Name", kind: .value("Ada")), Row("Passwords", symbol: "key")], toSection: 0)
        snapshot.appendItems([Row("Sound", kind: .header), Row("Silent", symbol: "bell.slash", kind: .toggle), Row("Ringtone")], toSection: 1)
        snapshot.appendItems([Row("Danger", kind: .header), Row("Sign Out", kind: .destructive)], toSection: 2)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension SettingsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath)?.kind != .header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

#Preview("Settings") { UINavigationController(rootViewController: SettingsViewController()) }
