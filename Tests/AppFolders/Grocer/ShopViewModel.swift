import Combine
import CombineExt
import Foundation

struct Product: Hashable {
    let name: String
    let cents: Int
    var inBasket = 0
}

protocol ProductRepository {
    func products() -> AnyPublisher<[Product], Error>
}

struct ShelfRepository: ProductRepository {
    func products() -> AnyPublisher<[Product], Error> {
        Just([
            Product(name: "Apples", cents: 320), Product(name: "Barley", cents: 210), Product(name: "Butter", cents: 290),
            Product(name: "Capers", cents: 410), Product(name: "Chard", cents: 180), Product(name: "Mustard", cents: 150),
        ])
        .setFailureType(to: Error.self)
        .delay(for: .milliseconds(50), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
}

final class ShopViewModel: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var message: String?
    let added = PassthroughSubject<Product, Never>()
    private let repository: ProductRepository
    private var cancellables = Set<AnyCancellable>()

    var total: AnyPublisher<Int, Never> {
        $products.map { $0.reduce(0) { $0 + $1.cents * $1.inBasket } }.removeDuplicates().eraseToAnyPublisher()
    }

    init(repository: ProductRepository) {
        self.repository = repository
        added.sink { [weak self] product in
            guard let self, let index = self.products.firstIndex(of: product) else { return }
            self.products[index].inBasket += 1
        }
        .store(in: &cancellables)
    }

    func load() {
        repository.products()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .failure(let error) = completion { self?.message = error.localizedDescription }
            } receiveValue: { [weak self] in
                self?.products = $0
            }
            .store(in: &cancellables)
    }

    func track() {
        added.withLatestFrom(total).sink { print("basket: \($0)") }.store(in: &cancellables)
    }
}
