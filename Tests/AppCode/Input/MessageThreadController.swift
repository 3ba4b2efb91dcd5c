import UIKit

class ComposeBar: UIView, UITextViewDelegate {
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    var onSend: ((String) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.font = .systemFont(ofSize: 17)
        textView.layer.cornerRadius = 16
        textView.isScrollEnabled = false
        textView.delegate = self
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
        for view in [textView, sendButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.heightAnchor.constraint(equalToConstant: 36),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 52)
    }

    @objc private func send() {
        onSend?(textView.text)
        textView.text = ""
        textViewDidChange(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n", sendButton.isEnabled {
            send()
            return false
        }
        return true
    }
}

class MessageThreadController: UITableViewController {
    private let composeBar = ComposeBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    private var messages = ["Are you coming tonight?", "Yes, around eight.", "Bring the tickets, please."]

    override var inputAccessoryView: UIView? { composeBar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.keyboardDismissMode = .interactive
        tableView.separatorStyle = .none
        composeBar.onSend = { [weak self] text in self?.append(text) }
    }

    private func append(_ text: String) {
        messages.append(text)
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.insertRows(at: [path], with: .automatic)
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
