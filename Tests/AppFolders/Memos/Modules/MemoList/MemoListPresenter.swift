import Foundation

final class MemoListPresenter: MemoListPresenterProtocol {

    weak var view: MemoListViewProtocol?
    var interactor: MemoListInteractorInput?
    var router: MemoListRouterProtocol?
    private var memos: [Memo] = []

    func viewDidLoad() {
        interactor?.fetchMemos()
    }

    func didSelect(at index: Int) {
        guard memos.indices.contains(index) else { return }
        router?.pushDetail(of: memos[index])
    }
}

extension MemoListPresenter: MemoListInteractorOutput {

    func fetched(_ memos: [Memo]) {
        self.memos = memos
        view?.show(memos: memos)
    }

    func failed(with error: Error) {
        view?.show(error: error.localizedDescription)
    }
}
