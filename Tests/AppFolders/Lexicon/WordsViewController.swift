import RxCocoa
import RxSwift
import SnapKit
import UIKit

final class WordsViewController: UIViewController {
    private let viewModel: WordsViewModel
    private let disposeBag = DisposeBag()

    private let searchBar = UISearchBar()
    private let tableView = UITableView()
    private let refreshControl = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(viewModel: WordsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setupViews()
        bindViewModel()
    }

    private func setupViews() {
        [searchBar, tableView, spinner].forEach(view.addSubview)
        searchBar.snp.makeConstraints { make in
            make.top.leading.trailing.equalTo(view.safeAreaLayoutGuide)
        }
        tableView.snp.makeConstraints { make in
            make.top.equalTo(searchBar.snp.bottom)
            make.leading.trailing.bottom.equalToSuperview()
        }
        spinner.snp.makeConstraints { $0.center.equalToSuperview() }
        tableView.register(WordCell.self, forCellReuseIdentifier: WordCell.identifier)
        tableView.rowHeight = 60
        tableView.refreshControl = refreshControl
    }

    private func bindViewModel() {
        let input = WordsViewModel.Input(
            query: searchBar.rx.text.orEmpty.asObservable(),
            selection: tableView.rx.itemSelected.asDriver(),
            refresh: refreshControl.rx.controlEvent(.valueChanged).asObservable())
        let output = viewModel.transform(input: input)

        output.words
            .drive(tableView.rx.items(cellIdentifier: WordCell.identifier, cellType: WordCell.self)) { _, word, cell in
                cell.configure(with: word)
            }
            .disposed(by: disposeBag)

        disposeBag.insert(
            output.title.drive(rx.title),
            output.isLoading.drive(spinner.rx.isAnimating),
            output.isLoading.drive(refreshControl.rx.isRefreshing),
            output.meaning.emit(with: self, onNext: { owner, meaning in owner.show(meaning) }))

        searchBar.rx.searchButtonClicked
            .bind { [weak self] in self?.searchBar.resignFirstResponder() }
            .disposed(by: disposeBag)

        tableView.rx.willDisplayCell
            .subscribe(onNext: { $0.cell.selectionStyle = .none })
            .disposed(by: disposeBag)
    }

    private func show(_ meaning: String) {
        let alert = UIAlertController(title: nil, message: meaning, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

final class WordCell: UITableViewCell {
    static let identifier = "WordCell"
    private var bag = DisposeBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    func configure(with word: Word) {
        textLabel?.text = word.name
        Observable.just(word.meaning).bind(to: detailTextLabel!.rx.text).disposed(by: bag)
    }
}
