import Combine
import UIKit

final class ShopViewController: UIViewController {
    private let viewModel: ShopViewModel
    private var cancellables: Set<AnyCancellable> = []
    private lazy var dataSource = makeDataSource()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 130)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.delegate = self
        return collectionView
    }()

    init(viewModel: ShopViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grocer"
        collectionView.backgroundColor = .systemBackground
        bind()
        viewModel.load()
        viewModel.track()
    }

    private func bind() {
        viewModel.$products
            .dropFirst()
            .sink { [weak self] products in
                var snapshot = NSDiffableDataSourceSnapshot<String, Product>()
                snapshot.appendSections(["all"])
                snapshot.appendItems(products)
                self?.dataSource.apply(snapshot, animatingDifferences: false)
            }
            .store(in: &cancellables)
        viewModel.total
            .map { String(format: "%.2f", Double($0) / 100) }
            .sink { [weak self] in self?.navigationItem.prompt = $0 }
            .store(in: &cancellables)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Product> {
        let registration = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in cell.show(product) }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, product in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: product)
        }
    }
}

extension ShopViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        dataSource.itemIdentifier(for: indexPath).map(viewModel.added.send)
    }
}

final class ProductCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.frame = contentView.bounds.insetBy(dx: 10, dy: 30)
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ product: Product) {
        nameLabel.text = product.name
        countLabel.text = product.inBasket == 0 ? "\(product.cents) ct" : "\(product.inBasket) in the basket"
    }
}
