import Foundation
import RxCocoa
import RxSwift

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

final class WordsViewModel: ViewModelType {
    struct Input {
        let query: Observable<String>
        let selection: Driver<IndexPath>
        let refresh: Observable<Void>
    }

    struct Output {
        let words: Driver<[Word]>
        let title: Driver<String>
        let isLoading: Driver<Bool>
        let meaning: Signal<String>
    }

    private let service: WordServiceType
    private let loading = BehaviorRelay<Bool>(value: false)

    init(service: WordServiceType) {
        self.service = service
    }

    func transform(input: Input) -> Output {
        let query = input.query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()
            .throttle(.milliseconds(300), latest: true, scheduler: MainScheduler.instance)

        let words = Observable.merge(query, input.refresh.withLatestFrom(query))
            .flatMapLatest { [service, loading] query in
                service.words(matching: query)
                    .asObservable()
                    .do(onSubscribe: { loading.accept(true) }, onDispose: { loading.accept(false) })
                    .catchAndReturn([])
            }
            .share(replay: 1)

        let title = Observable.combineLatest(query, words) { query, words in
            query.isEmpty ? "Words" : "\(words.count) of “\(query)”"
        }

        let meaning = input.selection
            .asObservable()
            .withLatestFrom(words) { $1[$0.row].meaning }

        return Output(
            words: words.asDriver(onErrorJustReturn: []),
            title: title.asDriver(onErrorJustReturn: ""),
            isLoading: loading.asDriver().distinctUntilChanged(),
            meaning: meaning.asSignal(onErrorSignalWith: .empty()))
    }
}
