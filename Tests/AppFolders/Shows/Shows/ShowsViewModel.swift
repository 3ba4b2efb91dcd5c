import Foundation
import RxSwift
import RxRelay

final class ShowsViewModel {

    let shows = BehaviorRelay<[Show]>(value: [])
    let isLoading = PublishSubject<Bool>()
    private let service: ShowServicing
    private let disposeBag = DisposeBag()

    init(service: ShowServicing) {
        self.service = service
    }

    func load() {
        isLoading.onNext(true)
        service.popular(page: 1)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] shows in
                self?.shows.accept(shows)
                self?.isLoading.onNext(false)
            })
            .disposed(by: disposeBag)
    }
}
