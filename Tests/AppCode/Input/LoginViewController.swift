import UIKit

final class LoginViewController: UIViewController {

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let statusLabel = UILabel()
    private lazy var loginButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Log in"
        return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.logIn() })
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome back"
        view.backgroundColor = .systemBackground

        emailField.placeholder = "Email"
        emailField.borderStyle = .roundedRect
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .username
        emailField.autocapitalizationType = .none
        emailField.autocorrectionType = .no
        emailField.returnKeyType = .next
        emailField.clearButtonMode = .whileEditing

        passwordField.placeholder = "Password"
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .go

        for field in [emailField, passwordField] {
            field.delegate = self
            field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stack.addArrangedSubview(field)
        }
        statusLabel.textColor = .secondaryLabel
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.text = "Type your email to begin."
        stack.addArrangedSubview(statusLabel)
        stack.addArrangedSubview(loginButton)
        stack.axis = .vertical
        stack.spacing = 12

        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 420),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -24),
        ])

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        textChanged(emailField)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        let overlap = view.convert(frame, from: nil).intersection(view.bounds).height
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = overlap
            self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
        }
        let target = loginButton.convert(loginButton.bounds, to: scrollView)
        scrollView.scrollRectToVisible(target.insetBy(dx: 0, dy: -12), animated: true)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
        scrollView.verticalScrollIndicatorInsets.bottom = 0
    }

    @objc private func dismissKeyboard() {
        view.endEditing(true)
    }

    @objc private func textChanged(_ sender: UITextField) {
        let isValid = emailField.text?.contains("@") == true && (passwordField.text ?? "").count >= 4
        loginButton.isEnabled = isValid
    }

    private func logIn() {
        view.endEditing(true)
        statusLabel.text = "Hello, \(emailField.text ?? "")"
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            logIn()
        }
        return true
    }
}
