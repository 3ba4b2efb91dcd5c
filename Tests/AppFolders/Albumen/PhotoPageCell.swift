import UIKit
import Hero
import Nuke

class PhotoPageCell: UICollectionViewCell, UIScrollViewDelegate {

    private let scrollView = UIScrollView()
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.frame = bounds
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        imageView.frame = bounds
        imageView.contentMode = .scaleAspectFit
        scrollView.addSubview(imageView)
        contentView.addSubview(scrollView)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func load(_ url: URL) {
        imageView.hero.id = url.absoluteString
        Nuke.loadImage(with: url, into: imageView)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        scrollView.zoomScale = 1
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}
