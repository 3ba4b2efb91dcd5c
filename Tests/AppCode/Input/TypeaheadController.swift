import UIKit

final class TypeaheadController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private let words = ["anchor", "harbour", "island", "lantern", "lighthouse", "marina", "sail", "sailor", "tide"]
    private var found: [String] = []
    private var submitted: String?
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Words"
        found = words
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Find a word"
        search.searchBar.autocapitalizationType = .none
        search.searchBar.delegate = self
        search.searchBar.sizeToFit()
        tableView.tableHeaderView = search.searchBar
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let query = searchController.searchBar.text?.lowercased() ?? ""
        found = query.isEmpty ? words : words.filter { $0.hasPrefix(query) }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        submitted = searchBar.text
        title = submitted
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = found[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
