import FirebaseAuth
import GoogleSignIn
import UIKit

class SignInViewController: UIViewController {

    private let nameField = UITextField()
    private let googleButton = GIDSignInButton()
    private let signInButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [nameField, signInButton, googleButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
        ])
    }

    @objc private func signIn() {
        Auth.auth().signInAnonymously { [weak self] result, error in
            guard error == nil, let user = result?.user else { return }
            UserDefaults.standard.set(user.uid, forKey: "uid")
            self?.present(UINavigationController(rootViewController: ChatViewController(room: "lobby")), animated: true)
        }
    }
}
