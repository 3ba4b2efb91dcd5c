import Core
import PINRemoteImage
import UIKit

final class BerthCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 28)
        label.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width, height: 24)
        contentView.addSubview(imageView)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with boat: Boat) {
        label.text = "\(boat.berth) · \(boat.name)"
        imageView.pin_setImage(from: boat.picture)
    }
}
