import UIKit

enum Theme {
    static let paper = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
    static let ink = UIColor(red: 0.32, green: 0.17, blue: 0.10, alpha: 1)

    static func apply() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = ink
        bar.titleTextAttributes = [.foregroundColor: paper]
        bar.largeTitleTextAttributes = [.foregroundColor: paper]
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().compactAppearance = bar
        UINavigationBar.appearance().scrollEdgeAppearance = bar
        UINavigationBar.appearance().tintColor = paper
        UITableView.appearance().backgroundColor = paper
        UITableViewCell.appearance().backgroundColor = .clear
        UILabel.appearance(whenContainedInInstancesOf: [ThemedCell.self]).textColor = ink
        UISwitch.appearance().onTintColor = .brown
    }
}

final class ThemedCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
    }
}

final class ThemedInboxViewController: UINavigationController {

    convenience init() {
        Theme.apply()
        self.init(rootViewController: ThemedList())
        navigationBar.prefersLargeTitles = true
    }
}

private final class ThemedList: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parchment"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(compose))
        tableView.register(ThemedCell.self, forCellReuseIdentifier: ThemedCell.description())
    }

    @objc private func compose() {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ThemedCell.description(), for: indexPath)
        cell.textLabel?.text = "Letter \(indexPath.row + 1)"
        let toggle = UISwitch()
        toggle.isOn = indexPath.row % 2 == 0
        cell.accessoryView = toggle
        return cell
    }
}
