import UIKit

struct City: Hashable {
    let name: String
    let country: String
    let isCapital: Bool
}

final class CitySearchViewController: UIViewController {

    private enum Scope: String, CaseIterable {
        case all = "All"
        case capitals = "Capitals"
    }

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let searchController = UISearchController(searchResultsController: nil)
    private var shown: [City] = []

    private let cities: [City] = [
        City(name: "Lisbon", country: "Portugal", isCapital: true),
        City(name: "Porto", country: "Portugal", isCapital: false),
        City(name: "Madrid", country: "Spain", isCapital: true),
        City(name: "Bilbao", country: "Spain", isCapital: false),
        City(name: "Vienna", country: "Austria", isCapital: true),
        City(name: "Graz", country: "Austria", isCapital: false),
        City(name: "Oslo", country: "Norway", isCapital: true),
        City(name: "Bergen", country: "Norway", isCapital: false),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpTable()
        setUpSearch()
        filter(for: "", in: .all)
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.keyboardDismissMode = .onDrag
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func setUpSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search cities"
        searchController.searchBar.scopeButtonTitles = Scope.allCases.map { $0.rawValue }
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func filter(for text: String, in scope: Scope) {
        shown = cities.filter { city in
            (scope == .all || city.isCapital)
                && (text.isEmpty || city.name.range(of: text, options: .caseInsensitive) != nil)
        }
        tableView.reloadData()
        if shown.isEmpty {
            let label = UILabel()
            label.text = "No city of that name"
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            tableView.backgroundView = label
        } else {
            tableView.backgroundView = nil
        }
    }
}

extension CitySearchViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "city")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "city")
        let city = shown[indexPath.row]
        cell.textLabel?.text = city.name
        cell.detailTextLabel?.text = city.country
        cell.imageView?.image = UIImage(systemName: city.isCapital ? "star.fill" : "building.2")
        return cell
    }
}

extension CitySearchViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        let scope = Scope.allCases[bar.selectedScopeButtonIndex]
        filter(for: bar.text ?? "", in: scope)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        filter(for: searchBar.text ?? "", in: Scope.allCases[selectedScope])
    }
}
