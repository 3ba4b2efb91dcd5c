import UIKit

class RatesViewController: UIViewController {
    private var rates: [Rate] = [
        Rate(code: "CHF", name: "Franc", value: 0.94), Rate(code: "NOK", name: "Krone", value: 11.7),
        Rate(code: "PLN", name: "Zloty", value: 4.3),
    ]
    private let refresh = UIRefreshControl()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(RateCell.self, forCellWithReuseIdentifier: RateCell.id)
        collectionView.dataSource = self
        collectionView.refreshControl = refresh
        return collectionView
    }()

    override func loadView() {
        super.loadView()
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Rates"
        collectionView.backgroundColor = .systemBackground
        refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
        reload()
    }

    @objc private func reload() {
        RatesAPI.shared.latest(base: "EUR") { [weak self] result in
            guard let self = self else { return }
            self.refresh.endRefreshing()
            if case .success(let rates) = result {
                self.rates = rates
                self.collectionView.reloadData()
            }
        }
    }
}

extension RatesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rates.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RateCell.id, for: indexPath) as! RateCell
        cell.rate = rates[indexPath.row]
        return cell
    }
}

final class RateCell: UICollectionViewCell {
    static let id = String(describing: RateCell.self)
    private let label = UILabel()

    var rate: Rate? {
        didSet {
            guard let rate = rate else { return }
            label.text = "\(rate.code)  \(String(format: "%.2f", rate.value))"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemGray6
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
