import TimetableKit
import UIKit

final class DeparturesViewController: UIViewController {
    private let timetable = Timetable.today
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 350, height: 72)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
        return layout
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Departures"
        view.backgroundColor = .systemBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = UIColor(resource: .sea)
        collectionView.dataSource = self
        collectionView.register(DepartureCell.self, forCellWithReuseIdentifier: DepartureCell.reuseIdentifier)
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension DeparturesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        #if ISLANDS
        return timetable.departures.count
        #else
        return 0
        #endif
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DepartureCell.reuseIdentifier, for: indexPath) as! DepartureCell
        cell.show(timetable.departures[indexPath.item])
        return cell
    }
}
