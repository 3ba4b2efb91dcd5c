import UIKit

class ErrandsViewController: UITableViewController {

    private var errands = Errand.today

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        tableView.register(ErrandCell.self, forCellReuseIdentifier: ErrandCell.identifier)
        tableView.rowHeight = 56
        tableView.separatorInset = .zero
        navigationItem.leftBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return errands.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ErrandCell.identifier, for: indexPath) as! ErrandCell
        cell.show(errands[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        errands[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        errands.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

class ErrandCell: UITableViewCell {

    static let identifier = "ErrandCell"

    func show(_ errand: Errand) {
        textLabel?.text = errand.title
        accessoryType = errand.isDone ? .checkmark : .none
    }
}
