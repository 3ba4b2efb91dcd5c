import UIKit

class BookingFormViewController: UIViewController, UITextFieldDelegate {

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let nameField = UITextField()
    private let guestsLabel = UILabel()
    private let stepper = UIStepper()
    private let datePicker = UIDatePicker()
    private let mealControl = UISegmentedControl(items: ["None", "Breakfast", "Half board"])
    private let bookButton = UIButton(type: .system)

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = .interactive
        view.addSubview(scrollView)

        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
        scrollView.addSubview(stack)

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book a room"

        nameField.placeholder = "Your name"
        nameField.borderStyle = .roundedRect
        nameField.returnKeyType = .done
        nameField.clearButtonMode = .whileEditing
        nameField.delegate = self
        stack.addArrangedSubview(section("Name", nameField))

        stepper.minimumValue = 1
        stepper.maximumValue = 8
        stepper.value = 2
        stepper.addTarget(self, action: #selector(guestsChanged(_:)), for: .valueChanged)
        guestsLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        let guests = UIStackView(arrangedSubviews: [guestsLabel, UIView(), stepper])
        guests.alignment = .center
        stack.addArrangedSubview(section("Guests", guests))

        datePicker.datePickerMode = .date
        if #available(iOS 13.4, *) {
            datePicker.preferredDatePickerStyle = .wheels
        }
        stack.addArrangedSubview(section("Arrival", datePicker))

        mealControl.selectedSegmentIndex = 1
        stack.addArrangedSubview(section("Meals", mealControl))

        bookButton.setTitle("Book", for: .normal)
        bookButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        bookButton.setTitleColor(.white, for: .normal)
        bookButton.backgroundColor = .systemBlue
        bookButton.layer.cornerRadius = 12
        bookButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
        bookButton.addTarget(self, action: #selector(book), for: .touchUpInside)
        stack.addArrangedSubview(bookButton)

        guestsChanged(stepper)
    }

    private func section(_ title: String, _ content: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title.uppercased()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        let section = UIStackView(arrangedSubviews: [label, content])
        section.axis = .vertical
        section.spacing = 8
        return section
    }

    @objc private func guestsChanged(_ sender: UIStepper) {
        guestsLabel.text = String(format: "%d guests", Int(sender.value))
    }

    @objc private func book() {
        let alert = UIAlertController(
            title: "Booked", message: "A room for \(Int(stepper.value)) waits for you.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Change", style: .cancel))
        alert.addAction(UIAlertAction(title: "Good", style: .default, handler: { [weak self] _ in
            self?.bookButton.isEnabled = false
        }))
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
