import TimetableKit
import UIKit

final class DepartureCell: UICollectionViewCell {
    static let reuseIdentifier = "DepartureCell"

    private let timeLabel = UILabel()
    private let islandLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
        let row = UIStackView(arrangedSubviews: [timeLabel, islandLabel])
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ departure: Departure) {
        timeLabel.text = departure.time
        islandLabel.text = departure.island
    }
}
