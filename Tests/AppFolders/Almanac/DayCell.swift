import UIKit

final class DayCell: UICollectionViewCell {
    private let label = UILabel()
    private let dot = CALayer()

    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemRed : .clear }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
        dot.cornerRadius = 2
        dot.backgroundColor = UIColor.systemRed.cgColor
        contentView.layer.addSublayer(dot)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
        dot.frame = CGRect(x: contentView.bounds.midX - 2, y: contentView.bounds.maxY - 8, width: 4, height: 4)
        contentView.layer.cornerRadius = contentView.bounds.height / 2
    }

    func show(_ day: Day?, events: Int) {
        label.text = day.map { String($0.number) }
        label.textColor = day?.isWeekend == true ? .secondaryLabel : .label
        dot.isHidden = events == 0
    }
}

final class MonthHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .boldSystemFont(ofSize: 18)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = .flexibleWidth
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
