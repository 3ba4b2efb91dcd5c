import UIKit

/// Things to do: ticked off, deleted with a swipe, put in another order.
class TodoListController: UITableViewController {
    private var items = ["Caulk the deck", "Buy rope", "Varnish", "Call the harbour", "Paint the name", "Sand the mast"]
    private var done = Set<String>()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
        tableView.tableFooterView = UIView()
    }

    @objc func add() {
        items.insert("Something new \(items.count)", at: 0)
        tableView.beginUpdates()
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        tableView.endUpdates()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item
        cell.accessoryType = done.contains(item) ? .checkmark : .none
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        if done.remove(item) == nil { done.insert(item) }
        tableView.cellForRow(at: indexPath)?.accessoryType = done.contains(item) ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        let moved = items.remove(at: from.row)
        items.insert(moved, at: to.row)
    }
}
