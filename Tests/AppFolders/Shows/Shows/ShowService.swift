import Foundation
import RxSwift
import RxCocoa

protocol ShowServicing {
    func popular(page: Int) -> Single<[Show]>
}

final class ShowService: ShowServicing {

    private let session = URLSession.shared
    private let decoder = JSONDecoder()

    func popular(page: Int) -> Single<[Show]> {
        guard let url = URL(string: "https://shows.example.org/popular?page=\(page)") else { return .just([]) }
        return session.rx.data(request: URLRequest(url: url))
            .map { [decoder] in try decoder.decode([Show].self, from: $0) }
            .asSingle()
    }
}
