import Foundation
import UIKit

extension Notification.Name {
    static let tickerDidTurn = Notification.Name("TickerDidTurn")
}

/// A column of news that turns every second, until it is tapped.
@objcMembers
class TickerViewController: UIViewController {
    private var timer: Timer?
    private var shown = 0
    private var turns = 0
    private lazy var list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "news")
        list.dataSource = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)

        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self,
                                                            action: #selector(restart))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Stop", style: .plain, target: self,
                                                           action: #selector(TickerViewController.stop(_:)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        list.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: #selector(turned(_:)), name: .tickerDidTurn, object: nil)
        restart()
    }

    func restart() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil,
                                     repeats: true)
    }

    @IBAction func stop(_ sender: Any?) {
        timer?.invalidate()
        timer = nil
    }

    @objc func tick() {
        shown = (shown + 1) % 20
        list.scrollToItem(at: IndexPath(item: shown, section: 0), at: .top, animated: true)
        NotificationCenter.default.post(name: .tickerDidTurn, object: self)
    }

    @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { stop(recognizer) }
    }

    @objc private func turned(_ notification: Notification) {
        turns += 1
    }
}

extension TickerViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "news", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemYellow : .systemOrange
        return cell
    }
}
