import UIKit

final class AppCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let store: TripStore

    init(navigationController: UINavigationController, store: TripStore) {
        self.navigationController = navigationController
        self.store = store
    }

    func start() {
        add(TripsCoordinator(navigationController: navigationController, store: store))
    }
}

final class TripsCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let store: TripStore

    init(navigationController: UINavigationController, store: TripStore) {
        self.navigationController = navigationController
        self.store = store
    }

    func start() {
        let trips = TripsViewController(viewModel: TripsViewModel(store: store))
        trips.onSelect = { [weak self] trip in self?.show(trip) }
        navigationController.setViewControllers([trips], animated: false)
    }

    private func show(_ trip: Trip) {
        navigationController.pushViewController(TripViewController(trip: trip), animated: true)
    }
}
