import RxRelay
import RxSwift

struct Poem: Equatable {
    let title: String
    let poet: String
    var isRead = false
}

final class PoemStore {
    static let shared = PoemStore()

    private let poems = BehaviorRelay<[Poem]>(value: [
        Poem(title: "Low tide", poet: "Ada Wren"),
        Poem(title: "Nine ropes", poet: "Ada Wren"),
        Poem(title: "Chalk", poet: "Ben Holm"),
        Poem(title: "The lamp room", poet: "Ben Holm"),
        Poem(title: "Ferry song", poet: "Ben Holm"),
        Poem(title: "To a wasp", poet: "Cleo Marsh"),
    ])

    var byPoet: Observable<[PoemSection]> {
        poems
            .map { Dictionary(grouping: $0, by: \.poet) }
            .map { groups in
                groups.keys.sorted().map { PoemSection(poet: $0, items: groups[$0] ?? []) }
            }
    }

    var unread: Observable<Int> {
        poems.map { $0.filter { !$0.isRead }.count }.distinctUntilChanged()
    }

    func toggle(_ poem: Poem) -> Completable {
        Completable.create { [poems] completable in
            poems.accept(poems.value.map { $0.title == poem.title ? Poem(title: $0.title, poet: $0.poet, isRead: !$0.isRead) : $0 })
            completable(.completed)
            return Disposables.create()
        }
    }
}
