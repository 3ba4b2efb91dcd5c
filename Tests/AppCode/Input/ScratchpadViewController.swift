import UIKit

/// A sheet of paper that counts its words.
final class ScratchpadViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Scratchpad"
        textView.delegate = self
        textView.font = UIFont.preferredFont(forTextStyle: .body)
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.text = "Buy bread.\nCall the printer about the posters.\n"
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish)),
        ]
        textView.inputAccessoryView = bar
        countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        countLabel.textColor = .secondaryLabel

        [textView, countLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            countLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            countLabel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        textViewDidChange(textView)
    }

    @objc private func finish() {
        textView.resignFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) {
        let words = textView.text.split { $0 == " " || $0.isNewline }.count
        countLabel.text = "\(words) words"
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        navigationItem.prompt = textView.selectedRange.length > 0 ? "\(textView.selectedRange.length) selected" : nil
    }
}
