import Foundation
import Network
import OSLog

struct Parcel: Codable, Hashable {
    let id: String
    let title: String
    let carrier: String
    let expectedAt: Date
}

final class ParcelService {

    static let shared = ParcelService()

    private let keychain = Keychain(service: "com.example.parcels")
    private let monitor = NWPathMonitor()
    private let logger = Logger(subsystem: "com.example.parcels", category: "service")
    private var waiting: [() -> Void] = []

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            self?.logger.debug("Path: \(path.debugDescription, privacy: .public), expensive: \(path.isExpensive)")
            guard path.status == .satisfied else { return }
            DispatchQueue.main.async {
                let calls = self?.waiting ?? []
                self?.waiting = []
                calls.forEach { $0() }
            }
        }
        monitor.start(queue: DispatchQueue(label: "parcels.network", qos: .background))
    }

    var token: String {
        if let known = keychain["token"] { return known }
        var bytes = [UInt8](repeating: 0, count: 16)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return "" }
        let made = bytes.map { String(format: "%02x", $0) }.joined()
        keychain["token"] = made
        return made
    }

    func load(completion: @escaping (Result<[Parcel], Error>) -> Void) {
        waiting.append { [weak self] in self?.fetch(completion) }
        if monitor.currentPath.status != .satisfied {
            logger.warning("Offline, waiting")
        }
    }

    private func fetch(_ completion: @escaping (Result<[Parcel], Error>) -> Void) {
        let token = self.token
        guard !token.isEmpty, keychain["token"] == token else {
            return completion(.failure(Keychain.Failure.status(errSecAuthFailed)))
        }
        var request = URLRequest(url: URL(string: "https://api.parcels.example.com/parcels")!)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        URLSession.shared.dataTask(with: request) { data, _, error in
            let result = Result<[Parcel], Error> {
                if let error = error { throw error }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Parcel].self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }
}
