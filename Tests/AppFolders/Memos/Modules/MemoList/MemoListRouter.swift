import UIKit

final class MemoListRouter: MemoListRouterProtocol {

    weak var viewController: UIViewController?

    static func createModule() -> UIViewController {
        let view = MemoListViewController()
        let presenter = MemoListPresenter()
        let interactor = MemoListInteractor()
        let router = MemoListRouter()
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return view
    }

    func pushDetail(of memo: Memo) {
        viewController?.navigationController?.pushViewController(MemoDetailViewController(memo: memo), animated: true)
    }
}
