import UIKit

class BoardViewController: UIViewController {

    fileprivate var collectionView: UICollectionView!
    fileprivate var pins = Pin.samplePins()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pinboard"
        let layout = BoardLayout()
        layout.delegate = self
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor.white
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(PinCell.self, forCellWithReuseIdentifier: PinCell.reuseIdentifier)
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPin(_:)))
    }

    @objc func addPin(_ sender: UIBarButtonItem) {
        let pin = Pin(title: "New pin", author: "me", likes: 0, height: 140)
        pins.insert(pin, at: 0)
        collectionView.reloadData()
    }
}

extension BoardViewController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return pins.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PinCell.reuseIdentifier, for: indexPath) as! PinCell
        cell.configureWithPin(pins[indexPath.item])
        return cell
    }
}

extension BoardViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = PinDetailViewController(pin: pins[indexPath.item])
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension BoardViewController: BoardLayoutDelegate {

    func boardLayout(_ layout: BoardLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
        return pins[indexPath.item].height
    }
}
