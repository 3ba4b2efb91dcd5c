import UIKit
import AVFoundation

protocol OffsetWatcherDelegate: class {
    func watcher(_ watcher: OffsetWatcher, saw progress: CGFloat)
}

/// Follows a collection view's size and offset the old way, with strings and contexts.
class OffsetWatcher: NSObject {
    weak var delegate: OffsetWatcherDelegate?
    private var observations: [NSKeyValueObservation] = []

    func watch(_ view: UICollectionView) {
        observations = [
            view.observe(\.contentOffset, options: [.initial, .new]) { [weak self] view, _ in self?.report(view) },
            view.observe(\.bounds, options: [.new]) { [weak self] view, _ in self?.report(view) },
        ]
    }

    private func report(_ view: UICollectionView) {
        let room = view.contentSize.height - view.bounds.height
        delegate?.watcher(self, saw: room > 0 ? view.contentOffset.y / room : 0)
    }
}

class ReadingProgressController: UIViewController, OffsetWatcherDelegate {
    private let watcher = OffsetWatcher()
    private let bar = UIView()
    private let pages = UICollectionView(frame: .zero, collectionViewLayout: UltravisualLayout())
    private let source = PagesSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        pages.dataSource = source
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages)
        bar.backgroundColor = .red
        bar.frame = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.addSubview(bar)
        watcher.delegate = self
        watcher.watch(pages)
    }

    func watcher(_ watcher: OffsetWatcher, saw progress: CGFloat) {
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width * max(0, min(1, progress)), height: 4)
    }
}

private class PagesSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 12 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        cell.backgroundColor = UIColor(white: CGFloat(indexPath.row) / 12, alpha: 1)
        return cell
    }
}
