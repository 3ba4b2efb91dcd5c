import UIKit

/// More rows whenever the last one comes in sight; pulling down begins anew.
class EndlessFeedController: UITableViewController, UITableViewDataSourcePrefetching {
    private var numbers = Array(0..<20)
    private var isLoading = false
    private(set) var prefetched = Set<Int>()

    private let footer: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        spinner.startAnimating()
        return spinner
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.prefetchDataSource = self
        tableView.tableFooterView = footer
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        tableView.register(FeedCell.self)
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    @objc private func refresh() {
        numbers = Array(0..<20)
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }

    private func loadMore() {
        guard !isLoading, numbers.count < 200 else { return }
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            guard let self = self else { return }
            let first = self.numbers.count
            self.numbers.append(contentsOf: first..<(first + 20))
            self.tableView.insertRows(
                at: (first..<(first + 20)).map { IndexPath(row: $0, section: 0) }, with: .none)
            self.isLoading = false
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: FeedCell = tableView.dequeue(for: indexPath)
        cell.number = numbers[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.row == numbers.count - 1 { loadMore() }
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched.formUnion(indexPaths.map(\.row))
    }
}

final class FeedCell: UITableViewCell {
    var number = 0 {
        didSet {
            picture.backgroundColor = UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
            title.text = "Post \(number)"
        }
    }

    private let picture = UIView()
    private let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        [picture, title].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        picture.layer.cornerRadius = 20
        let bottom = picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            picture.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            bottom,
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UITableView {
    func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
    }

    func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: indexPath) as? Cell else {
            fatalError("register \(Cell.self)")
        }
        return cell
    }
}
