import UIKit

class PinCell: UICollectionViewCell {

    static let reuseIdentifier = "PinCell"

    let titleLabel = UILabel()
    let likesLabel = UILabel()
    fileprivate let pictureView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(white: 0.95, alpha: 1)
        contentView.layer.cornerRadius = 8
        contentView.layer.masksToBounds = true
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.backgroundColor = UIColor(red: 0.85, green: 0.8, blue: 0.74, alpha: 1)
        titleLabel.font = UIFont.boldSystemFont(ofSize: 14)
        likesLabel.font = UIFont.systemFont(ofSize: 12)
        likesLabel.textColor = UIColor.gray
        contentView.addSubview(pictureView)
        contentView.addSubview(titleLabel)
        contentView.addSubview(likesLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        pictureView.frame = CGRect(x: 0, y: 0, width: width, height: contentView.bounds.height - 48)
        titleLabel.frame = CGRect(x: 8, y: contentView.bounds.height - 44, width: width - 16, height: 20)
        likesLabel.frame = CGRect(x: 8, y: contentView.bounds.height - 24, width: width - 16, height: 16)
    }

    func configureWithPin(_ pin: Pin) {
        titleLabel.text = pin.title
        likesLabel.text = String(format: "%d likes, by %@", pin.likes, pin.author)
        pictureView.image = UIImage(named: "pin-placeholder")
    }
}
