import Foundation

final class DepotPresenter: DepotViewOutput, DepotInteractorOutput {
    weak var view: DepotViewInput!
    var interactor: DepotInteractorInput!

    func viewIsReady() {
        interactor.fetchTrains()
    }

    func didFetch(_ trains: [Train]) {
        view.show(trains.sorted { $0.track < $1.track })
    }
}
