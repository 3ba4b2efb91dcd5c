import Foundation
import UIKit

enum PictureState {
    case loading
    case loaded(UIImage)
    case failed(Error)
}

final class PictureLoader {
    static let shared = PictureLoader()
    private let cache = NSCache<NSURL, UIImage>()

    func load(_ url: URL, completion: @escaping (PictureState) -> Void) {
        if let known = cache.object(forKey: url as NSURL) {
            completion(.loaded(known))
            return
        }
        URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                if let error = error {
                    completion(.failed(error))
                    return
                }
                guard let data = data, let image = UIImage(data: data) else { return }
                self?.cache.setObject(image, forKey: url as NSURL)
                completion(.loaded(image))
            }
        }.resume()
    }
}

final class RemotePictureCell: UICollectionViewCell {
    private let pulse = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.addSublayer(pulse)
        pulse.backgroundColor = UIColor.lightGray.cgColor
        pulse.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pulse.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func show(_ state: PictureState) {
        switch state {
        case .loading:
            let beat = CAKeyframeAnimation(keyPath: "transform")
            beat.values = [1, 1.4, 1].map { NSValue(caTransform3D: CATransform3DMakeScale($0, $0, 1)) }
            beat.duration = 0.8
            beat.repeatCount = HUGE
            pulse.add(beat, forKey: "beat")
            alpha = 1
        case .loaded, .failed:
            pulse.removeAnimation(forKey: "beat")
            alpha = 0.5
        }
    }
}

class RemotePicturesController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(RemotePictureCell.self, forCellWithReuseIdentifier: "picture")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        guard let cell = cell as? RemotePictureCell, let url = URL(string: "https://example.com/\(indexPath.item).png")
        else { return cell }
        cell.show(.loading)
        PictureLoader.shared.load(url) { cell.show($0) }
        return cell
    }
}
