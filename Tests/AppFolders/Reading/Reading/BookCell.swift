import UIKit

class BookCell: UICollectionViewCell {

    static let identifier = "BookCell"

    private let coverView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        coverView.frame = CGRect(x: 8, y: 8, width: 44, height: 56)
        coverView.contentMode = .scaleAspectFill
        coverView.clipsToBounds = true
        titleLabel.frame = CGRect(x: 64, y: 12, width: 270, height: 24)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.frame = CGRect(x: 64, y: 38, width: 270, height: 20)
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        [coverView, titleLabel, detailLabel].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ book: Book) {
        titleLabel.text = book.title
        detailLabel.text = book.detail
        coverView.image = book.image
        contentView.alpha = book.isFinished ? 0.6 : 1
    }
}
