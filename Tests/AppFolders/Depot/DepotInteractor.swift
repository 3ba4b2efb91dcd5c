import Foundation

final class DepotInteractor: DepotInteractorInput {
    weak var output: DepotInteractorOutput?
    private let clock: DepotClock

    init(clock: DepotClock) {
        self.clock = clock
    }

    func fetchTrains() {
        let lines = clock.night ? ["N1", "N2"] : ["U1", "U2", "U3", "U4", "U6", "Ring", "D"]
        output?.didFetch(lines.enumerated().map { Train(line: $1, track: lines.count - $0) })
    }
}
