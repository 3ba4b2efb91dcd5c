import Also
import Stitch
import UIKit

final class StallCell: UICollectionViewCell {

    private let nameLabel = UILabel().also { $0.font = .boldSystemFont(ofSize: 16) }
    private let goodsLabel = UILabel().also {
        $0.font = .systemFont(ofSize: 13)
        $0.textColor = .darkGray
        $0.numberOfLines = 0
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.91, green: 0.95, blue: 0.87, alpha: 1)
        contentView.layer.cornerRadius = 10
        contentView.addSubview(nameLabel)
        contentView.addSubview(goodsLabel)
        nameLabel.stitch.make {
            $0.leading(12)
            $0.trailing(12)
            $0.top(12)
        }
        goodsLabel.stitch.make {
            $0.leading(12)
            $0.trailing(12)
            $0.below(nameLabel, 6)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ stall: Stall) {
        nameLabel.text = stall.name
        goodsLabel.text = stall.goods.joined(separator: ", ")
    }
}
