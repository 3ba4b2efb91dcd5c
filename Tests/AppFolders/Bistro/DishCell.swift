import SnapKit
import UIKit

final class DishCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let badge = UIView()
    private var badgeWidth: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        badge.backgroundColor = .systemOrange
        priceLabel.font = .preferredFont(forTextStyle: .headline)
        contentView.addSubview(badge)
        contentView.addSubview(nameLabel)
        contentView.addSubview(priceLabel)
        setupConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupConstraints() {
        badge.snp.makeConstraints {
            $0.leading.verticalEdges.equalToSuperview().inset(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 0))
            badgeWidth = $0.width.equalTo(6).constraint
        }
        nameLabel.snp.makeConstraints {
            $0.leading.equalTo(badge.snp.trailing).offset(12)
            $0.centerY.equalToSuperview()
            $0.trailing.lessThanOrEqualTo(priceLabel.snp.leading).offset(-8).priority(.high)
        }
        priceLabel.snp.contentHuggingHorizontalPriority = 999
        priceLabel.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.firstBaseline.equalTo(nameLabel)
        }
    }

    func configure(with dish: Dish) {
        nameLabel.text = dish.name
        priceLabel.text = String(format: "%.2f €", dish.price)
        badgeWidth?.update(offset: dish.price > 20 ? 10 : 6)
    }
}
