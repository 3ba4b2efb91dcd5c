import UIKit

/// News that comes in on top every half second, eight at the most.
@MainActor
final class LiveTickerController: UICollectionViewController {
    private var headlines: [Int] = []
    private var number = 1
    private var timer: Timer?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "ticker"
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "headline")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    private func tick() {
        collectionView.performBatchUpdates {
            if self.headlines.count == 8 {
                self.headlines.removeLast()
                self.collectionView.deleteItems(at: [IndexPath(item: 7, section: 0)])
            }
            self.headlines.insert(self.number, at: 0)
            self.number += 1
            self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        if number > 12 { timer?.invalidate() }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        headlines.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "headline", for: indexPath)
        cell.accessibilityLabel = "Headline \(headlines[indexPath.item])"
        cell.contentView.backgroundColor = .systemCyan
        return cell
    }
}

#Preview("Live ticker") { LiveTickerController() }
