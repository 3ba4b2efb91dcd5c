import Foundation

struct Page<Item: Decodable>: Decodable {
    let page: Int
    let totalPages: Int
    let results: [Item]
}

struct Film: Decodable, Hashable {
    let id: Int
    let title: String
    let overview: String
    let posterPath: String?
    let voteAverage: Double
    let releaseDate: Date
}

enum FilmList: String, CaseIterable, Hashable {
    case nowPlaying = "now_playing"
    case upcoming
    case topRated = "top_rated"

    var title: String {
        switch self {
        case .nowPlaying: return "Now playing"
        case .upcoming: return "Upcoming"
        case .topRated: return "Top rated"
        }
    }
}

enum FilmError: LocalizedError {
    case badStatus(Int)
    case noData
}

final class FilmsClient {
    private let session: URLSession
    private let base = URL(string: "https://films.example.org/3/movie")!
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
    }()

    init(session: URLSession = .shared) {
        self.session = session
    }

    func films(in list: FilmList, completion: @escaping (Result<[Film], Error>) -> Void) {
        let task = session.dataTask(with: base.appendingPathComponent(list.rawValue)) { [decoder] data, response, error in
            if let error = error { return completion(.failure(error)) }
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                return completion(.failure(FilmError.badStatus(status)))
            }
            guard let data = data else { return completion(.failure(FilmError.noData)) }
            completion(Result { try decoder.decode(Page<Film>.self, from: data).results })
        }
        task.resume()
    }
}
