import Alamofire
import Foundation

struct Dish: Codable {
    let id: Int
    let name: String
    let description: String
    let price: Double
}

struct Opening: Decodable {
    let day: String
    let hours: String
}

enum KitchenError: Error {
    case closed
    case other(AFError)
}

struct TokenAdapter: RequestInterceptor {
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void) {
        var request = urlRequest
        request.headers.add(.authorization(bearerToken: "table-4"))
        completion(.success(request))
    }

    func retry(_ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
        completion(request.retryCount < 2 ? .retryWithDelay(0.5) : .doNotRetry)
    }
}

final class Kitchen {
    static let shared = Kitchen()

    private let session: Session = {
        let configuration = URLSessionConfiguration.af.default
        configuration.timeoutIntervalForRequest = 15
        return Session(configuration: configuration, interceptor: TokenAdapter())
    }()

    func dishes(course: String, completion: @escaping (Result<[Dish], KitchenError>) -> Void) {
        guard NetworkReachabilityManager.default?.isReachable == true else {
            completion(.failure(.closed))
            return
        }
        session.request("https://bistro.example.org/dishes", parameters: ["course": course])
            .validate(statusCode: 200..<300)
            .validate(contentType: ["application/json"])
            .responseDecodable(of: [Dish].self) { response in
                switch response.result {
                case .success(let dishes): completion(.success(dishes))
                case .failure(let error): completion(.failure(.other(error)))
                }
            }
    }

    func openings() async throws -> [Opening] {
        try await AF.request("https://bistro.example.org/openings", method: .get, headers: ["Accept-Language": "en"])
            .serializingDecodable([Opening].self)
            .value
    }
}
