import UIKit

class TimelineCell: UITableViewCell {
    let line = CAShapeLayer()
    let dateLabel = UILabel()
    let eventLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        contentView.layer.addSublayer(line)
        line.strokeColor = UIColor.systemTeal.cgColor
        line.lineWidth = 3
        dateLabel.font = UIFont.boldSystemFont(ofSize: 13)
        dateLabel.textColor = .gray
        eventLabel.font = UIFont.systemFont(ofSize: 16)
        eventLabel.numberOfLines = 0
        contentView.addSubview(dateLabel)
        contentView.addSubview(eventLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        dateLabel.frame = CGRect(x: 16, y: 8, width: 60, height: 20)
        eventLabel.frame = CGRect(x: 110, y: 8, width: bounds.width - 126, height: bounds.height - 16)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 92, y: 0))
        path.addLine(to: CGPoint(x: 92, y: bounds.height))
        line.path = path.cgPath
    }

    static func height(for text: String, width: CGFloat) -> CGFloat {
        let size = (text as NSString).boundingRect(
            with: CGSize(width: width - 126, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil).size
        return max(44, ceil(size.height) + 16)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        eventLabel.text = nil
    }
}

/// Rows whose heights are worked out from their text, laid out by frames.
class FramedTimelineController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!

    let events: [(String, String)] = (0..<40).map { number in
        ("\(6 + number / 4):\(number % 4)5", String(repeating: "A ship passes. ", count: number % 5 + 1))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.separatorStyle = .none
        table.delegate = self
        table.dataSource = self
        table.register(TimelineCell.self, forCellReuseIdentifier: "TimelineCell")
        view.addSubview(table)
        tableView = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { events.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TimelineCell.height(for: events[indexPath.row].1, width: tableView.bounds.width)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TimelineCell") as! TimelineCell
        (cell.dateLabel.text, cell.eventLabel.text) = events[indexPath.row]
        return cell
    }
}
