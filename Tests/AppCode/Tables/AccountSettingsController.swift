import UIKit

class AccountSettingsController: UITableViewController {

    enum Section: Int, CaseIterable {
        case profile, notifications, danger

        var title: String? {
            switch self {
            case .profile: return "Profile"
            case .notifications: return "Notifications"
            case .danger: return nil
            }
        }
    }

    private var switches = ["Replies": true, "Mentions": true, "Weekly letter": false]

    init() {
        super.init(style: .grouped)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Account", comment: "")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        tableView.keyboardDismissMode = .onDrag
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .profile: return 2
        case .notifications: return switches.count
        case .danger: return 1
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard Section(rawValue: section) == .danger else { return nil }
        return "Everything you have written is deleted with your account. This cannot be undone."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .profile:
            let cell = tableView.dequeueReusableCell(withIdentifier: "value")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "value")
            cell.textLabel?.text = indexPath.row == 0 ? "Name" : "Address"
            cell.detailTextLabel?.text = indexPath.row == 0 ? "Ada Holm" : "ada@example.org"
            cell.accessoryType = .disclosureIndicator
            return cell
        case .notifications:
            let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
            let name = switches.keys.sorted()[indexPath.row]
            let control = UISwitch()
            control.isOn = switches[name] ?? false
            control.tag = indexPath.row
            control.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
            cell.textLabel?.text = name
            cell.accessoryView = control
            cell.selectionStyle = .none
            return cell
        case .danger:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Delete account"
            cell.textLabel?.textColor = .red
            cell.textLabel?.textAlignment = .center
            return cell
        }
    }

    @objc private func switched(_ sender: UISwitch) {
        switches[switches.keys.sorted()[sender.tag]] = sender.isOn
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
