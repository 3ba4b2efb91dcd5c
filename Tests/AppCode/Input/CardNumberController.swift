import UIKit

/// Groups the digits of a card by four, and keeps the caret where it was.
class CardNumberController: UIViewController, UITextFieldDelegate {
    let numberField = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 48))
    let amountField = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 48))
    let errorLabel = UILabel(frame: CGRect(x: 20, y: 260, width: 350, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (field, placeholder) in [(numberField, "0000 0000 0000 0000"), (amountField, "Amount")] {
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.font = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
            field.delegate = self
            view.addSubview(field)
        }
        numberField.keyboardType = .numberPad
        amountField.keyboardType = .decimalPad
        errorLabel.textColor = .systemRed
        errorLabel.font = .systemFont(ofSize: 14)
        view.addSubview(errorLabel)
        NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: amountField, queue: .main
        ) { [weak self] _ in
            self?.validate()
        }
    }

    func validate() {
        let value = Double(amountField.text ?? "")
        errorLabel.text = value == nil ? "Not a number" : (value! > 500 ? "At most 500" : "")
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard textField == numberField else {
            return string.allSatisfy { $0.isNumber || $0 == "." }
        }
        guard string.allSatisfy({ $0.isNumber }), let text = textField.text, let swiftRange = Range(range, in: text) else {
            return false
        }
        let digits = text.replacingCharacters(in: swiftRange, with: string).filter { $0.isNumber }.prefix(16)
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index % 4 == 0 { grouped.append(" ") }
            grouped.append(digit)
        }
        textField.text = grouped
        textField.sendActions(for: .editingChanged)
        if let end = textField.position(from: textField.beginningOfDocument, offset: grouped.count) {
            textField.selectedTextRange = textField.textRange(from: end, to: end)
        }
        return false
    }
}
