import UIKit

/// One photo to pinch, drag and tap twice.
class PhotoZoomController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "zoom"
        scrollView.delegate = self
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 3
        scrollView.contentInsetAdjustmentBehavior = .never
        imageView.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        imageView.accessibilityIdentifier = "photo"
        imageView.backgroundColor = .systemBrown
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.bounds.size
        view.addSubview(scrollView)

        let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped(_:)))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: #selector(singleTapped))
        single.require(toFail: double)
        scrollView.addGestureRecognizer(double)
        scrollView.addGestureRecognizer(single)
        centre()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

    private func centre() {
        let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        imageView.center = CGPoint(x: scrollView.contentSize.width / 2 + x, y: scrollView.contentSize.height / 2 + y)
    }

    @objc private func doubleTapped(_ tap: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let point = tap.location(in: imageView)
            let size = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
            scrollView.zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2,
                                       width: size.width, height: size.height), animated: true)
        }
    }

    @objc private func singleTapped() { view.backgroundColor = .black }
}
