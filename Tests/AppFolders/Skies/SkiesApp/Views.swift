import UIKit

final class HourCell: UICollectionViewCell {
    private let label = UILabel()
    private let symbol = UIImageView()

    var hour: Forecast.Hour? {
        didSet {
            guard let hour else { return }
            label.text = hour.temperature.formatted(.number.precision(.fractionLength(0))) + "°"
            symbol.image = UIImage(systemName: hour.sky == .clear ? "sun.max" : "cloud")
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white.withAlphaComponent(0.5)
        contentView.layer.cornerRadius = 18
        label.textAlignment = .center
        symbol.frame = CGRect(x: 22, y: 20, width: 32, height: 32)
        label.frame = CGRect(x: 0, y: 70, width: 76, height: 30)
        contentView.addSubview(symbol)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Seven days, which the app knows by itself.
final class WeekView: UIView, UICollectionViewDataSource {
    private let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "day")
        collectionView.dataSource = self
        collectionView.layer.cornerRadius = 18
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = days[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }
}
