import UIKit
import Photos

class PhotoPagesViewController: UIViewController {

    let urls: [URL]
    let countLabel = UILabel()
    var collectionView: UICollectionView!

    init(urls: [URL]) {
        self.urls = urls
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(PhotoPageCell.self, forCellWithReuseIdentifier: "page")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        countLabel.textColor = .white
        countLabel.textAlignment = .center
        countLabel.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 24)
        view.addSubview(countLabel)
        updateCount()
        let hold = UILongPressGestureRecognizer(target: self, action: #selector(save(_:)))
        collectionView.addGestureRecognizer(hold)
    }

    override var prefersStatusBarHidden: Bool { return true }

    @objc func save(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        PHPhotoLibrary.shared().performChanges({
            PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
        }) { success, error in
            print(success, error ?? "saved")
        }
    }

    private func updateCount() {
        let page = Int((collectionView.contentOffset.x + view.bounds.width / 2) / view.bounds.width)
        countLabel.text = "\(page + 1) of \(urls.count)"
    }
}

extension PhotoPagesViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return urls.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) as! PhotoPageCell
        cell.load(urls[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return view.bounds.size
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateCount()
    }
}
