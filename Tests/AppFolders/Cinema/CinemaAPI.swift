import Foundation
import Moya

enum CinemaAPI {
    case programme(day: Int)
    case film(id: Int)
    case book(Booking)
}

struct Booking: Encodable {
    let film: Int
    let seats: Int
}

extension CinemaAPI: TargetType, AccessTokenAuthorizable {
    var baseURL: URL { URL(string: "https://cinema.example.org/v2")! }

    var path: String {
        switch self {
        case .programme: return "/programme"
        case .film(let id): return "/films/\(id)"
        case .book: return "/bookings"
        }
    }

    var method: Moya.Method {
        switch self {
        case .programme, .film: return .get
        case .book: return .post
        }
    }

    var sampleData: Data { Data() }

    var task: Task {
        switch self {
        case .programme(let day):
            return .requestParameters(parameters: ["day": day], encoding: URLEncoding.default)
        case .film:
            return .requestPlain
        case .book(let booking):
            return .requestJSONEncodable(booking)
        }
    }

    var headers: [String: String]? { ["Content-Type": "application/json"] }

    var authorizationType: AuthorizationType? { .bearer }

    var validationType: ValidationType { .successCodes }
}

struct Showing: Decodable {
    let id: Int
    let title: String
    let director: String
}

final class CinemaService {
    private let provider: MoyaProvider<CinemaAPI>

    init(provider: MoyaProvider<CinemaAPI> = MoyaProvider(plugins: [
        AccessTokenPlugin { _ in "ticket" }, NetworkActivityPlugin { _, _ in },
    ])) {
        self.provider = provider
    }

    func programme(day: Int, completion: @escaping (Result<[Showing], Error>) -> Void) {
        provider.request(.programme(day: day)) { result in
            switch result {
            case .success(let response):
                do {
                    let showings = try response.filterSuccessfulStatusCodes().map([Showing].self, atKeyPath: "data.showings")
                    completion(.success(showings))
                } catch {
                    completion(.failure(error))
                }
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }
}
