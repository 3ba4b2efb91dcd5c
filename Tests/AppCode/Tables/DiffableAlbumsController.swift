import UIKit

/// Albums by decade, shuffled and filtered with a diffable data source.
final class DiffableAlbumsController: UITableViewController {
    enum Decade: String, CaseIterable { case sixties, seventies, eighties }

    struct Album: Hashable {
        let id = UUID()
        let name: String
        let year: Int
    }

    private typealias Source = UITableViewDiffableDataSource<Decade, Album>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Decade, Album>

    private final class TitledSource: UITableViewDiffableDataSource<Decade, Album> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            return snapshot().sectionIdentifiers[section].rawValue.capitalized
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete, let album = itemIdentifier(for: indexPath) else { return }
            var after = snapshot()
            after.deleteItems([album])
            apply(after, animatingDifferences: true)
        }
    }

    private lazy var source = TitledSource(tableView: tableView) { tableView, indexPath, album in
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = album.name
        content.secondaryText = String(album.year)
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
        return cell
    }

    private let albums: [Decade: [Album]] = [
        .sixties: [Album(name: "Low Tide", year: 1964), Album(name: "Tin Roof", year: 1967)],
        .seventies: [Album(name: "Lanterns", year: 1972), Album(name: "Salt", year: 1975), Album(name: "Ferry", year: 1979)],
        .eighties: [Album(name: "Neon Harbour", year: 1983), Album(name: "Fog", year: 1986)],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
        source.defaultRowAnimation = .fade
        var snapshot = Snapshot()
        for decade in Decade.allCases {
            snapshot.appendSections([decade])
            snapshot.appendItems(albums[decade] ?? [], toSection: decade)
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}
