import UIKit
import Kingfisher
import SkeletonView

final class SeasonsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    private let seasons: [Season]

    init(seasons: [Season]) {
        self.seasons = seasons
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.minimumLineSpacing = 1
        super.init(collectionViewLayout: layout)
        title = "Seasons"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(EpisodeCell.self, forCellWithReuseIdentifier: "episode")
        collectionView.register(SeasonHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "season")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { seasons.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        seasons[section].episodes.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "episode", for: indexPath) as! EpisodeCell
        cell.nameLabel.text = seasons[indexPath.section].episodes[indexPath.item]
        cell.stillView.showAnimatedSkeleton()
        cell.stillView.kf.setImage(with: URL(string: "https://shows.example.org/still.jpg")) { _ in
            cell.stillView.hideSkeleton()
        }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "season", for: indexPath) as! SeasonHeader
        header.label.text = "Season \(seasons[indexPath.section].number)"
        return header
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: 72)
    }
}

final class EpisodeCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let stillView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stillView.frame = CGRect(x: 16, y: 6, width: 96, height: 60)
        nameLabel.frame = CGRect(x: 124, y: 0, width: frame.width - 140, height: frame.height)
        contentView.addSubview(stillView)
        contentView.addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class SeasonHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}
