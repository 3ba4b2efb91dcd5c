import UIKit

final class RenameSheetController: UIViewController {
    private let nameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = "Untitled"
        nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
        let button = UIButton(type: .system)
        button.setTitle("Rename…", for: .normal)
        button.addTarget(self, action: #selector(rename), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [nameLabel, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
        ])
    }

    @objc private func rename() {
        let form = NameFieldController(name: nameLabel.text ?? "") { [weak self] in self?.nameLabel.text = $0 }
        let navigation = UINavigationController(rootViewController: form)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        present(navigation, animated: true)
    }
}

final class NameFieldController: UIViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let name: String
    private let finished: (String) -> Void

    init(name: String, finished: @escaping (String) -> Void) {
        self.name = name
        self.finished = finished
        super.init(nibName: nil, bundle: nil)
        title = "Name"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        field.text = name
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        field.delegate = self
        field.frame = CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 44)
        field.autoresizingMask = .flexibleWidth
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    }

    @objc private func done() {
        view.endEditing(true)
        finished(field.text ?? "")
        dismiss(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        done()
        return true
    }
}
