import NSObject_Rx
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

class PoemsViewController: UIViewController {
    private let store = PoemStore.shared

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.minimumLineSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PoemCell.self, forCellWithReuseIdentifier: "poem")
        view.register(PoetHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "poet")
        return view
    }()

    private lazy var dataSource = RxCollectionViewSectionedAnimatedDataSource<PoemSection>(
        configureCell: { _, collectionView, indexPath, poem in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poem", for: indexPath) as! PoemCell
            cell.titleLabel.text = poem.title
            cell.contentView.backgroundColor = poem.isRead ? .systemGray5 : .systemTeal
            return cell
        },
        configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "poet", for: indexPath) as! PoetHeader
            header.label.text = dataSource[indexPath.section].poet
            return header
        })

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.rx.setDelegate(self).disposed(by: rx.disposeBag)

        store.byPoet
            .bind(to: collectionView.rx.items(dataSource: dataSource))
            .disposed(by: rx.disposeBag)

        store.unread
            .map { "Anthology (\($0))" }
            .bind(to: navigationItem.rx.title)
            .disposed(by: rx.disposeBag)

        collectionView.rx.modelSelected(Poem.self)
            .flatMap { [store] in store.toggle($0).andThen(Observable.just(())) }
            .subscribe()
            .disposed(by: rx.disposeBag)
    }
}

extension PoemsViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 32, height: 56)
    }
}

final class PoemCell: UICollectionViewCell {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class PoetHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}
