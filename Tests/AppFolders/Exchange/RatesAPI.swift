import Alamofire
import Foundation

struct Rate: Codable, Hashable {
    let code: String
    let name: String
    let value: Double
}

enum RatesRouter: URLRequestConvertible {
    case latest(base: String)
    case history(code: String, days: Int)

    private var path: String {
        switch self {
        case .latest: return "/latest"
        case .history(let code, _): return "/history/\(code)"
        }
    }

    private var parameters: Parameters {
        switch self {
        case .latest(let base): return ["base": base]
        case .history(_, let days): return ["days": days]
        }
    }

    func asURLRequest() throws -> URLRequest {
        let url = try "https://rates.example.org".asURL()
        var request = URLRequest(url: url.appendingPathComponent(path))
        request.httpMethod = HTTPMethod.get.rawValue
        request.timeoutInterval = 20
        return try URLEncoding.default.encode(request, with: parameters)
    }
}

final class RatesAPI {
    static let shared = RatesAPI()

    func latest(base: String, completion: @escaping (Result<[Rate], Error>) -> Void) {
        AF.request(RatesRouter.latest(base: base))
            .validate()
            .responseDecodable(of: [Rate].self) { response in
                switch response.result {
                case .success(let rates): completion(.success(rates))
                case .failure(let error): completion(.failure(error))
                }
            }
    }
}
