import UIKit

/// A list of sizes that comes up in a popover on phones, too.
final class SizeListController: UITableViewController {
    var onPick: ((String) -> Void)?
    private let sizes = ["Small", "Medium", "Large", "Extra large"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.isScrollEnabled = false
        tableView.rowHeight = 44
        preferredContentSize = CGSize(width: 180, height: 44 * sizes.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sizes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sizes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(sizes[indexPath.row])
        dismiss(animated: true)
    }
}

final class PopoverMenuController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Choose a size", for: .normal)
        button.accessibilityIdentifier = "choose"
        button.frame = CGRect(x: 95, y: 200, width: 200, height: 44)
        button.addTarget(self, action: #selector(showSizes(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func showSizes(_ sender: UIButton) {
        let list = SizeListController()
        list.onPick = { [weak self] size in self?.button.setTitle(size, for: .normal) }
        list.modalPresentationStyle = .popover
        list.loadViewIfNeeded()
        if let popover = list.popoverPresentationController {
            popover.sourceView = sender
            popover.sourceRect = sender.bounds
            popover.permittedArrowDirections = [.up, .down]
            popover.delegate = self
        }
        present(list, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
