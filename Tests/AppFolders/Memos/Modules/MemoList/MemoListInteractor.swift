import Foundation
import SQLite

final class MemoListInteractor: MemoListInteractorInput {

    weak var output: MemoListInteractorOutput?

    private lazy var connection: Connection? = try? Connection(.inMemory)

    func fetchMemos() {
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let memos = (1...9).map { Memo(title: "Memo \($0)", body: "The body of memo number \($0).") }
            DispatchQueue.main.async {
                self?.output?.fetched(memos)
            }
        }
    }

    func count() -> Int {
        let memos = Table("memos")
        return (try? connection?.scalar(memos.count)) ?? 0
    }
}
