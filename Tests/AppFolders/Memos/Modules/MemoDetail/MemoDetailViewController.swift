import UIKit

final class MemoDetailViewController: UIViewController {

    private let memo: Memo
    private let textView = UITextView()

    init(memo: Memo) {
        self.memo = memo
        super.init(nibName: nil, bundle: nil)
        title = memo.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        textView.text = memo.body
        textView.font = .preferredFont(forTextStyle: .body)
        view = textView
    }
}
