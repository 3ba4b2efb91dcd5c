import UIKit

final class NotesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredDisplayMode = .oneBesideSecondary
        delegate = self

        let list = NoteListController(style: .insetGrouped)
        list.title = "Notes"
        let detail = NoteController()
        list.onSelect = { [weak self] text in
            detail.text = text
            self?.showDetailViewController(UINavigationController(rootViewController: detail), sender: nil)
        }
        viewControllers = [
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
        ]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

private final class NoteListController: UITableViewController {

    var onSelect: (String) -> Void = { _ in }
    private let notes = ["Paint the gate", "Letters to answer", "What the owl said", "Seeds for spring"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = notes[indexPath.row]
        content.image = UIImage(systemName: "note.text")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(notes[indexPath.row])
    }
}

private final class NoteController: UIViewController {

    private let textView = UITextView()
    var text = "" {
        didSet { textView.text = text }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = text
        view.addSubview(textView)
    }
}
