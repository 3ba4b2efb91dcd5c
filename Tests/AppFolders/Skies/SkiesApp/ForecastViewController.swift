import CoreLocation
import UIKit

@MainActor
final class ForecastViewController: UIViewController {
    private let service: ForecastService
    private let locator: Locator
    private var hours: [Forecast.Hour] = []
    private let cityLabel = UILabel()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 76, height: 120)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let week = WeekView()

    init(service: ForecastService, locator: Locator) {
        self.service = service
        self.locator = locator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.78, green: 0.88, blue: 0.96, alpha: 1)
        cityLabel.text = "—"
        cityLabel.font = .preferredFont(forTextStyle: .largeTitle)
        collectionView.backgroundColor = .clear
        collectionView.register(HourCell.self, forCellWithReuseIdentifier: "hour")
        collectionView.dataSource = self
        for part in [cityLabel, collectionView, week] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            cityLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            cityLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            collectionView.topAnchor.constraint(equalTo: cityLabel.bottomAnchor, constant: 24),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 120),
            week.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 24),
            week.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            week.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            week.heightAnchor.constraint(equalToConstant: 300),
        ])
        locator.onLocation = { [weak self] location in
            Task { await self?.load(location.coordinate.latitude, location.coordinate.longitude) }
        }
        Task { await load(47, 8) }
    }

    private func load(_ latitude: Double, _ longitude: Double) async {
        do {
            let forecast = try await service.forecast(latitude: latitude, longitude: longitude)
            cityLabel.text = forecast.city
            hours = forecast.hours
            collectionView.reloadData()
        } catch {
            cityLabel.text = "No forecast"
        }
    }
}

extension ForecastViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { hours.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "hour", for: indexPath) as! HourCell
        cell.hour = hours[indexPath.item]
        return cell
    }
}
