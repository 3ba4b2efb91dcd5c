import UIKit

/// A long list under its letters, with a search field on top and an index at the side.
class CountriesController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private let all = [
        "Albania", "Algeria", "Austria", "Belgium", "Bolivia", "Brazil", "Canada", "Chile", "Croatia", "Denmark",
        "Ecuador", "Egypt", "Estonia", "Finland", "France", "Georgia", "Ghana", "Greece", "Hungary", "Iceland",
        "India", "Ireland", "Italy", "Japan", "Kenya", "Latvia", "Malta", "Mexico", "Nepal", "Norway", "Oman", "Peru",
        "Poland", "Qatar", "Romania", "Senegal", "Spain", "Sweden", "Togo", "Tunisia", "Uganda", "Vietnam", "Zambia",
    ]
    private var sections: [(letter: String, names: [String])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.sectionIndexColor = .darkGray
        tableView.sectionIndexBackgroundColor = .clear
        view.addSubview(tableView)
        searchBar.delegate = self
        searchBar.placeholder = "Country"
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar
        show(all)
    }

    private func show(_ names: [String]) {
        let groups = Dictionary(grouping: names) { String($0.first!) }
        sections = groups.keys.sorted().map { ($0, groups[$0]!.sorted()) }
        tableView.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        show(searchText.isEmpty ? all : all.filter { $0.lowercased().hasPrefix(searchText.lowercased()) })
    }

    func numberOfSections(in tableView: UITableView) -> Int { return sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].names.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].letter
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { return sections.map { $0.letter } }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        return sections.firstIndex { $0.letter == title } ?? 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "country")
        if cell == nil {
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: "country")
        }
        let name = sections[indexPath.section].names[indexPath.row]
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = "\(name.count) letters"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 28 }
}
