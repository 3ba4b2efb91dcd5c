import UIKit

final class PhotoStoryNavigationController: UINavigationController {

    convenience init() {
        self.init(rootViewController: PhotoStoryController())
    }
}

/// A picture that runs up to the edge of the screen, with the bar clear over it as long as nothing has scrolled.
final class PhotoStoryController: UIViewController, UICollectionViewDataSource {

    private let hero = UIImageView()
    private var collectionView: UICollectionView!
    private let heroHeight: CGFloat = 320

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lisbon"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)

        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        clear.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.scrollEdgeAppearance = clear
        let filled = UINavigationBarAppearance()
        filled.configureWithDefaultBackground()
        navigationItem.standardAppearance = filled

        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.contentInset.top = heroHeight
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view.addSubview(collectionView)

        hero.backgroundColor = .systemIndigo
        hero.image = UIImage(systemName: "photo")
        hero.tintColor = .white
        hero.contentMode = .center
        hero.frame = CGRect(x: 0, y: -heroHeight, width: view.bounds.width, height: heroHeight)
        hero.autoresizingMask = .flexibleWidth
        collectionView.addSubview(hero)
        setContentScrollView(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let hue = CGFloat(indexPath.item % 12) / 12
        cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.4, brightness: 0.9, alpha: 1)
        return cell
    }
}

extension PhotoStoryController: UICollectionViewDelegateFlowLayout {

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = (collectionView.bounds.width - 4) / 3
        return CGSize(width: side, height: side)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let stretch = max(heroHeight, -scrollView.contentOffset.y)
        hero.frame = CGRect(x: 0, y: -stretch, width: scrollView.bounds.width, height: stretch)
    }
}
