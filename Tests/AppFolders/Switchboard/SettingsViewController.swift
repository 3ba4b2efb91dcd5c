import MessageUI
import SafariServices
import UIKit

final class SettingsViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<SettingsSection, Setting>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { cell, _, setting in
            var content = UIListContentConfiguration.valueCell()
            content.text = setting.title
            content.image = UIImage(systemName: setting.symbol)
            switch setting.kind {
            case .toggle(let isOn):
                let toggle = UISwitch()
                toggle.isOn = isOn
                cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
            case .value(let value):
                content.secondaryText = value
                cell.accessories = []
            case .disclosure, .link:
                cell.accessories = [.disclosureIndicator()]
            }
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = SettingsSection(rawValue: indexPath.section)?.header
            header.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, Setting>()
        snapshot.appendSections(SettingsSection.allCases)
        for section in SettingsSection.allCases {
            snapshot.appendItems(Setting.all(in: section), toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension SettingsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let setting = dataSource.itemIdentifier(for: indexPath) else { return }
        switch setting.kind {
        case .link(let url?):
            present(SFSafariViewController(url: url), animated: true)
        case .disclosure where setting.title == "Write to us":
            write()
        default: break
        }
    }

    private func write() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(["hello@switchboard.example.org"])
        present(mail, animated: true)
    }
}

extension SettingsViewController: MFMailComposeViewControllerDelegate {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }
}
