import UIKit

/// Everything that comes up over a screen: a menu, an action sheet, an alert with a field, a popover.
class ShareMenuViewController: UIViewController {

    private let log = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground

        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])

        var filled = UIButton.Configuration.filled()
        filled.title = "Sort"
        filled.image = UIImage(systemName: "arrow.up.arrow.down")
        filled.imagePadding = 8
        filled.cornerStyle = .capsule
        let sort = UIButton(configuration: filled)
        sort.showsMenuAsPrimaryAction = true
        sort.menu = UIMenu(title: "Sort by", children: [
            UIAction(title: "Name", image: UIImage(systemName: "textformat")) { [weak self] _ in self?.note("name") },
            UIAction(title: "Date", image: UIImage(systemName: "calendar"), state: .on) { [weak self] _ in
                self?.note("date")
            },
            UIAction(title: "Remove all", attributes: .destructive) { [weak self] _ in self?.note("removed") },
        ])
        stack.addArrangedSubview(sort)

        stack.addArrangedSubview(button("Delete…", #selector(askToDelete)))
        stack.addArrangedSubview(button("Rename…", #selector(askForName)))
        stack.addArrangedSubview(button("Share…", #selector(share)))

        log.font = .preferredFont(forTextStyle: .footnote)
        log.textColor = .secondaryLabel
        log.text = "Nothing yet"
        stack.addArrangedSubview(log)
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    private func note(_ text: String) { log.text = text }

    @objc private func askToDelete() {
        let sheet = UIAlertController(title: nil, message: "This cannot be undone.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.note("deleted") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    @objc private func askForName() {
        let alert = UIAlertController(title: "New name", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Rename", style: .default) { [weak alert] _ in
            self.note(alert?.textFields?.first?.text ?? "")
        })
        present(alert, animated: true)
    }

    @objc private func share() {
        let activity = UIActivityViewController(activityItems: ["A link"], applicationActivities: nil)
        present(activity, animated: true) { self.note("shared") }
    }
}
