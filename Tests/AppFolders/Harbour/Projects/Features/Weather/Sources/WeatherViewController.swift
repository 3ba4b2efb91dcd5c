import UIKit

public final class WeatherViewController: UIViewController {
    private let hours = ["6", "9", "12", "15", "18", "21"]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 64, height: 90)
        let strip = UICollectionView(frame: CGRect(x: 0, y: 120, width: view.bounds.width, height: 100), collectionViewLayout: layout)
        strip.autoresizingMask = .flexibleWidth
        strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "hour")
        strip.dataSource = self
        view.addSubview(strip)
    }
}

extension WeatherViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { hours.count }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "hour", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }
}
