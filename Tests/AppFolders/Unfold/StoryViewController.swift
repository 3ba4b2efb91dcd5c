import UIKit

final class StoryViewController: UIViewController {
    private let story: Story

    init(story: Story) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = story.color
        let close = UIButton(type: .close)
        close.frame = CGRect(x: view.bounds.width - 60, y: 60, width: 40, height: 40)
        close.autoresizingMask = .flexibleLeftMargin
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(close)
    }
}
