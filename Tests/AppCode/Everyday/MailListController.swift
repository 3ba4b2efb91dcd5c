import UIKit

struct Letter: Hashable {
    let id = UUID()
    let sender: String
    let subject: String
}

final class MailNavigationController: UINavigationController {

    convenience init() {
        self.init(rootViewController: MailListController(style: .plain))
        navigationBar.prefersLargeTitles = true
        setToolbarHidden(false, animated: false)
    }
}

final class MailListController: UITableViewController, UISearchResultsUpdating {

    private let senders = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Margaret", "Donald", "Radia"]
    private let search = UISearchController(searchResultsController: nil)
    private var letters: [Letter] = []
    private var found: [Letter] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = true
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search mail"
        definesPresentationContext = true

        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose)),
        ]
        letters = (0..<40).map { Letter(sender: senders[$0 % senders.count], subject: "Subject \($0 + 1)") }
        found = letters
    }

    @objc private func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            self.letters.insert(Letter(sender: "Tim", subject: "New"), at: 0)
            self.updateSearchResults(for: self.search)
            self.refreshControl?.endRefreshing()
        }
    }

    @objc private func compose() {}

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? letters : letters.filter { $0.sender.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = found[indexPath.row].sender
        content.secondaryText = found[indexPath.row].subject
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let letter = UIViewController()
        letter.title = found[indexPath.row].subject
        letter.view.backgroundColor = .systemBackground
        letter.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(letter, animated: true)
    }
}
