import SnapKit
import UIKit

final class DishesViewController: UIViewController {
    private var dishes: [Dish] = []
    private let hoursLabel = UILabel()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 358, height: 76)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(DishCell.self, forCellWithReuseIdentifier: "dish")
        view.dataSource = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bistro"
        view.backgroundColor = .systemBackground
        [hoursLabel, collectionView].forEach(view.addSubview)
        hoursLabel.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
            make.leading.trailing.equalToSuperview().inset(16)
            make.height.equalTo(24)
        }
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(hoursLabel.snp.bottom).offset(8)
            make.left.right.bottom.equalToSuperview()
        }
        load()
    }

    private func load() {
        Kitchen.shared.dishes(course: "main") { [weak self] result in
            guard let self = self, case .success(let dishes) = result else { return }
            self.dishes = dishes
            self.collectionView.reloadData()
        }
        Task {
            let openings = try await Kitchen.shared.openings()
            hoursLabel.text = openings.first.map { "\($0.day) \($0.hours)" }
        }
    }
}

extension DishesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dishes.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dish", for: indexPath) as! DishCell
        cell.configure(with: dishes[indexPath.item])
        return cell
    }
}
