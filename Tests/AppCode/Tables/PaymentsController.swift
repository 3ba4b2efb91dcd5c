import UIKit

final class DayHeader: UITableViewHeaderFooterView {
    static let identifier = "DayHeader"
    let day = UILabel()
    let sum = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        day.font = .preferredFont(forTextStyle: .headline)
        sum.font = .preferredFont(forTextStyle: .subheadline)
        sum.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [day, UIView(), sum])
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Payments by day, with a sum over each.
final class PaymentsController: UITableViewController {
    struct Payment { let shop: String; let cents: Int }

    private let days: [[Payment]] = [
        [Payment(shop: "Baker", cents: 460), Payment(shop: "Ferry", cents: 1250)],
        [Payment(shop: "Chandlery", cents: 8990)],
        [Payment(shop: "Baker", cents: 460), Payment(shop: "Books", cents: 2199), Payment(shop: "Tram", cents: 240)],
    ]
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_IE")
        return formatter
    }()

    override init(style: UITableView.Style = .insetGrouped) {
        super.init(style: style)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DayHeader.self, forHeaderFooterViewReuseIdentifier: DayHeader.identifier)
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 40
    }

    override func numberOfSections(in tableView: UITableView) -> Int { days.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section].count }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: DayHeader.identifier) as? DayHeader
        else { return nil }
        header.day.text = "Day \(section + 1)"
        header.sum.text = formatter.string(from: NSNumber(value: Double(days[section].reduce(0) { $0 + $1.cents }) / 100))
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let payment = days[indexPath.section][indexPath.row]
        cell.textLabel?.text = payment.shop
        cell.detailTextLabel?.text = formatter.string(from: NSNumber(value: Double(payment.cents) / 100))
        cell.accessoryType = .detailButton
        return cell
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let alert = UIAlertController(title: "Receipt", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
