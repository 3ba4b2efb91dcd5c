import UIKit
import RxSwift
import RxCocoa
import SnapKit
import Kingfisher

final class ShowsViewController: UIViewController {

    private let viewModel: ShowsViewModel
    private let disposeBag = DisposeBag()
    private let spinner = UIActivityIndicatorView(style: .large)
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 180)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(ShowCell.self, forCellWithReuseIdentifier: ShowCell.reuseID)
        view.backgroundColor = .clear
        return view
    }()

    init(viewModel: ShowsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shows"
        view.addSubview(collectionView)
        view.addSubview(spinner)
        collectionView.snp.makeConstraints { make in
            make.edges.equalTo(view.safeAreaLayoutGuide)
        }
        spinner.snp.makeConstraints { $0.center.equalToSuperview() }
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.shows
            .bind(to: collectionView.rx.items(cellIdentifier: ShowCell.reuseID, cellType: ShowCell.self)) { _, show, cell in
                cell.configure(with: show)
            }
            .disposed(by: disposeBag)
        viewModel.isLoading.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    }
}

final class ShowCell: UICollectionViewCell {

    static let reuseID = "ShowCell"
    private let posterView = UIImageView()

    func configure(with show: Show) {
        if posterView.superview == nil { contentView.addSubview(posterView) }
        posterView.frame = contentView.bounds
        posterView.kf.setImage(with: show.poster, placeholder: nil, options: [.transition(.fade(0.2))])
    }
}
