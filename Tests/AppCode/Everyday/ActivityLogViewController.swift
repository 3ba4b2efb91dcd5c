import UIKit

/// What was done, how long it took, and how long ago.
class ActivityLogViewController: UITableViewController {

    struct Entry {
        let title: String
        let start: Date
        let duration: TimeInterval
        let distance: Measurement<UnitLength>
    }

    private let entries: [Entry] = [
        Entry(title: "Morning run", start: Date(timeIntervalSinceNow: -3_600), duration: 1_845,
              distance: Measurement(value: 5.2, unit: .kilometers)),
        Entry(title: "To the harbour", start: Date(timeIntervalSinceNow: -86_400), duration: 5_400,
              distance: Measurement(value: 12, unit: .kilometers)),
        Entry(title: "Round the lake", start: Date(timeIntervalSinceNow: -7 * 86_400), duration: 9_050,
              distance: Measurement(value: 18.75, unit: .kilometers)),
    ]

    private lazy var ago: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        return formatter
    }()
    private lazy var length: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour, .minute]
        return formatter
    }()
    private let distance: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    @objc private func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.refreshControl?.endRefreshing()
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
        let entry = entries[indexPath.row]
        cell.textLabel?.text = entry.title
        let parts = [
            length.string(from: entry.duration), distance.string(from: entry.distance),
            ago.localizedString(for: entry.start, relativeTo: Date()),
        ]
        cell.detailTextLabel?.text = parts.compactMap { $0 }.joined(separator: " · ")
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }
}
