import UIKit
import AVFoundation

/// Pictures move at half the speed of what they are framed by. Watches the offset by key-value observation.
class ParallaxPhotosController: UIViewController, UICollectionViewDataSource {
    private var observation: NSKeyValueObservation?
    private(set) var lastOffset: CGFloat = 0
    private var photos: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: view.bounds.width, height: 220)
        layout.minimumLineSpacing = 12
        photos = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        photos.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photos.register(ParallaxPhotoCell.self, forCellWithReuseIdentifier: "photo")
        photos.dataSource = self
        view.addSubview(photos)
        observation = photos.observe(\.contentOffset, options: [.old, .new]) { [weak self] view, change in
            self?.lastOffset = change.newValue?.y ?? 0
            view.visibleCells.forEach { ($0 as? ParallaxPhotoCell)?.shift(in: view) }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 16 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! ParallaxPhotoCell
        cell.show(indexPath.item % 2 == 0 ? #imageLiteral(resourceName: "harbour") : #imageLiteral(resourceName: "missing"))
        return cell
    }
}

final class ParallaxPhotoCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        contentView.backgroundColor = #colorLiteral(red: 0.2, green: 0.25, blue: 0.3, alpha: 1)
        contentView.addSubview(picture)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("not from a nib") }

    func show(_ image: UIImage) {
        picture.image = image
        let room = contentView.bounds.insetBy(dx: 0, dy: -40)
        picture.frame = AVMakeRect(aspectRatio: image.size, insideRect: room)
    }

    func shift(in view: UICollectionView) {
        let distance = frame.midY - view.bounds.midY
        picture.transform = CGAffineTransform(translationX: 0, y: -distance / 6)
    }
}
