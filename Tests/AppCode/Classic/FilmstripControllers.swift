import UIKit

/// The base class conforms, and its subclasses add what it left out: the run time of a phone finds these methods too.
class FilmstripController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let strip: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 110, height: 160)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "still")
        strip.dataSource = self
        strip.delegate = self
        strip.frame = view.bounds
        strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(strip)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "still", for: indexPath)
        cell.contentView.backgroundColor = .darkGray
        return cell
    }
}

final class FadingFilmstripController: FilmstripController {
    // Not in the base class: static dispatch would never come here.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for cell in strip.visibleCells {
            let distance = abs(cell.center.x - strip.bounds.midX)
            cell.alpha = max(0.2, 1 - distance / strip.bounds.width)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }
}

final class SnappingFilmstripController: FilmstripController {
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        let pitch: CGFloat = 120
        targetContentOffset.pointee.x = round(targetContentOffset.pointee.x / pitch) * pitch
    }
}
