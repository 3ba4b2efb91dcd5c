import UIKit

protocol MemoListViewProtocol: AnyObject {
    var presenter: MemoListPresenterProtocol! { get set }
    func show(memos: [Memo])
    func show(error: String)
}

protocol MemoListPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didSelect(at index: Int)
}

protocol MemoListInteractorInput: AnyObject {
    func fetchMemos()
}

protocol MemoListInteractorOutput: AnyObject {
    func fetched(_ memos: [Memo])
    func failed(with error: Error)
}

protocol MemoListRouterProtocol: AnyObject {
    static func createModule() -> UIViewController
    func pushDetail(of memo: Memo)
}

struct Memo {
    let title: String
    let body: String
}
