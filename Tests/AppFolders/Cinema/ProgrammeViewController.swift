import SnapKit
import UIKit

final class ProgrammeHeader: UICollectionReusableView {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        titleLabel.font = .boldSystemFont(ofSize: 28)
        titleLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 16))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class ShowingCell: UICollectionViewCell {
    private let stack = UIStackView()
    private let titleLabel = UILabel()
    private let directorLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.addArrangedSubview(titleLabel)
        stack.addArrangedSubview(directorLabel)
        contentView.addSubview(stack)
        stack.snp.makeConstraints { make in
            make.horizontalEdges.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func show(_ showing: Showing) {
        titleLabel.text = showing.title
        directorLabel.text = showing.director
    }
}

class ProgrammeViewController: UIViewController, UICollectionViewDataSource {
    private let service = CinemaService()
    private var showings = [Showing]()
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 60)
        layout.headerReferenceSize = CGSize(width: 390, height: 64)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.dataSource = self
        collectionView.register(ShowingCell.self, forCellWithReuseIdentifier: "showing")
        collectionView.register(
            ProgrammeHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
        service.programme(day: 1) { [weak self] result in
            switch result {
            case .success(let showings):
                self?.showings = showings
                self?.collectionView.reloadData()
            case .failure(let error):
                print(error.localizedDescription)
            }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { showings.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "showing", for: indexPath)
        (cell as? ShowingCell)?.show(showings[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (header as? ProgrammeHeader)?.titleLabel.text = "Tonight"
        return header
    }
}
