import Foundation
import RxCocoa
import RxSwift

struct Word: Decodable, Equatable {
    let id: Int
    let name: String
    let meaning: String
}

enum WordError: Error {
    case badAddress
}

protocol WordServiceType {
    func words(matching query: String) -> Single<[Word]>
}

final class WordService: WordServiceType {
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func words(matching query: String) -> Single<[Word]> {
        var components = URLComponents(string: "https://lexicon.example.org/words")
        components?.queryItems = [URLQueryItem(name: "q", value: query)]
        guard let url = components?.url else { return .error(WordError.badAddress) }
        return session.rx.data(request: URLRequest(url: url))
            .map { try JSONDecoder().decode([Word].self, from: $0) }
            .retry(2)
            .asSingle()
    }
}
