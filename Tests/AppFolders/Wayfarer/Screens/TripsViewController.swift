import UIKit

struct TripsViewModel {
    let store: TripStore
    var count: Int { store.trips.count }
    func trip(at index: Int) -> Trip { store.trips[index] }
    func subtitle(at index: Int) -> String { "\(trip(at: index).nights) nights" }
}

final class TripsViewController: UICollectionViewController {
    var onSelect: ((Trip) -> Void)?
    private let viewModel: TripsViewModel

    init(viewModel: TripsViewModel) {
        self.viewModel = viewModel
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Trips"
    }

    required init?(coder: NSCoder) { nil }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Trip> {
        [viewModel] cell, indexPath, trip in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = trip.name
        content.secondaryText = viewModel.subtitle(at: indexPath.item)
        content.image = UIImage(systemName: "map")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = registration
        navigationItem.largeTitleDisplayMode = .always
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewModel.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: viewModel.trip(at: indexPath.item))
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onSelect?(viewModel.trip(at: indexPath.item))
    }
}
