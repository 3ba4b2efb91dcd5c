import UIKit

/// A form of rows that never change, made by hand.
final class AddressFormController: UITableViewController, UITextFieldDelegate {
    private enum Row: Int, CaseIterable {
        case name, street, city, postcode, country, phone, notes

        var title: String {
            switch self {
            case .name: return "Name"
            case .street: return "Street"
            case .city: return "City"
            case .postcode: return "Postcode"
            case .country: return "Country"
            case .phone: return "Phone"
            case .notes: return "Notes"
            }
        }

        var keyboard: UIKeyboardType {
            switch self {
            case .phone: return .phonePad
            case .postcode: return .numbersAndPunctuation
            default: return .default
            }
        }
    }

    private lazy var fields: [UITextField] = Row.allCases.map { row in
        let field = UITextField()
        field.placeholder = row.title
        field.keyboardType = row.keyboard
        field.returnKeyType = row == .notes ? .done : .next
        field.tag = row.rawValue
        field.delegate = self
        return field
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Address"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 64
        tableView.keyboardDismissMode = .onDrag
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 5 : Row.allCases.count - 5
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let field = fields[indexPath.section * 5 + indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            field.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.tag + 1 < fields.count {
            fields[textField.tag + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
