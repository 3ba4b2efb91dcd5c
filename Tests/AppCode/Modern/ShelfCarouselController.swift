import UIKit

/// A page that scrolls, with a carousel in it that is paged, and taps that wait for one another.
final class ShelfCarouselController: UIViewController {
    private let outer = UIScrollView()
    private lazy var carousel: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: view.bounds.width, height: 200)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let dots = UIPageControl()
    private lazy var doubleTap = UITapGestureRecognizer(target: self, action: #selector(likeIt))

    override func viewDidLoad() {
        super.viewDidLoad()
        outer.frame = view.bounds
        outer.contentSize = CGSize(width: view.bounds.width, height: 2000)
        outer.accessibilityIdentifier = "page"
        view.addSubview(outer)

        carousel.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 200)
        carousel.isPagingEnabled = true
        carousel.accessibilityIdentifier = "carousel"
        carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        carousel.dataSource = self
        carousel.delegate = self
        outer.addSubview(carousel)
        dots.numberOfPages = 5
        dots.frame = CGRect(x: 0, y: 300, width: view.bounds.width, height: 30)
        outer.addSubview(dots)

        outer.panGestureRecognizer.require(toFail: carousel.panGestureRecognizer)
        doubleTap.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer(target: self, action: #selector(showIt))
        tap.require(toFail: doubleTap)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(leave))
        swipe.direction = .right
        for recognizer in [doubleTap, tap, swipe] {
            recognizer.delegate = self
            outer.addGestureRecognizer(recognizer)
        }
    }

    @objc private func likeIt() { outer.backgroundColor = .systemPink }
    @objc private func showIt() { outer.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    @objc private func leave() { dismiss(animated: true) }
}

extension ShelfCarouselController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UISwipeGestureRecognizer && otherGestureRecognizer == carousel.panGestureRecognizer }
}

extension ShelfCarouselController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        cell.contentView.backgroundColor = [.systemRed, .systemBlue][indexPath.item % 2]
        return cell
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard scrollView === carousel else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
    }
}

#Preview("Shelf carousel") { ShelfCarouselController() }
