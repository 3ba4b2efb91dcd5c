import Foundation

protocol DepotViewInput: AnyObject {
    func show(_ trains: [Train])
}

protocol DepotViewOutput {
    func viewIsReady()
}

protocol DepotInteractorInput {
    func fetchTrains()
}

protocol DepotInteractorOutput: AnyObject {
    func didFetch(_ trains: [Train])
}

struct Train {
    let line: String
    let track: Int
}

class DepotClock {
    let night: Bool

    init(night: Bool) {
        self.night = night
    }
}
