import Combine
import UIKit

struct Quote: Hashable, Identifiable, Sendable {
    let id: String
    var price: Double
}

/// What the screen shows, published as it changes.
@MainActor
final class PricesViewModel: ObservableObject {
    @Published private(set) var quotes: [Quote] = []
    @Published var query = ""

    private var cancellables = Set<AnyCancellable>()
    private(set) var matches = CurrentValueSubject<[Quote], Never>([])

    init() {
        $quotes
            .combineLatest($query)
            .map { quotes, query in
                query.isEmpty ? quotes : quotes.filter { $0.id.localizedCaseInsensitiveContains(query) }
            }
            .removeDuplicates()
            .sink { [matches] in matches.send($0) }
            .store(in: &cancellables)
    }

    func load() {
        quotes = ["ALFA", "BETA", "GAMA", "DELT", "EPSI"].enumerated().map {
            Quote(id: $0.element, price: Double($0.offset) * 10)
        }
    }

    func rise(_ id: Quote.ID) {
        guard let index = quotes.firstIndex(where: { $0.id == id }) else { return }
        quotes[index].price += 1
    }
}

@MainActor
final class PricesViewController: UIViewController {
    private enum Section: Hashable, Sendable { case main }
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Quote.ID>

    private let model = PricesViewModel()
    private var bag: Set<AnyCancellable> = []
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Quote.ID>!
    private var shown: [Quote.ID: Quote] = [:]
    private var refresh: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets.trailing = 8
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            repeatingSubitem: item, count: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 0)
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.delegate = self
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Quote.ID> { [weak self] cell, _, id in
            guard let quote = self?.shown[id] else { return }
            cell.accessibilityLabel = "\(quote.id) \(quote.price)"
            cell.contentView.backgroundColor = quote.price.truncatingRemainder(dividingBy: 2) == 0 ? .systemGreen : .systemRed
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }

        model.matches
            .receive(on: DispatchQueue.main)
            .sink { [weak self] quotes in self?.show(quotes) }
            .store(in: &bag)
        refresh = Task { [model] in
            try? await Task.sleep(nanoseconds: 200_000_000)
            model.load()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        refresh?.cancel()
    }

    private func show(_ quotes: [Quote]) {
        let changed = quotes.filter { shown[$0.id] != nil && shown[$0.id] != $0 }.map(\.id)
        shown = Dictionary(uniqueKeysWithValues: quotes.map { ($0.id, $0) })
        var snapshot = Snapshot()
        snapshot.appendSections([.main])
        snapshot.appendItems(quotes.map(\.id))
        snapshot.reconfigureItems(changed)
        Task {
            await dataSource.apply(snapshot, animatingDifferences: true)
            collectionView.accessibilityValue = "\(dataSource.snapshot().numberOfItems) quotes"
        }
    }
}

extension PricesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if let id = dataSource.itemIdentifier(for: indexPath) { model.rise(id) }
        return false
    }
}

#Preview("Prices") { PricesViewController() }
